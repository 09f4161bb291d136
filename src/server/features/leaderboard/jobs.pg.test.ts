// After any changes of events, rosters, matches, medals and players, concurrent or not, processed
// totals equal a recount from the sources.
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  countPoints,
  rankedMatchesMin,
  getSeason,
  windowStart,
} from '#domain/leaderboard/leaderboard.ts'
import { numberToDay, type Day } from '#domain/shared/day.ts'
import {
  app,
  players,
  step,
  take,
  startLeaderboardChanges,
} from '#test/scenes/leaderboard-changes.ts'
import { refreshLeaderboards } from './jobs.ts'

startLeaderboardChanges()

type Counts = Record<
  'attended' | 'hosted' | 'wins' | 'losses' | 'gold' | 'silver' | 'bronze',
  number
>

const none = (): Counts => ({
  attended: 0,
  hosted: 0,
  wins: 0,
  losses: 0,
  gold: 0,
  silver: 0,
  bronze: 0,
})

async function recount(): Promise<Record<string, Counts>> {
  const today = numberToDay(Math.floor(app.clock.now() / 86_400_000))
  const totals: Record<string, Counts> = {}
  const standing = await app.db
    .selectFrom('events')
    .select(['eventId', 'location', 'startDate', 'playerId', 'startsAt', 'endsAt'])
    .where('deleted', '=', false)
    .where('status', '=', 'published')
    .orderBy('startsAt')
    .orderBy('eventId')
    .execute()
  const busyUntil = new Map<string, number>()
  for (const {
    eventId: id,
    location,
    startDate,
    startsAt,
    endsAt,
    playerId: organizer,
  } of standing) {
    const add = (playerId: string, count: keyof Counts): void => {
      for (const span of spansOf(startDate as Day, today)) {
        for (const place of [location, ''])
          (totals[`${place} ${span} ${playerId}`] ??= none())[count] += 1
      }
    }
    const came = await hereAt(id)
    const here = came.filter((playerId) => (busyUntil.get(playerId) ?? 0) <= startsAt.getTime())
    for (const playerId of came)
      busyUntil.set(playerId, Math.max(busyUntil.get(playerId) ?? 0, endsAt.getTime()))
    for (const playerId of here) add(playerId, 'attended')
    if (here.filter((playerId) => playerId !== organizer).length >= 2) add(organizer, 'hosted')
    const sides = await app.db
      .selectFrom('matches as m')
      .innerJoin('match_players as mp', 'mp.matchId', 'm.matchId')
      .innerJoin('match_list_players as lp', (join) =>
        join.onRef('lp.eventId', '=', 'm.eventId').onRef('lp.number', '=', 'mp.number'),
      )
      .select(['m.matchId', 'lp.playerId', 'mp.side', 'm.winner'])
      .where('m.eventId', '=', id)
      .where('m.state', '=', 'confirmed')
      .execute()
    const hasPlayers = (match: string, of: 'a' | 'b'): boolean =>
      sides.some(
        ({ matchId, side, playerId }) => matchId === match && side === of && playerId !== null,
      )
    for (const { matchId, playerId, side, winner } of sides) {
      if (playerId !== null && hasPlayers(matchId, 'a') && hasPlayers(matchId, 'b'))
        add(playerId, side === winner ? 'wins' : 'losses')
    }
    for (const { playerId, medal } of await app.db
      .selectFrom('awards')
      .select(['playerId', 'medal'])
      .where('eventId', '=', id)
      .execute())
      add(playerId, medal)
  }
  return totals
}

async function hereAt(eventId: string): Promise<string[]> {
  const entries = await app.db
    .selectFrom('player_events')
    .select(['playerId', 'removed', 'place', 'attendance'])
    .where('eventId', '=', eventId)
    .execute()
  const listed = await app.db
    .selectFrom('match_list_players')
    .select(['playerId', 'presence'])
    .where('eventId', '=', eventId)
    .execute()
  return players.filter((playerId) => {
    const entry = entries.find((row) => row.playerId === playerId)
    const word = entry?.removed === false && entry.place === 'playing' ? entry.attendance : null
    const presence = listed.find((row) => row.playerId === playerId)?.presence
    return (
      word === 'here' ||
      (word === null && (presence === 'here' || (presence === 'left' && entry === undefined)))
    )
  })
}

const spansOf = (day: Day, today: Day): string[] => [
  'all time',
  getSeason(day),
  ...(day >= windowStart(today) ? ['30 days'] : []),
]

async function kept(): Promise<Record<string, Counts>> {
  const rows = await app.db
    .selectFrom('leaderboard_totals')
    .select([
      'locationId',
      'span',
      'playerId',
      'attended',
      'hosted',
      'wins',
      'losses',
      'gold',
      'silver',
      'bronze',
    ])
    .execute()
  return Object.fromEntries(
    rows
      .map(
        ({ locationId, span, playerId, ...counts }) =>
          [`${locationId} ${span} ${playerId}`, counts] as const,
      )
      .filter(([, counts]) => Object.values(counts).some((count) => count !== 0)),
  )
}

async function expectRight(): Promise<void> {
  const expected = await recount()
  expect(await kept()).toEqual(expected)
  const rows = await app.db.selectFrom('leaderboard_totals').selectAll().execute()
  const owners = await app.db
    .selectFrom('players')
    .select(['playerId', 'hidden', 'onLeaderboards', 'wins', 'losses', 'points'])
    .execute()
  const { rows: ratings } = await sql<{
    playerId: string
    rating: number
    games: number
  }>`select player_id, rating, games from player_ratings where discipline = 'doubles'`.execute(
    app.db,
  )
  for (const row of rows) {
    const { wins, losses } = row
    const rating = ratings.find(
      ({ playerId, games }) => playerId === row.playerId && games >= rankedMatchesMin,
    )
    const owner = owners.find(({ playerId }) => playerId === row.playerId)
    expect({
      points: row.points,
      winPercent: row.winPercent,
      medals: row.medals,
      rating: row.ratingDoubles,
      listed: row.listed,
    }).toEqual({
      points: countPoints(row),
      winPercent:
        wins + losses < rankedMatchesMin ? 0 : Math.round((wins * 1_000_000) / (wins + losses)),
      medals: row.gold * 1e8 + row.silver * 1e4 + row.bronze,
      rating: row.span === 'all time' ? Math.round((rating?.rating ?? 0) * 1000) : 0,
      listed: owner?.hidden === false && owner.onLeaderboards,
    })
  }
  for (const { playerId, wins, losses, points } of owners) {
    const all = expected[` all time ${playerId}`] ?? none()
    expect({ playerId, wins, losses, points }).toEqual({
      playerId,
      wins: all.wins,
      losses: all.losses,
      points: countPoints(all),
    })
  }
}

describe('the totals equal a recount', () => {
  test('after any changes, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        for (const change of steps) await take(change)
        await refreshLeaderboards(app.deps)
        await expectRight()
      }),
      { numRuns: 20 },
    )
  })

  test('after any changes at once, while several servers count', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const [days, changes] = [
          steps.filter(({ does }) => does === 'day'),
          steps.filter(({ does }) => does !== 'day'),
        ]
        for (const change of days) await take(change)
        await Promise.all([
          ...changes.map(take),
          refreshLeaderboards(app.deps),
          refreshLeaderboards(app.deps),
        ])
        await refreshLeaderboards(app.deps)
        await expectRight()
      }),
      { numRuns: 8 },
    )
  })

  test('after the worker broke down in the middle', async () => {
    await take({
      does: 'event',
      event: 0,
      cancelled: false,
      deleted: false,
      venue: 0,
      days: 0,
      hours: 0,
      organizer: 0,
    })
    for (const player of [1, 2, 3])
      await take({ does: 'attend', event: 0, player, attendance: 'here' })
    await app.db
      .updateTable('players')
      .set((eb) => ({ hidden: eb.not('hidden') }))
      .where('playerId', '=', 'ben')
      .execute()
    await sql`create function break_down() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(app.db)
    await sql`create trigger break_down before
      update on leaderboard_totals for each statement execute function break_down()`.execute(app.db)
    await expect(refreshLeaderboards(app.deps)).rejects.toThrow('broken')
    await sql`drop trigger break_down on leaderboard_totals`.execute(app.db)
    await refreshLeaderboards(app.deps)
    await expectRight()
  })

  test('after the account of a player is gone', async () => {
    await app.db
      .updateTable('events')
      .set({ playerId: 'ann' })
      .where('playerId', '=', 'finn')
      .execute()
    await app.db.deleteFrom('players').where('playerId', '=', 'finn').execute()
    await refreshLeaderboards(app.deps)
    expect(
      await app.db
        .selectFrom('leaderboard_totals')
        .select('playerId')
        .where('playerId', '=', 'finn')
        .execute(),
    ).toEqual([])
    await expectRight()
  })
})
