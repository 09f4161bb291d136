// Everything that is kept on a player, as numbers, and the workers that bring it up to what was stored.
import { sql } from 'kysely'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { giveRewards } from '#server/features/ledger/jobs.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import type { TestApp } from './test-app.ts'

/** Runs the workers that follow results until nothing is left to do. */
export async function settleRecords({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  await giveRewards(deps)
  await replayDirty(deps)
  await refreshLeaderboards(deps)
}

export type PlayerRecord = {
  wins: number
  losses: number
  points: number
  /** Gold, silver, bronze. */
  medals: [number, number, number]
  attended: number
  hosted: number
  /** Places in closed events. */
  results: number
  ratings: { discipline: string; rating: number; games: number }[]
  /** The rated matches, by what they changed. */
  changes: number[]
  diamonds: string[]
  tokens: number
}

/** The numbers of a player. */
export async function recordOf({ db }: Pick<TestApp, 'db'>, playerId: string): Promise<PlayerRecord> {
  const { rows: [row] } = await sql<PlayerRecord>`
    select p.wins, p.losses, p.points,
      json_build_array(p.medal_gold, p.medal_silver, p.medal_bronze) as medals,
      coalesce(t.attended, 0) as attended, coalesce(t.hosted, 0) as hosted,
      (select count(*)::int from results r where r.player_id = p.player_id) as results,
      (select coalesce(json_agg(json_build_object('discipline', r.discipline, 'rating', r.rating, 'games', r.games)
        order by r.discipline), '[]') from player_ratings r where r.player_id = p.player_id) as ratings,
      (select coalesce(json_agg(c.mu order by c.result_order), '[]') from rating_changes c
        where c.player_id = p.player_id) as changes,
      (select coalesce(json_agg(d.diamond_id order by d.diamond_id), '[]') from player_diamonds d
        where d.player_id = p.player_id) as diamonds,
      coalesce((select a.balance from ledger_accounts a
        where a.player_id = p.player_id and a.unit = 'token'), 0)::int as tokens
    from players p
      left join leaderboard_totals t
        on t.player_id = p.player_id and t.location_id = '' and t.span = 'all time'
    where p.player_id = ${playerId}`.execute(db)
  if (row === undefined) throw new Error(`no player ${playerId}`)
  return row
}
