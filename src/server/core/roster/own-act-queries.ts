// Rows of own acts: what players did themselves in an event. Without one the event doesn't count
// for a player; triggers (migration 033) maintain what counts. Written under the event's row lock.
import { sql, type CompiledQuery } from 'kysely'
import type { OwnAct } from '#domain/event/own-act.ts'
import type { Database } from '../../db/open-database.ts'

export type OwnActors = {
  eventId: string
  playerIds: readonly string[]
  how: OwnAct
  now: number
}

export type ActingPlayer = { eventId: string; playerId: string }

const toArrays = (actors: readonly ActingPlayer[]) =>
  sql`unnest(${actors.map(({ eventId }) => eventId)}::uuid[],
    ${actors.map(({ playerId }) => playerId)}::text[]) as actor (event_id, player_id)`

/**
 * Records that players acted themselves, at most once each. The first act is kept; one after "not
 * me" counts again.
 */
export const noteActs = (
  db: Database,
  actors: readonly ActingPlayer[],
  { how, now }: Pick<OwnActors, 'how' | 'now'>,
): CompiledQuery =>
  sql`
    insert into own_acts as old (event_id, player_id, state, how, changed)
    select event_id, player_id, 'acted', ${how}, ${new Date(now)}::timestamptz
    from ${toArrays(actors)} order by event_id, player_id
    on conflict (event_id, player_id) do update
      set state = excluded.state, how = excluded.how, changed = excluded.changed
      where old.state <> excluded.state`.compile(db)

export async function saveOwnActs(
  tx: Database,
  { eventId, playerIds, how, now }: OwnActors,
): Promise<void> {
  if (playerIds.length === 0) return
  const actors = [...new Set(playerIds)].map((playerId) => ({ eventId, playerId }))
  await tx.executeQuery(noteActs(tx, actors, { how, now }))
}

/**
 * Deletes the acts of players who leave before the start, because being added again by others isn't
 * their act. After the start what they played stays theirs.
 */
export const forgetActs = (
  db: Database,
  actors: readonly ActingPlayer[],
  now: number,
): CompiledQuery =>
  sql`
    delete from own_acts a using ${toArrays(actors)}, events e
    where a.event_id = actor.event_id and a.player_id = actor.player_id
      and a.state = 'acted' and e.event_id = a.event_id and e.starts_at > ${new Date(now)}`.compile(
    db,
  )

export async function forgetTeamActs(
  tx: Database,
  { eventId, playerIds }: Pick<OwnActors, 'eventId' | 'playerIds'>,
): Promise<void> {
  await sql`
    delete from own_acts a
    where a.event_id = ${eventId} and a.player_id = any(${[...playerIds]}::text[])
    and a.how = 'team'
      and not exists (select 1 from player_events i
        where i.event_id = a.event_id and i.player_id = a.player_id and not i.removed)`.execute(tx)
}

export async function listDenied(
  db: Database,
  eventId: string,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('own_acts')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'denied')
    .where('playerId', 'in', playerIds)
    .execute()
  return new Set(rows.map(({ playerId }) => playerId))
}

export async function listActed(db: Database, eventId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('own_acts')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'acted')
    .execute()
  return new Set(rows.map(({ playerId }) => playerId))
}
