// Rows of a league's substitutes, without players blocked from its organizer.
import { sql } from 'kysely'
import type { TierHours } from '#domain/invitation/tier.ts'
import type { SubstituteState } from '#domain/league/substitute.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { LeagueKey } from './queries.ts'

export type Substitute = {
  playerId: string
  playerName: string
  photoURL: string
  state: SubstituteState
  told: Date | null
}

export async function listSubstitutes(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<Substitute[]> {
  return db
    .selectFrom('league_substitutes as s')
    .innerJoin('leagues as e', 'e.leagueSeriesId', 's.leagueSeriesId')
    .innerJoin('players as p', 'p.playerId', 's.playerId')
    .select(['s.playerId', 'p.playerName', 'p.photoUrl as photoURL', 's.state', 's.told'])
    .where('s.leagueSeriesId', '=', leagueSeriesId)
    .where(isNotBlocked(sql.ref<string>('s.player_id'), sql.ref<string>('e.player_id')))
    .orderBy('s.created')
    .orderBy('s.playerId')
    .execute()
}

/** told: when they were notified; null keeps the former time. */
export async function saveSubstitute(
  tx: Database,
  {
    leagueSeriesId,
    playerId,
    state,
    told,
    now,
  }: LeagueKey & { playerId: string; state: SubstituteState; told: number | null; now: number },
): Promise<void> {
  await sql`
    insert into league_substitutes as s (league_series_id, player_id, state, told, created)
    values (${leagueSeriesId}, ${playerId}, ${state},
      ${told === null ? null : new Date(told)}::timestamptz, ${new Date(now)})
    on conflict (league_series_id, player_id) do update set state = excluded.state,
      told = coalesce(excluded.told, s.told)
    returning ${changedRow('league_substitutes', 's')}`.execute(tx)
}

export async function dropSubstitutes(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('league_substitutes')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('playerId', 'in', [...playerIds])
    .execute()
}

export async function saveSubstituteHours(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  substituteHours: TierHours | null,
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ substituteHours })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
}

export async function listDaysToFill(db: Database, now: number, most: number): Promise<string[]> {
  const at = new Date(now)
  const { rows } = await sql<{ eventId: string }>`
    select d.event_id from leagues e join events d on d.league_series_id = e.league_series_id
    where e.substitute_hours is not null and e.state = 'running' and not e.deleted
      and d.status = 'published' and not d.deleted and d.starts_at > ${at}
      and d.starts_at - e.substitute_hours * interval '1 hour' <= ${at}
      and d.playing < ${seatsOn('d')}
      and exists (${unasked('d')})
    order by d.starts_at, d.event_id limit ${most}`.execute(db)
  return rows.map(({ eventId }) => eventId)
}

/**
 * Counts members who are or were on the roster, because each has a place whether they come or not.
 */
const seatsOn = (day: string) => sql<number>`(select count(*)::int from league_players m
  join player_events r on r.event_id = ${sql.ref(`${day}.event_id`)} and r.player_id = m.player_id
  where m.league_series_id = ${sql.ref(`${day}.league_series_id`)} and m.state = 'joined')`

const unasked = (day: string) => sql<{ playerId: string }>`select s.player_id
  from league_substitutes s join players p on p.player_id = s.player_id
  where s.league_series_id = e.league_series_id and s.state = 'in' and p.user_id is not null
    and ${isNotBlocked(sql.ref<string>('s.player_id'), sql.ref<string>('e.player_id'))}
    and not exists (select 1 from event_invitees i where i.event_id = ${sql.ref(`${day}.event_id`)}
      and i.player_id = s.player_id and not i.withdrawn)
    and not exists (select 1 from player_events r where r.event_id = ${sql.ref(`${day}.event_id`)}
      and r.player_id = s.player_id)`

export async function findSeats(
  tx: Database,
  eventId: string,
): Promise<{ seats: number; taken: number; unasked: string[] }> {
  const { rows } = await sql<{ seats: number; taken: number; unasked: string[] }>`
    select ${seatsOn('d')} as seats, d.playing as taken,
      array(select a.player_id from (${unasked('d')}) a order by 1) as unasked
    from events d join leagues e on e.league_series_id = d.league_series_id
    where d.event_id = ${eventId}`.execute(tx)
  return rows[0] ?? { seats: 0, taken: 0, unasked: [] }
}
