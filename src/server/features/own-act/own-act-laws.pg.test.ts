// Whatever one account does with players who don't act themselves, their numbers never change, nor
// does the account gain by them. fast-check prints seed and path.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallName } from '#contract/contract.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import {
  closeCup,
  openCup,
  recordOf,
  settleRecords,
  type PlayerRecord,
} from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { mergeLocations } from '../operator/merge-queries.ts'

let app: TestApp
let location: string
let others: TestPlayer[]
let before: PlayerRecord[]
const evening = '2026-06-02T21:30:00Z'
const dayAfter = '2026-06-03T12:00:00Z'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  others = await Promise.all(
    ['Una', 'Vera', 'Will', 'Xena', 'Yves'].map((name) => app.signedIn(name)),
  )
  app.clock.set(evening)
  const host = await app.signedIn('Honest')
  await closeCup(
    app,
    host,
    await openCup(app, {
      location,
      organizer: host,
      entrants: others.slice(0, 4).map((player) => ({ player, isPutIn: false })),
    }),
  )
  app.clock.set(dayAfter)
  await settleRecords(app)
  before = await numbers()
  expect(before[0]).toMatchObject({ wins: 3, medals: [1, 0, 0] })
})
afterAll(() => app.close())

const numbers = (): Promise<PlayerRecord[]> =>
  Promise.all(others.map(({ playerId }) => recordOf(app, playerId)))

const weights = {
  create: 1,
  league: 1,
  'league day': 1,
  conclude: 1,
  merge: 1,
  settle: 1,
  add: 6,
  fill: 3,
  enter: 1,
  remove: 1,
  withdraw: 1,
  swap: 1,
  'check in': 5,
  rename: 1,
  cancel: 1,
  delete: 1,
  start: 3,
  'walk in': 3,
  presence: 3,
  plan: 5,
  play: 8,
  score: 8,
  clear: 1,
  undo: 1,
  close: 3,
  reopen: 2,
} as const
type Does = keyof typeof weights
const everyDoes = (Object.keys(weights) as Does[]).flatMap((does) =>
  Array.from({ length: weights[does] }, () => does),
)
const step = fc.record({
  does: fc.constantFrom(...everyDoes),
  n: fc.nat({ max: 7 }),
  m: fc.nat({ max: 7 }),
  isOther: fc.boolean(),
  points: fc.nat({ max: 9 }),
  type: fc.constantFrom('tournament' as const, 'round robin' as const, 'open play' as const),
  presence: fc.constantFrom('here' as const, 'here' as const, 'left' as const),
  attendance: fc.constantFrom('here' as const, 'here' as const, 'no-show' as const, null),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

type World = { me: TestPlayer; location: string; eventId: string; leagueId: string | null }

async function ask<N extends CallName>(
  world: World,
  name: N,
  input: CallInput<N>,
): Promise<unknown> {
  const answer = (await world.me.call(name, input)) as { ok: boolean; value?: unknown }
  return answer.ok ? answer.value : null
}

const everyone = ({ me }: World): TestPlayer[] => [me, ...others]
const named = (world: World, at: number): string =>
  everyone(world)[at % everyone(world).length]?.playerId ?? ''

async function matchAt({ eventId }: World, at: number): Promise<string[]> {
  const rows = await app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .orderBy('round')
    .orderBy('slot')
    .execute()
  return rows
    .slice(at % Math.max(1, rows.length))
    .slice(0, 1)
    .map(({ matchId }) => matchId)
}

async function planRound(world: World, turn: number): Promise<void> {
  const { eventId } = world
  const list = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  const event = await app.db
    .selectFrom('events')
    .select('play')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  const here = (
    await app.db
      .selectFrom('match_list_players')
      .select('number')
      .where('eventId', '=', eventId)
      .where('presence', '=', 'here')
      .orderBy('number')
      .execute()
  ).map(({ number }) => number)
  if (list === undefined || here.length === 0) return
  const inTurn = [...here.slice(turn % here.length), ...here.slice(0, turn % here.length)]
  const size = event?.play === 'singles' ? 1 : 2
  const count = Math.min(2, Math.floor(inTurn.length / (2 * size)))
  const games = Array.from({ length: count }, (_, game) => {
    const seats = inTurn.slice(2 * size * game, 2 * size * (game + 1))
    return { court: game + 1, pool: null, a: seats.slice(0, size), b: seats.slice(size) }
  })
  await ask(world, 'matchLists-plan', {
    eventId,
    revision: list.revision,
    rounds: [{ games, byes: inTurn.slice(2 * size * count) }],
  })
}

async function fill(world: World): Promise<void> {
  for (const { playerId } of everyone(world)) {
    await ask(world, 'events-addPlayer', { eventId: world.eventId, playerId })
    await ask(world, 'events-checkIn', { eventId: world.eventId, playerId, attendance: 'here' })
  }
}

async function setPresence(world: World, presence: Step['presence']): Promise<void> {
  const rows = await app.db
    .selectFrom('match_list_players')
    .select('number')
    .where('eventId', '=', world.eventId)
    .execute()
  if (rows.length > 0)
    await ask(world, 'matchLists-setPresence', {
      eventId: world.eventId,
      numbers: rows.map(({ number }) => number),
      presence,
    })
}

async function playRound(world: World, { n, isOther }: Pick<Step, 'n' | 'isOther'>): Promise<void> {
  await fill(world)
  await ask(world, 'matchLists-start', { eventId: world.eventId })
  await setPresence(world, 'here')
  await planRound(world, n)
  const planned = await app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', world.eventId)
    .where('state', '=', 'planned')
    .execute()
  for (const { matchId } of planned)
    await ask(world, 'matches-report', {
      matchId,
      games: [isOther ? [3, 11] : [11, 3]],
      walkover: null,
    })
}

async function closeNow(world: World): Promise<void> {
  const rows = await app.db
    .selectFrom('matches')
    .select('state')
    .where('eventId', '=', world.eventId)
    .execute()
  const count = (state: string): number => rows.filter((row) => row.state === state).length
  await ask(world, 'results-close', {
    eventId: world.eventId,
    unplayed: count('planned'),
    unanswered: count('reported'),
  })
}

async function create(
  world: World,
  { type, isOther }: Pick<Step, 'type' | 'isOther'>,
): Promise<void> {
  const created = await ask(world, 'events-create', {
    fields: eventFieldsAt(world.location, {
      type,
      play: isOther ? 'doubles' : 'singles',
      title: 'Cup',
    }),
    status: 'published',
    repeat: null,
  })
  world.eventId = (created as { eventId: string } | null)?.eventId ?? world.eventId
}

async function startLeague(world: World): Promise<void> {
  const made = (await ask(world, 'leagues-create', {
    fields: leagueFieldsAt(world.location, { play: 'singles' }),
  })) as { leagueSeriesId: string } | null
  if (made === null) return
  world.leagueId = made.leagueSeriesId
  await ask(world, 'leagues-setState', { ...made, state: 'registration' })
  for (const { playerId } of everyone(world))
    await ask(world, 'leagues-addPlayer', { ...made, playerId, partnerId: null })
  await ask(world, 'leagues-setState', { ...made, state: 'running' })
}

async function addLeagueDay(world: World): Promise<void> {
  if (world.leagueId === null) return
  const day = (await ask(world, 'leagues-addDays', {
    leagueSeriesId: world.leagueId,
    days: ['2026-06-02'],
    startTime: '18:00',
    duration: 120,
    courts: 2,
  })) as { eventIds: string[] } | null
  world.eventId = day?.eventIds[0] ?? world.eventId
}

async function mergeVenue(world: World): Promise<void> {
  const from = world.location
  const into = await aLocation(app.db)
  await app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
  world.location = into
}

const onMatch = async (world: World, { n, points, isOther, m }: Step): Promise<void> => {
  for (const matchId of await matchAt(world, n))
    await ask(world, m < 4 ? 'matches-report' : 'matches-decide', {
      matchId,
      games: [isOther ? [points, 11] : [11, points]],
      walkover: null,
    })
}
const clear = async (world: World, { n }: Step): Promise<void> => {
  for (const matchId of await matchAt(world, n)) await ask(world, 'matches-clear', { matchId })
}

const acts: Record<Does, (world: World, step: Step) => Promise<unknown>> = {
  create: create,
  league: startLeague,
  'league day': addLeagueDay,
  conclude: async (world) =>
    world.leagueId === null
      ? null
      : ask(world, 'leagues-setState', { leagueSeriesId: world.leagueId, state: 'concluded' }),
  merge: mergeVenue,
  settle: async () => settleRecords(app),
  add: async (world, { n }) =>
    ask(world, 'events-addPlayer', { eventId: world.eventId, playerId: named(world, n) }),
  fill: fill,
  enter: async (world) => ask(world, 'events-signUp', { eventId: world.eventId, guests: 0 }),
  remove: async (world, { n }) =>
    ask(world, 'events-removePlayer', { eventId: world.eventId, playerId: named(world, n) }),
  withdraw: async (world) => ask(world, 'events-withdraw', { eventId: world.eventId }),
  swap: async (world, { n, m }) =>
    ask(world, 'events-swapPlayers', {
      eventId: world.eventId,
      playerId: named(world, n),
      withPlayerId: named(world, m),
    }),
  'check in': async (world, { n, attendance }) =>
    ask(world, 'events-checkIn', { eventId: world.eventId, playerId: named(world, n), attendance }),
  rename: async (world, { n, type }) =>
    ask(world, 'events-update', {
      eventId: world.eventId,
      publish: true,
      scope: 'this',
      fields: eventFieldsAt(world.location, { type, title: `Cup ${n}` }),
    }),
  cancel: async (world) =>
    ask(world, 'events-cancel', { eventId: world.eventId, reason: '', scope: 'this' }),
  delete: async (world) => ask(world, 'events-delete', { eventId: world.eventId, scope: 'this' }),
  start: async (world) => ask(world, 'matchLists-start', { eventId: world.eventId }),
  'walk in': async (world, { n, isOther }) =>
    ask(world, 'matchLists-addPlayer', {
      eventId: world.eventId,
      playerId: named(world, n),
      isGuest: isOther,
    }),
  presence: async (world, { presence }) => setPresence(world, presence),
  plan: async (world, { n }) => planRound(world, n),
  play: playRound,
  score: onMatch,
  clear: clear,
  undo: async (world) => ask(world, 'matchLists-undo', { eventId: world.eventId }),
  close: closeNow,
  reopen: async (world) => ask(world, 'results-reopen', { eventId: world.eventId }),
}

async function forgeCup(world: World): Promise<void> {
  await create(world, { type: 'tournament', isOther: false })
  await playRound(world, { n: 1, isOther: false })
  await closeNow(world)
  const { state } = await app.db
    .selectFrom('match_lists')
    .select('state')
    .where('eventId', '=', world.eventId)
    .executeTakeFirstOrThrow()
  expect([state, (await matchAt(world, 0)).length]).toEqual(['closed', 1])
}

test('no number of a player changes without an act of their own, and nothing is won from them', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
      runs += 1
      app.clock.set(evening)
      const me = await app.signedIn(`Mal${runs}`)
      const world: World = { me, location: await aLocation(app.db), eventId: '', leagueId: null }
      await create(world, { type: 'tournament', isOther: false })
      for (const taken of steps) await acts[taken.does](world, taken)
      await forgeCup(world)
      app.clock.set(dayAfter)
      await settleRecords(app)
      expect(await numbers()).toEqual(before)
      expect(await recordOf(app, me.playerId)).toMatchObject({
        wins: 0,
        losses: 0,
        hosted: 0,
        medals: [0, 0, 0],
        ratings: [],
      })
    }),
    { numRuns: isProof ? 10 : 3, endOnFailure: true },
  )
})
