// Shared setup of team tests: asking, accepting, and existing teams.
import { toTeam } from '#domain/team/team.ts'
import type { Database } from '#server/db/open-database.ts'
import type { TestPlayer } from '../support/test-app.ts'

/** Newest request between two players for an event; throws when there is no request. */
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

export async function ask(
  db: Database,
  eventId: string,
  from: TestPlayer,
  to: TestPlayer,
): Promise<string> {
  await from.must('eventTeams-request', { eventId, playerId: to.playerId })
  return requestOf(db, eventId, from, to)
}

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
