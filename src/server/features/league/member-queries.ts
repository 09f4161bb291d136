// A league's members and the order of its ladder.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { LeagueEntrant } from '#domain/league/league-standings.ts'
import type { MemberState } from '#domain/league/league.ts'
import type { Medal } from '#domain/medal/medal.ts'
import type { Gender } from '#domain/player/player.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { LeagueKey } from './queries.ts'

export type Member = LiveOutput<'leagues-byId'>['members'][number] & { medal: Medal | null }

export async function listLeagueMembers(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<Member[]> {
  const rows = await db
    .selectFrom('league_players as m')
    .innerJoin('players as p', 'p.playerId', 'm.playerId')
    .leftJoin('players as t', 't.playerId', 'm.partnerId')
    .select([
      'm.playerId',
      'p.playerName',
      'p.photoUrl as photoURL',
      'p.skillSelf',
      'm.partnerId',
      'm.state',
      'm.position',
    ])
    .select([
      sql<string>`coalesce(t.player_name, '')`.as('partnerName'),
      sql<Medal | null>`(select a.medal from awards a where a.league_series_id = m.league_series_id
        and a.player_id = m.player_id)`.as('medal'),
    ])
    .where('m.leagueSeriesId', '=', leagueSeriesId)
    .orderBy(sql`array_position(array['joined', 'asked', 'invited', 'left'], m.state)`)
    .orderBy('m.position', (order) => order.asc().nullsLast())
    .orderBy('m.playerId')
    .execute()
  return rows
}

/**
 * Entrants in ladder order, then former ones. A ladder position marks a former entrant, even when
 * they have been asked again since.
 */
export function toEntrants(members: readonly Member[]): LeagueEntrant[] {
  const were = members
    .filter(({ state, position }) => state !== 'joined' && position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  return [...members.filter(({ state }) => state === 'joined'), ...were].map(
    ({ playerId, partnerId }) => ({ playerId, partnerId }),
  )
}

export type ApplicantRow = {
  playerId: string
  playerName: string
  skillSelf: number | null
  gender: Gender | null
}

export async function findApplicants(
  db: Database,
  playerIds: readonly string[],
): Promise<ApplicantRow[]> {
  return db
    .selectFrom('players as p')
    .leftJoin('players_private as pp', 'pp.playerId', 'p.playerId')
    .select([
      'p.playerId',
      'p.playerName',
      'p.skillSelf',
      sql<Gender | null>`pp.gender`.as('gender'),
    ])
    .where('p.playerId', 'in', [...playerIds])
    .execute()
}

const noTeam = { teamId: null, captain: false } as const

export async function saveMember(
  tx: Database,
  {
    leagueSeriesId,
    playerId,
    partnerId,
    state,
    now,
  }: LeagueKey & LeagueEntrant & { state: MemberState; now: number },
): Promise<void> {
  await tx
    .insertInto('league_players')
    .values({
      leagueSeriesId,
      playerId,
      partnerId,
      state,
      position: null,
      created: new Date(now),
    })
    .onConflict((oc) =>
      oc.columns(['leagueSeriesId', 'playerId']).doUpdateSet({
        partnerId,
        state,
        ...(state === 'joined' ? {} : noTeam),
      }),
    )
    .execute()
}

/**
 * Deletes invitations, requests, and members of a league that hasn't begun. Former members are
 * marked as left instead.
 */
export async function deleteMembers(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  await tx
    .deleteFrom('league_players')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('playerId', 'in', [...playerIds])
    .where('position', 'is', null)
    .execute()
  await tx
    .updateTable('league_players')
    .set({ state: 'left', ...noTeam })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('playerId', 'in', [...playerIds])
    .execute()
}

export async function saveLadder(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  entrants: readonly string[],
): Promise<void> {
  await sql`
    update league_players m set position = r.position from (
      select player_id, row_number() over
        (order by array_position(${[...entrants]}::text[], player_id) nulls last,
        position nulls last, created, player_id) as position
      from league_players where league_series_id = ${leagueSeriesId}
      and (state = 'joined' or position is not null)) r
    where m.league_series_id = ${leagueSeriesId} and m.player_id = r.player_id
    returning ${changedRow('league_players', 'm')}`.execute(tx)
}

/** Initial ladder order by self-rated level, strongest first; a team counts by its mean. */
export async function listByStrength(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select m.player_id from league_players m
      join players p on p.player_id = m.player_id left join players t on t.player_id = m.partner_id
    where m.league_series_id = ${leagueSeriesId} and m.state = 'joined'
    order by (coalesce(p.skill_self, 3) + coalesce(t.skill_self, p.skill_self, 3)) desc, m.created,
    m.player_id`.execute(tx)
  return rows.map(({ playerId }) => playerId)
}

export async function membersAmong(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select asked as "playerId" from unnest(${[...playerIds]}::text[]) asked
    where exists (select 1 from league_players m where m.league_series_id = ${leagueSeriesId}
    and m.state = 'joined' and (m.player_id = asked or m.partner_id = asked))`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}

export async function listLeagueInvitees(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom('league_invitees')
    .select('playerId')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
  return rows.map(({ playerId }) => playerId)
}
