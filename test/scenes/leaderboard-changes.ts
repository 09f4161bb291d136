// Published events with results, and every change that can affect a leaderboard.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { addDays, toDay } from '#domain/shared/day.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { Database } from '#server/db/open-database.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { eventInstants } from '#server/time/zone-time.ts'
import { aLocation, anEvent, theyActed } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

export let app: TestApp

export const players = ['ann', 'ben', 'cleo', 'dan', 'eve', 'finn']

const events: string[] = []

let venues: string[]

const firstDay = toDay('2026-05-01')

async function anEvening(db: Database, n: number): Promise<string> {
  const eventId = await anEvent(
    db,
    { location: venues[n % 2] ?? '', organizer: players[n % players.length] ?? '' },
    { startDate: addDays(firstDay, n * 20) },
  )
  await db
    .insertInto('player_events')
    .values(
      players.map((playerId, index) => ({
        eventId,
        playerId,
        guests: 0,
        place: 'playing' as const,
        entryOrder: index + 1,
        attendance: null,
        startDate: firstDay,
        partnerId: null,
      })),
    )
    .execute()
  await theyActed(db, eventId, players)
  await db
    .insertInto('match_lists')
    .values({ eventId, courts: [1], watchKey: null, closed: null })
    .execute()
  await db
    .insertInto('match_list_players')
    .values(
      players.map((playerId, number) => ({
        eventId,
        number,
        playerId,
        guestOf: null,
        guest: null,
        presence: 'expected' as const,
        team: null,
      })),
    )
    .execute()
  for (const round of [1, 2]) {
    const matchId = randomUUID()
    await db
      .insertInto('matches')
      .values({
        matchId,
        eventId,
        stage: 'round',
        round,
        slot: 1,
        court: 1,
        pool: null,
        winner: null,
        reportedBy: null,
        reported: null,
        disputedBy: null,
        confirmedBy: null,
        confirmed: null,
        resultOrder: null,
      })
      .execute()
    await db
      .insertInto('match_players')
      .values(
        [0, 1, 2, 3].map((index) => ({
          matchId,
          eventId,
          stage: 'round' as const,
          round,
          number: (index + round * n) % players.length,
          side: index < 2 ? ('a' as const) : ('b' as const),
        })),
      )
      .execute()
  }
  return eventId
}

type Step =
  | { does: 'attend'; event: number; player: number; attendance: 'here' | 'no-show' | null }
  | { does: 'enter'; event: number; player: number; removed: boolean; place: 'playing' | 'waiting' }
  | {
      does: 'event'
      event: number
      cancelled: boolean
      deleted: boolean
      venue: number
      days: number
      hours: number
      organizer: number
    }
  | { does: 'score'; event: number; round: number; winner: 'a' | 'b' | null }
  | { does: 'sides'; event: number; round: number }
  | {
      does: 'list'
      event: number
      number: number
      player: number | null
      presence: 'expected' | 'here' | 'left'
    }
  | { does: 'award'; event: number; player: number; medal: 'gold' | 'silver' | 'bronze' | null }
  | { does: 'hide'; player: number; hidden: boolean; onLeaderboards: boolean }
  | { does: 'rate'; player: number; rating: number; games: number }
  | { does: 'day'; days: number }
  | { does: 'refresh' }

const event = fc.nat({ max: 4 })

export const player = fc.nat({ max: players.length - 1 })

const round = fc.constantFrom(1, 2)

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('attend' as const),
      event,
      player,
      attendance: fc.constantFrom('here' as const, 'here' as const, 'no-show' as const, null),
    }),
  },
  fc.record({
    does: fc.constant('enter' as const),
    event,
    player,
    removed: fc.boolean(),
    place: fc.constantFrom('playing' as const, 'waiting' as const),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('event' as const),
      event,
      cancelled: fc.boolean(),
      deleted: fc.boolean(),
      venue: fc.nat({ max: 1 }),
      days: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(19, 20, 20, 21)),
      hours: fc.nat({ max: 4 }),
      organizer: player,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('score' as const),
      event,
      round,
      winner: fc.constantFrom('a' as const, 'b' as const, null),
    }),
  },
  fc.record({ does: fc.constant('sides' as const), event, round }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('list' as const),
      event,
      number: player,
      player: fc.option(player),
      presence: fc.constantFrom('expected' as const, 'here' as const, 'left' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('award' as const),
      event,
      player,
      medal: fc.constantFrom('gold' as const, 'silver' as const, 'bronze' as const, null),
    }),
  },
  fc.record({
    does: fc.constant('hide' as const),
    player,
    hidden: fc.boolean(),
    onLeaderboards: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('rate' as const),
    player,
    rating: fc.integer({ min: 2000, max: 8000 }),
    games: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ does: fc.constant('day' as const), days: fc.integer({ min: -40, max: 60 }) }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refresh' as const) }) },
)

const eventOf = ({ event: n }: { event: number }): string => events[n] ?? ''

const playerOf = (n: number): string => players[n] ?? ''

/** Applies a change at its source without notifying the leaderboards. */
export async function take(change: Step): Promise<unknown> {
  const { db } = app
  switch (change.does) {
    case 'attend':
    case 'enter':
      return enter(change)
    case 'event':
      return changeEvent(change)
    case 'score':
      return score(change)
    case 'sides':
      return db
        .updateTable('match_players')
        .set({ side: sql`case side when 'a' then 'b' else 'a' end` })
        .where('eventId', '=', eventOf(change))
        .where('round', '=', change.round)
        .execute()
    case 'list':
      return changeList(change)
    case 'award':
      return award(change)
    case 'hide':
      return db
        .updateTable('players')
        .set({ hidden: change.hidden, onLeaderboards: change.onLeaderboards })
        .where('playerId', '=', playerOf(change.player))
        .execute()
    case 'rate':
      return sql`insert into player_ratings (player_id, discipline, rating, mu, sigma, games)
        values (${playerOf(change.player)}, 'doubles', ${change.rating / 1000}, 25, 8,
        ${change.games})
      on conflict (player_id, discipline) do update
      set rating = excluded.rating, games = excluded.games`.execute(db)
    case 'day':
      return Promise.resolve(
        app.clock.set(Date.parse(`${addDays(firstDay, 30 + change.days)}T12:00:00Z`)),
      )
    case 'refresh':
      return refreshLeaderboards(app.deps)
  }
}

const enter = (change: Extract<Step, { does: 'attend' | 'enter' }>): Promise<unknown> =>
  app.db
    .updateTable('player_events')
    .set(
      change.does === 'attend'
        ? { attendance: change.attendance }
        : { removed: change.removed, place: change.place },
    )
    .where('eventId', '=', eventOf(change))
    .where('playerId', '=', playerOf(change.player))
    .execute()

const changeEvent = (change: Extract<Step, { does: 'event' }>): Promise<unknown> => {
  const startDate = addDays(firstDay, change.days)
  const startTime = `${18 + change.hours}:00`
  return app.db
    .updateTable('events')
    .set({
      status: change.cancelled ? 'cancelled' : 'published',
      deleted: change.deleted,
      location: venues[change.venue] ?? '',
      startDate,
      startTime,
      ...eventInstants({ startDate, startTime, duration: 120, timezone: 'America/New_York' }),
      playerId: playerOf(change.organizer),
    })
    .where('eventId', '=', eventOf(change))
    .execute()
}

const score = (change: {
  event: number
  round: number
  winner: 'a' | 'b' | null
}): Promise<unknown> => {
  const at = change.winner === null ? null : new Date(app.clock.now())
  return app.db
    .updateTable('matches')
    .set({
      state: change.winner === null ? 'planned' : 'confirmed',
      winner: change.winner,
      reported: at,
      confirmed: at,
      resultOrder: change.winner === null ? null : sql`nextval('match_result_order')`,
    })
    .where('eventId', '=', eventOf(change))
    .where('round', '=', change.round)
    .execute()
}

async function changeList(change: Extract<Step, { does: 'list' }>): Promise<unknown> {
  await app.db
    .updateTable('match_list_players')
    .set({ presence: change.presence })
    .where('eventId', '=', eventOf(change))
    .where('number', '=', change.number)
    .execute()
  return nameNumber(change)
}

/**
 * Clears a number's player, or assigns one who has no number in that list. When two changes name
 * the same player, the first wins.
 */
async function nameNumber(change: {
  event: number
  number: number
  player: number | null
}): Promise<unknown> {
  const playerId = change.player === null ? null : playerOf(change.player)
  return sql`
    update match_list_players
    set player_id = ${playerId}::text
    where event_id = ${eventOf(change)} and number = ${change.number}
    and not exists (select 1 from match_list_players other
      where other.event_id = ${eventOf(change)} and other.player_id = ${playerId}::text)`
    .execute(app.db)
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'match_list_players_player')) throw error
    })
}

async function award(change: {
  event: number
  player: number
  medal: 'gold' | 'silver' | 'bronze' | null
}): Promise<unknown> {
  const of = { eventId: eventOf(change), playerId: playerOf(change.player) }
  if (change.medal === null)
    return app.db
      .deleteFrom('awards')
      .where('eventId', '=', of.eventId)
      .where('playerId', '=', of.playerId)
      .execute()
  return app.db
    .insertInto('awards')
    .values({
      awardId: randomUUID(),
      ...of,
      medal: change.medal,
      created: new Date(app.clock.now()),
    })
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'playerId']).doUpdateSet({ medal: change.medal ?? 'gold' }),
    )
    .execute()
}

export function startLeaderboardChanges(): void {
  beforeAll(async () => {
    app = await startTestApp()
    venues = [await aLocation(app.db), await aLocation(app.db)]
    for (const name of players) await app.signedIn(name)
    for (let event = 0; event < 5; event += 1) events.push(await anEvening(app.db, event))
  })
  afterAll(() => app.close())
}
