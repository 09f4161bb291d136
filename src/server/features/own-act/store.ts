// Own acts as rows: the players with an own action in an event. Without one nothing of the event is
// kept on a player; triggers (migration 033) mark what an act lets count. Written under the event's
// row lock.
import { sql } from 'kysely'
import type { OwnAct, OwnActState } from '#domain/event/own-act.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { addAlerts } from '../alert/store.ts'
import { alertParams, type EventFacts } from '../event/store.ts'

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
 * no
 * act of theirs. Later what was played stays theirs.
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

/** What a player did or said of themselves in an event; null when they were not even asked. */
export async function findOwnActState(
  db: Database,
  eventId: string,
  playerId: string,
): Promise<OwnActState | null> {
  const row = await db
    .selectFrom('own_acts')
    .select('state')
    .where('event_id', '=', eventId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.state ?? null
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
    .select('player_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'denied')
    .where('player_id', 'in', playerIds)
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

/**
 * A player said that it was not them: their seats are a guest's, the teams they were put into end.
 */
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
  // A plan in the making may name them.
  await sql`update match_lists set revision = revision + 1 where event_id = ${eventId}`.execute(tx)
  await sql`
    update event_teams set deleted = true
    where event_id = ${eventId} and ${playerId} in (p1, p2)`.execute(tx)
}

/**
 * Asks players brought by others into events that are over, or have results, whether it was
 * them: each once. Answers the asked ones.
 */
export async function askUnacted(
  unit: UnitOfWork,
  event: Pick<
    EventFacts,
    'eventId' | 'title' | 'type' | 'startDate' | 'startTime' | 'locationName'
  >,
): Promise<ReadonlySet<string>> {
  const { tx } = unit
  const { eventId } = event
  const { rows } = await sql<{ playerId: string }>`
    insert into own_acts (event_id, player_id, state, how, changed)
    select ${eventId}::uuid, p.player_id, 'asked', null, ${new Date(unit.now)}::timestamptz
    from players p where p.user_id is not null and p.player_id in (
      select c.player_id from event_presence c where c.event_id = ${eventId}
      union select l.player_id from match_list_players l
        join match_players s on s.event_id = l.event_id and s.number = l.number
        join matches m on m.match_id = s.match_id and m.state = 'confirmed'
        where l.event_id = ${eventId} and l.player_id is not null)
    order by p.player_id on conflict do nothing returning player_id as "playerId"`.execute(tx)
  await addAlerts(
    unit,
    rows.map(({ playerId }) => ({
      playerId,
      kind: 'were-you-there',
      eventId,
      params: alertParams(event),
    })),
  )
  return new Set(rows.map(({ playerId }) => playerId))
}

/** Everyone with an own action in an event. */
export async function listActed(db: Database, eventId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('own_acts')
    .select('player_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'acted')
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

/** Notes that these players joined a league themselves. */
export async function saveLeagueActs(
  tx: Database,
  leagueSeriesId: string,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  await tx
    .insertInto('league_own_acts')
    .values(playerIds.map((player_id) => ({ league_series_id: leagueSeriesId, player_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets it of players gone from the league. */
export async function forgetLeagueActs(
  tx: Database,
  leagueSeriesId: string,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  await tx
    .deleteFrom('league_own_acts')
    .where('league_series_id', '=', leagueSeriesId)
    .where('player_id', 'in', playerIds)
    .execute()
}

/** Everyone that joined a league themselves. */
export async function listLeagueActed(
  db: Database,
  leagueSeriesId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('league_own_acts')
    .select('player_id')
    .where('league_series_id', '=', leagueSeriesId)
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

/**
 * Of a league everyone with a counting medal: they joined themselves, or acted in one of its game
 * days.
 */
export async function listLeagueCounted(
  db: Database,
  leagueSeriesId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from league_own_acts where league_series_id = ${leagueSeriesId}
    union select a.player_id from own_acts a join events e using (event_id)
      where e.league_series_id = ${leagueSeriesId} and a.state = 'acted'`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}
