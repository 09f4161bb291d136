// Own acts as rows: what players did themselves in an event. Without one nothing of the event is
// kept on a player; triggers (migration 033) mark what an act lets count. Written under the row
// lock of the event.
import { sql } from 'kysely'
import type { OwnAct } from '#domain/event/own-act.ts'
import type { Database } from '../../db/open-database.ts'

export type OwnActors = {
  eventId: string
  playerIds: readonly string[]
  how: OwnAct
  now: number
}

/**
 * Notes that these players acted themselves. The first act stays as it was told; one after "not me"
 * counts again.
 */
export async function saveOwnActs(
  tx: Database,
  { eventId, playerIds, how, now }: OwnActors,
): Promise<void> {
  if (playerIds.length === 0) return
  await sql`
    insert into own_acts as old (event_id, player_id, state, how, changed)
    select ${eventId}::uuid, player_id, 'acted', ${how}, ${new Date(now)}::timestamptz
    from unnest(${[...new Set(playerIds)]}::text[]) as actor (player_id) order by player_id
    on conflict (event_id, player_id) do update
      set state = excluded.state, how = excluded.how, changed = excluded.changed
      where old.state <> excluded.state`.execute(tx)
}

/**
 * Forgets the acts of players gone from an event before it began: being put in again by others is
 * no act of theirs. Later what was played stays theirs.
 */
export async function forgetOwnActs(
  tx: Database,
  { eventId, playerIds, now }: Omit<OwnActors, 'how'>,
): Promise<void> {
  if (playerIds.length === 0) return
  await sql`
    delete from own_acts a using events e
    where a.event_id = ${eventId} and a.player_id = any(${[...playerIds]}::text[])
      and a.state = 'acted' and e.event_id = a.event_id and e.starts_at > ${new Date(now)}`.execute(
    tx,
  )
}

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
