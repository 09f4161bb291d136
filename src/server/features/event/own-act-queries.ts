// Own acts as rows: what players did themselves in an event. Without one nothing of the event is
// kept on a player; triggers (migration 033) mark what an act lets count. Written under the row
// lock of the event.
import { sql, type CompiledQuery } from 'kysely'
import type { OwnAct } from '#domain/event/own-act.ts'
import type { Database } from '../../db/open-database.ts'

export type OwnActors = {
  eventId: string
  playerIds: readonly string[]
  how: OwnAct
  now: number
}

/** A player in an event. */
export type ActingPlayer = { eventId: string; playerId: string }

const toArrays = (actors: readonly ActingPlayer[]) =>
  sql`unnest(${actors.map(({ eventId }) => eventId)}::uuid[],
    ${actors.map(({ playerId }) => playerId)}::text[]) as actor (event_id, player_id)`

/**
 * Notes that players acted themselves, each at most once. The first act stays as it was told; one
 * after "not me" counts again.
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

/** Notes that these players acted themselves. */
export async function saveOwnActs(
  tx: Database,
  { eventId, playerIds, how, now }: OwnActors,
): Promise<void> {
  if (playerIds.length === 0) return
  const actors = [...new Set(playerIds)].map((playerId) => ({ eventId, playerId }))
  await tx.executeQuery(noteActs(tx, actors, { how, now }))
}

/**
 * Forgets the acts of players gone from an event before it began: being put in again by others is
 * no act of theirs. Later what was played stays theirs.
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

/** Forgets the acts of former partners outside the event. */
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

/** Of these players those that said it was not them. */
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

/** Everyone with an own action in an event. */
export async function listActed(db: Database, eventId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('own_acts')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'acted')
    .execute()
  return new Set(rows.map(({ playerId }) => playerId))
}
