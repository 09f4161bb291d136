// Whatever one account does with players who did nothing themselves, in whatever order: no number of theirs ever changes, and the account
// wins nothing from them. fast-check prints seed and path.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallName } from '#contract/contract.ts'
import { mergeLocations } from '#server/features/operator/store.ts'
import { aLocation } from '#test/support/builders.ts'
import { eventFieldsAt } from '#test/support/event-scene.ts'
import { leagueFieldsAt } from '#test/support/league-scene.ts'
import { closeCup, openCup, recordOf, settleRecords, type PlayerRecord } from '#test/support/own-act-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let others: TestPlayer[]
let before: PlayerRecord[]
const evening = '2026-06-02T21:30:00Z'
const dayAfter = '2026-06-03T12:00:00Z'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  others = await Promise.all(['Una', 'Vera', 'Will', 'Xena', 'Yves'].map((name) => app.signedIn(name)))
  // They have numbers that could fall.
  app.clock.set(evening)
  const host = await app.signedIn('Honest')
  await closeCup(app, host, await openCup(app, { location, organizer: host, entrants: others.slice(0, 4).map((player) => ({ player, isPutIn: false })) }))
  app.clock.set(dayAfter)
  await settleRecords(app)
  before = await numbers()
  expect(before[0]).toMatchObject({ wins: 3, medals: [1, 0, 0] })
})
afterAll(() => app.close())

const numbers = (): Promise<PlayerRecord[]> => Promise.all(others.map(({ playerId }) => recordOf(app, playerId)))

const n = fc.nat({ max: 7 })
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('create' as const), type: fc.constantFrom('tournament' as const, 'round robin' as const, 'open play' as const), isDoubles: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('add' as const), n }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('fill' as const) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('play' as const), turn: n, isB: fc.boolean() }) },
  fc.record({ does: fc.constant('enter' as const) }),
  fc.record({ does: fc.constantFrom('remove' as const, 'withdraw' as const, 'swap' as const), n, m: n }),
  { weight: 5, arbitrary: fc.record({ does: fc.constant('check-in' as const), n, attendance: fc.constantFrom('here' as const, 'here' as const, 'no-show' as const, null) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('start' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('walk-in' as const), n, isGuest: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('presence' as const), presence: fc.constantFrom('here' as const, 'here' as const, 'left' as const) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('plan' as const), turn: n }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('score' as const), call: fc.constantFrom('matches-report' as const, 'matches-report' as const, 'matches-decide' as const), n, points: fc.nat({ max: 9 }), isB: fc.boolean() }) },
  fc.record({ does: fc.constantFrom('clear' as const, 'undo' as const), n }),
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('close' as const, 'reopen' as const) }) },
  fc.record({ does: fc.constantFrom('rename' as const, 'rename' as const, 'cancel' as const, 'delete' as const), scope: n }),
  fc.record({ does: fc.constant('league' as const) }),
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('league day' as const, 'conclude' as const, 'merge' as const, 'settle' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What one account has made so far. The newest event is the one it works on. */
type World = { me: TestPlayer; location: string; eventId: string | null; leagueId: string | null; refused: number; done: number }

/** Asks, and lets it be refused. */
async function ask<N extends CallName>(world: World, name: N, input: CallInput<N>): Promise<unknown> {
  const answer = await world.me.call(name, input) as { ok: boolean; value?: unknown }
  if (answer.ok) world.done += 1
  else world.refused += 1
  return answer.ok ? answer.value : null
}

const everyone = ({ me }: World): TestPlayer[] => [me, ...others]
const named = (world: World, at: number): string => everyone(world)[at % everyone(world).length]?.playerId ?? ''

async function matchAt({ eventId }: World, at: number): Promise<string | null> {
  const rows = await app.db.selectFrom('matches').select('match_id').where('event_id', '=', eventId).orderBy('round').orderBy('slot').execute()
  return rows[at % Math.max(1, rows.length)]?.match_id ?? null
}

/** A round of whoever is here, from the place `turn` on. */
async function planRound(world: World, eventId: string, turn: number): Promise<void> {
  const list = await app.db.selectFrom('match_lists').select('revision').where('event_id', '=', eventId).executeTakeFirst()
  const event = await app.db.selectFrom('events').select('play').where('event_id', '=', eventId).executeTakeFirst()
  const here = (await app.db.selectFrom('match_list_players').select('number').where('event_id', '=', eventId).where('presence', '=', 'here').orderBy('number').execute()).map(({ number }) => number)
  if (list === undefined || here.length === 0) return
  const inTurn = [...here.slice(turn % here.length), ...here.slice(0, turn % here.length)]
  const size = event?.play === 'singles' ? 1 : 2
  const games = Math.min(2, Math.floor(inTurn.length / (2 * size)))
  await ask(world, 'matchLists-plan', {
    eventId, revision: list.revision, rounds: [{
      games: Array.from({ length: games }, (_, game) => ({ court: game + 1, pool: null, a: inTurn.slice(2 * size * game, 2 * size * game + size), b: inTurn.slice(2 * size * game + size, 2 * size * (game + 1)) })),
      byes: inTurn.slice(2 * size * games),
    }],
  })
}

/** Everyone put in and here, a round planned, and every score told. */
async function playRound(world: World, eventId: string, { turn, isB }: { turn: number; isB: boolean }): Promise<void> {
  await rosterStep(world, eventId, { does: 'fill' })
  await ask(world, 'matchLists-start', { eventId })
  await playStep(world, eventId, { does: 'presence', presence: 'here' })
  await planRound(world, eventId, turn)
  const planned = await app.db.selectFrom('matches').select('match_id').where('event_id', '=', eventId).where('state', '=', 'planned').execute()
  for (const { match_id: matchId } of planned) await ask(world, 'matches-report', { matchId, games: [isB ? [3, 11] : [11, 3]], walkover: null })
}

async function closeNow(world: World, eventId: string): Promise<void> {
  const rows = await app.db.selectFrom('matches').select('state').where('event_id', '=', eventId).execute()
  const count = (state: string): number => rows.filter((row) => row.state === state).length
  await ask(world, 'results-close', { eventId, unplayed: count('planned'), unanswered: count('reported') })
}

async function create(world: World, { type, isDoubles }: { type: 'tournament' | 'round robin' | 'open play'; isDoubles: boolean }): Promise<void> {
  const created = await ask(world, 'events-create', { fields: eventFieldsAt(world.location, { type, play: isDoubles ? 'doubles' : 'singles', title: 'Cup' }), status: 'published', repeat: null })
  world.eventId = (created as { eventId: string } | null)?.eventId ?? world.eventId
}

/** What is done without an event. */
async function makeStep(world: World, taken: Step): Promise<boolean> {
  switch (taken.does) {
    case 'create': await create(world, taken); return true
    case 'league': await startLeague(world); return true
    case 'league day': await addLeagueDay(world); return true
    case 'conclude':
      if (world.leagueId !== null) await ask(world, 'leagues-setState', { leagueSeriesId: world.leagueId, state: 'concluded' })
      return true
    case 'merge': {
      const into = await aLocation(app.db)
      const from = world.location
      await app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
      world.location = into
      return true
    }
    case 'settle': await settleRecords(app); return true
    default: return false
  }
}

async function startLeague(world: World): Promise<void> {
  const made = await ask(world, 'leagues-create', { fields: leagueFieldsAt(world.location, { play: 'singles' }) }) as { leagueSeriesId: string } | null
  if (made === null) return
  world.leagueId = made.leagueSeriesId
  await ask(world, 'leagues-setState', { ...made, state: 'registration' })
  for (const { playerId } of everyone(world)) await ask(world, 'leagues-addPlayer', { ...made, playerId, partnerId: null })
  await ask(world, 'leagues-setState', { ...made, state: 'running' })
}

async function addLeagueDay(world: World): Promise<void> {
  if (world.leagueId === null) return
  const day = await ask(world, 'leagues-addDay', { leagueSeriesId: world.leagueId, startDate: '2026-06-02', startTime: '18:00', duration: 120, courts: 2 }) as { eventId: string } | null
  world.eventId = day?.eventId ?? world.eventId
}

/** What is done to the roster of an event. */
async function rosterStep(world: World, eventId: string, taken: Step): Promise<boolean> {
  switch (taken.does) {
    case 'add': await ask(world, 'events-addPlayer', { eventId, playerId: named(world, taken.n) }); return true
    case 'fill':
      for (const { playerId } of everyone(world)) {
        await ask(world, 'events-addPlayer', { eventId, playerId })
        await ask(world, 'events-checkIn', { eventId, playerId, attendance: 'here' })
      }
      return true
    case 'enter': await ask(world, 'events-signUp', { eventId, guests: 0 }); return true
    case 'remove': await ask(world, 'events-removePlayer', { eventId, playerId: named(world, taken.n) }); return true
    case 'withdraw': await ask(world, 'events-withdraw', { eventId }); return true
    case 'swap': await ask(world, 'events-swapPlayers', { eventId, playerId: named(world, taken.n), withPlayerId: named(world, taken.m) }); return true
    case 'check-in': await ask(world, 'events-checkIn', { eventId, playerId: named(world, taken.n), attendance: taken.attendance }); return true
    case 'rename': await ask(world, 'events-update', { eventId, publish: true, scope: 'this', fields: eventFieldsAt(world.location, { type: 'tournament', title: `Cup ${taken.scope}` }) }); return true
    case 'cancel': await ask(world, 'events-cancel', { eventId, reason: '', scope: 'this' }); return true
    case 'delete': await ask(world, 'events-delete', { eventId, scope: 'this' }); return true
    default: return false
  }
}

/** What is done to the match list of an event. */
async function playStep(world: World, eventId: string, taken: Step): Promise<void> {
  switch (taken.does) {
    case 'start': await ask(world, 'matchLists-start', { eventId }); break
    case 'walk-in': await ask(world, 'matchLists-addPlayer', { eventId, playerId: named(world, taken.n), isGuest: taken.isGuest }); break
    case 'presence': {
      const rows = await app.db.selectFrom('match_list_players').select('number').where('event_id', '=', eventId).execute()
      if (rows.length > 0) await ask(world, 'matchLists-setPresence', { eventId, numbers: rows.map(({ number }) => number), presence: taken.presence })
      break
    }
    case 'plan': await planRound(world, eventId, taken.turn); break
    case 'play': await playRound(world, eventId, taken); break
    case 'score': {
      const matchId = await matchAt(world, taken.n)
      if (matchId !== null) await ask(world, taken.call, { matchId, games: [taken.isB ? [taken.points, 11] : [11, taken.points]], walkover: null })
      break
    }
    case 'clear': {
      const matchId = await matchAt(world, taken.n)
      if (matchId !== null) await ask(world, 'matches-clear', { matchId })
      break
    }
    case 'undo': await ask(world, 'matchLists-undo', { eventId }); break
    case 'close': await closeNow(world, eventId); break
    case 'reopen': await ask(world, 'results-reopen', { eventId }); break
    default:
  }
}

test('no number of a player changes without an act of their own, and nothing is won from them', async () => {
  let runs = 0
  const played = { closed: 0, confirmed: 0 }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
    runs += 1
    app.clock.set(evening)
    const me = await app.signedIn(`Mal${runs}`)
    const world: World = { me, location: await aLocation(app.db), eventId: null, leagueId: null, refused: 0, done: 0 }
    await create(world, { type: 'tournament', isDoubles: false })
    for (const taken of steps) {
      const { eventId } = world
      if (await makeStep(world, taken) || eventId === null || await rosterStep(world, eventId, taken)) continue
      await playStep(world, eventId, taken)
    }
    app.clock.set(dayAfter)
    await settleRecords(app)
    expect(await numbers()).toEqual(before)
    expect(await recordOf(app, me.playerId)).toMatchObject({ wins: 0, losses: 0, hosted: 0, medals: [0, 0, 0], ratings: [] })
    const lists = await app.db.selectFrom('match_lists as l').innerJoin('events as e', 'e.event_id', 'l.event_id').leftJoin('matches as m', 'm.event_id', 'l.event_id').select(['l.state', 'm.state as match']).where('e.player_id', '=', me.playerId).execute()
    played.closed += lists.filter(({ state }) => state === 'closed').length
    played.confirmed += lists.filter(({ match }) => match === 'confirmed').length
  }), { numRuns: 10, endOnFailure: true })
  // Enough was played and closed for the law to have been tried.
  expect(Math.min(played.closed, played.confirmed)).toBeGreaterThan(5)
}, 180_000)
