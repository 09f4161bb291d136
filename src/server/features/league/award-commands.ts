// Updates a league's medals and publishes them, inside the caller's transaction.
import { listOpenDays } from '#domain/league/open-days.ts'
import { leagueMedals } from '#domain/league/play-league.ts'
import type { Medal } from '#domain/medal/medal.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { listDays } from './day-queries.ts'
import { toEntrants, listLeagueMembers } from './member-queries.ts'
import { listLeagueCounted } from './own-act-queries.ts'
import { lockLeague, type LeagueFacts } from './queries.ts'

export async function refreshLeagueAwards(
  unit: UnitOfWork,
  { leagueSeriesId }: { leagueSeriesId: string | null },
): Promise<void> {
  const { tx } = unit
  const league =
    leagueSeriesId === null
      ? null
      : await lockLeague(tx, { leagueSeriesId }, everywherePlayerId, unit.now)
  if (league !== null) await saveLeagueAwards(unit, league)
}

/**
 * Medals of a concluded league, only for players with an own act in it; empty while one of its days
 * is open again, or a played one is unranked.
 */
async function countedMedals(
  tx: Database,
  league: Pick<LeagueFacts, 'leagueSeriesId' | 'fields'>,
): Promise<{ playerId: string; medal: Medal }[]> {
  const days = await listDays(tx, league)
  if (listOpenDays(days).length > 0 || (await hasUnrankedDay(tx, league.leagueSeriesId))) return []
  const counted = await listLeagueCounted(tx, league.leagueSeriesId)
  return leagueMedals(
    { ...league, entrants: toEntrants(await listLeagueMembers(tx, league)) },
    days,
    counted,
  )
}

async function hasUnrankedDay(tx: Database, leagueSeriesId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('events as e')
    .innerJoin('match_lists as ml', 'ml.eventId', 'e.eventId')
    .select('e.eventId')
    .where('e.leagueSeriesId', '=', leagueSeriesId)
    .where('e.deleted', '=', false)
    .where('e.ranking', '<>', 'ranked')
    .where('ml.state', '=', 'closed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets the medals that follow from the results; empty until the league is concluded. Call under the
 * league's lock.
 */
export async function saveLeagueAwards(
  { tx, newId, now }: UnitOfWork,
  league: Pick<LeagueFacts, 'leagueSeriesId' | 'fields' | 'state'>,
): Promise<void> {
  const before = await tx
    .selectFrom('awards')
    .select(['playerId', 'medal', 'created'])
    .where('leagueSeriesId', '=', league.leagueSeriesId)
    .execute()
  const wanted = league.state === 'concluded' ? await countedMedals(tx, league) : []
  const toKey = (award: { playerId: string; medal: string }): string =>
    `${award.playerId} ${award.medal}`
  const [had, have] = [new Set(before.map(toKey)), new Set(wanted.map(toKey))]
  const gone = before.filter((award) => !have.has(toKey(award))).map(({ playerId }) => playerId)
  if (gone.length > 0)
    await tx
      .deleteFrom('awards')
      .where('leagueSeriesId', '=', league.leagueSeriesId)
      .where('playerId', 'in', gone)
      .execute()
  const gained = wanted.filter((award) => !had.has(toKey(award)))
  const created = new Date(Math.min(now, ...before.map((award) => award.created.getTime())))
  if (gained.length > 0)
    await tx
      .insertInto('awards')
      .values(
        gained.map(({ playerId, medal }) => ({
          awardId: newId(),
          leagueSeriesId: league.leagueSeriesId,
          playerId,
          medal,
          created,
        })),
      )
      .execute()
}
