// Rows of players' own answers about an event.
import { sql } from 'kysely'
import type { OwnActState } from '#domain/event/own-act.ts'
import type { Database } from '../../db/open-database.ts'

export async function findOwnActState(
  db: Database,
  eventId: string,
  playerId: string,
): Promise<OwnActState | null> {
  const row = await db
    .selectFrom('own_acts')
    .select('state')
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row?.state ?? null
}

/** Those of the events in which the player was asked and hasn't answered, newest first. */
export async function listAskedEvents(
  db: Database,
  playerId: string,
  events: readonly { eventId: string; terms: { startsAt: number } }[],
): Promise<string[]> {
  if (events.length === 0) return []
  const rows = await db
    .selectFrom('own_acts')
    .select('eventId')
    .where('playerId', '=', playerId)
    .where('state', '=', 'asked')
    .where(
      'eventId',
      'in',
      events.map(({ eventId }) => eventId),
    )
    .execute()
  const asked = new Set(rows.map(({ eventId }) => eventId))
  return events
    .filter(({ eventId }) => asked.has(eventId))
    .toSorted((one, other) => other.terms.startsAt - one.terms.startsAt)
    .map(({ eventId }) => eventId)
}

type Disowned = { eventId: string; playerId: string; matchIds: readonly string[] }

/** Disowns the player's seats in these matches; returns how many there are. */
export async function disownSeats(
  tx: Database,
  { eventId, playerId, matchIds }: Disowned,
): Promise<number> {
  if (matchIds.length === 0) return 0
  const { rows } = await sql`
    insert into disowned_seats (match_id, number)
    select s.match_id, s.number from match_players s
      join match_list_players l on l.event_id = s.event_id and l.number = s.number
    where s.event_id = ${eventId}::uuid and s.match_id = any(${[...matchIds]}::uuid[])
      and l.player_id = ${playerId}
    on conflict do nothing returning match_id`.execute(tx)
  return rows.length
}

/**
 * Clears disowned seats, so that the next player who claims a contact's matches is asked about all
 * of them.
 */
export async function forgetDisowned(
  tx: Database,
  playerId: string,
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    delete from disowned_seats d using matches m, match_list_players l
    where m.match_id = d.match_id and m.event_id = any(${[...eventIds]}::uuid[])
      and l.event_id = m.event_id and l.number = d.number and l.player_id = ${playerId}`.execute(tx)
}

/** Records "not me": the player's places become a guest's, and teams others put them into end. */
export async function denyOwnAct(
  tx: Database,
  { eventId, playerId, now }: { eventId: string; playerId: string; now: number },
): Promise<void> {
  await sql`
    insert into own_acts (event_id, player_id, state, how, changed)
    values (${eventId}::uuid, ${playerId}, 'denied', null, ${new Date(now)})
    on conflict (event_id, player_id) do update
      set state = excluded.state, how = excluded.how, changed = excluded.changed`.execute(tx)
  await sql`
    delete from match_list_players l where l.event_id = ${eventId} and l.player_id = ${playerId}
      and not exists (select 1 from match_players s
        where s.event_id = l.event_id and s.number = l.number)
      and not exists (select 1 from match_byes b
        where b.event_id = l.event_id and b.number = l.number)`.execute(tx)
  await sql`
    update match_list_players set player_id = null, disowned = true
    where event_id = ${eventId} and player_id = ${playerId}`.execute(tx)
  await sql`
    update match_list_players set guest_of = null
    where event_id = ${eventId} and guest_of = ${playerId}`.execute(tx)
  await sql`
    update queue_members set player_id = null
    where event_id = ${eventId} and player_id = ${playerId}`.execute(tx)
  await sql`
    update queue_members set guest_of = null
    where event_id = ${eventId} and guest_of = ${playerId}`.execute(tx)
  await sql`update match_lists set revision = revision + 1 where event_id = ${eventId}`.execute(tx)
  await sql`
    update event_teams set deleted = true
    where event_id = ${eventId} and ${playerId} in (p1, p2)`.execute(tx)
}
