// A player's records as numbers, and the workers that update them.
import { sql } from 'kysely'
import type { CallInput } from '#contract/contract.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import { giveRewards } from '../../src/server/features/reward/jobs.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { eventFieldsAt } from './event-scene.ts'
import { roundInWords } from './match-list-scene.ts'

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
  results: number
  ratings: { discipline: string; rating: number; games: number }[]
  changes: number[]
  diamonds: string[]
  tokens: number
}

export async function recordOf(
  { db }: Pick<TestApp, 'db'>,
  playerId: string,
): Promise<PlayerRecord> {
  const {
    rows: [row],
  } = await sql<PlayerRecord>`
    select p.wins, p.losses, p.points,
      json_build_array(p.medal_gold, p.medal_silver, p.medal_bronze) as medals,
      coalesce(t.attended, 0) as attended, coalesce(t.hosted, 0) as hosted,
      (select count(*)::int from results r where r.player_id = p.player_id) as results,
      (select coalesce(json_agg(json_build_object('discipline', r.discipline, 'rating', r.rating,
      'games', r.games)
        order by r.discipline), '[]') from player_ratings r where r.player_id = p.player_id) as
        ratings,
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

const format = {
  format: 'singles',
  rounds: 3,
  points: 11,
  winBy: 2,
  scoring: 'rally',
  bestOf: 1,
  ranked: true,
  consolation: false,
} as const
const rounds = ['0 v 3 | 1 v 2', '0 v 2 | 1 v 3', '0 v 1 | 2 v 3']

export type Cup = {
  location: string
  organizer: TestPlayer
  entrants: readonly { player: TestPlayer; isPutIn: boolean }[]
  fields?: Partial<CallInput<'events-create'>['fields']>
}

export async function openCup(
  app: TestApp,
  { location, organizer, entrants, fields = {} }: Cup,
): Promise<string> {
  const { eventId } = await organizer.must('events-create', {
    fields: eventFieldsAt(location, {
      type: 'tournament',
      play: 'singles',
      format,
      title: 'Spring cup',
      ...fields,
    }),
    status: 'published',
    repeat: null,
  })
  for (const { player, isPutIn } of entrants) {
    if (isPutIn) await organizer.must('events-addPlayer', { eventId, playerId: player.playerId })
    else await player.must('events-signUp', { eventId, guests: 0 })
  }
  await planCup(app, organizer, {
    eventId,
    playerIds: entrants.map(({ player: { playerId } }) => playerId),
  })
  return eventId
}

export async function planCup(
  app: TestApp,
  organizer: TestPlayer,
  { eventId, playerIds }: { eventId: string; playerIds: readonly string[] },
): Promise<void> {
  for (const playerId of playerIds)
    await organizer.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await organizer.must('matchLists-start', { eventId })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await organizer.must('matchLists-plan', { eventId, revision, rounds: rounds.map(roundInWords) })
}

export async function closeCup(
  { db }: TestApp,
  organizer: TestPlayer,
  eventId: string,
): Promise<void> {
  const matches = await db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'planned')
    .orderBy('round')
    .orderBy('slot')
    .execute()
  for (const { matchId } of matches)
    await organizer.must('matches-report', { matchId, games: [[11, 0]], walkover: null })
  await organizer.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
}
