// What tests of teams share: asking, accepting, and teams that are there from the start.
import { toTeam } from '#domain/team/team.ts'
import type { Database } from '#server/db/open-database.ts'
import type { TestPlayer } from '../support/test-app.ts'

/** The newest request of one player to another for an event; throws when there is none. */
export async function requestOf(
  db: Database,
  eventId: string,
  from: TestPlayer,
  to: TestPlayer,
): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select('messageId')
    .where('eventId', '=', eventId)
    .where('type', '=', 'teamReq')
    .where('fromId', '=', from.playerId)
    .where('toId', '=', to.playerId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.messageId
}

/** Asks, and answers the message to accept. */
export async function ask(
  db: Database,
  eventId: string,
  from: TestPlayer,
  to: TestPlayer,
): Promise<string> {
  await from.must('eventTeams-request', { eventId, playerId: to.playerId })
  return requestOf(db, eventId, from, to)
}

/** Two players as a team for an event. */
export async function aTeam(
  db: Database,
  eventId: string,
  one: TestPlayer,
  other: TestPlayer,
): Promise<void> {
  await db
    .insertInto('event_teams')
    .values({ eventId, ...toTeam(one.playerId, other.playerId) })
    .execute()
}

/** The teams of an event as 'ann&ben', ended ones left out. */
export async function teamsOf(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_teams')
    .select(['p1', 'p2'])
    .where('eventId', '=', eventId)
    .where('deleted', '=', false)
    .orderBy('p1')
    .execute()
  return rows.map(({ p1, p2 }) => `${p1}&${p2}`)
}
