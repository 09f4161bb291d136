// A large day in many windows: each change reaches them as the rows that changed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

const day = '2026-06-02'
const onTheDay = '2026-06-02T13:00:00Z'
const divisions = 4
/** Everyone against everyone in each division: 420 matches. */
const entrants = 15
const windowCount = 12

let app: TestApp
let olga: TestPlayer
let players: TestPlayer[]
let tournamentId: string
let watchKey: string

beforeAll(async () => {
  app = await startTestApp()
  const location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = await Promise.all(
    Array.from({ length: entrants }, (_, index) =>
      app.signedIn(`Mate${String.fromCodePoint(97 + index)}`),
    ),
  )
  const fields = tournamentFieldsAt(location, { courts: 16 })
  tournamentId = (await olga.must('tournaments-create', { fields })).tournamentId
  for (let division = 1; division <= divisions; division += 1) {
    const { eventId } = await olga.must('tournaments-addDivision', {
      tournamentId,
      division: divisionFieldsFor('singles', { title: `Singles ${division}`, play: 'singles' }),
    })
    for (const player of players) await signUp(player, eventId)
  }
  const { matches } = await olga.must('tournaments-planDay', { tournamentId, day })
  expect(matches).toBe(420)
  watchKey = (await olga.must('tournaments-setWatch', { tournamentId, isOn: true })).watchKey ?? ''
})
afterAll(() => app.close())

/** Subscribes like a tournament's page, or like its public link. */
async function openWindow(viewer: TestPlayer | null, takesRows = true) {
  const socket = await app.socket(viewer?.token ?? null, { takesRows })
  if (viewer === null) {
    const watched = socket.subscribe('tournaments-watch', { watchKey })
    await watched.next()
    return {
      socket,
      views: [watched],
      slots: () => watched.latest()?.slots ?? [],
      played: () => countPlayed(watched.latest()?.divisions),
    }
  }
  const [about, seen] = [
    socket.subscribe('tournaments-byId', { tournamentId }),
    socket.subscribe('tournaments-day', { tournamentId }),
  ]
  await Promise.all([about.next(), seen.next()])
  return {
    socket,
    views: [about, seen],
    slots: () => seen.latest()?.slots ?? [],
    played: () => countPlayed(about.latest()?.divisions),
  }
}
const countPlayed = (of: readonly { played: number }[] = []): number =>
  of.reduce((sum, { played }) => sum + played, 0)
type Opened = Awaited<ReturnType<typeof openWindow>>

const closeAll = (windows: readonly Opened[]) =>
  Promise.all(windows.map(({ socket }) => socket.close()))

/** The bytes received since, by window. */
const countBytes = (windows: readonly Opened[]): number[] =>
  windows.map(({ socket }) => socket.sizes.reduce((sum, size) => sum + size, 0))

const decide = (matchId: string, won: number) =>
  olga.must('matches-decide', { matchId, games: [[11, won]], walkover: null })

/** Waits until every window shows and counts the match with these games. */
const untilAllShow = (windows: readonly Opened[], matchId: string, games: [number, number][]) =>
  until('the score in every window', () =>
    windows.every(
      ({ slots, played }) =>
        JSON.stringify(slots().find((slot) => slot.matchId === matchId)?.games) ===
          JSON.stringify(games) &&
        played() === slots().filter(({ state }) => state !== 'planned').length,
    ),
  )

const whatIsShown = (windows: readonly Opened[]) =>
  windows.map(({ views }) => views.map((view) => view.latest()))

const viewers = (): (TestPlayer | null)[] =>
  Array.from({ length: windowCount }, (_, at) => (at % 4 === 3 ? null : (players[at] ?? null)))

test('a score of a day with 420 matches reaches each window in 8 kB, by a load for all', async () => {
  app.clock.set(onTheDay)
  const windows = await Promise.all(viewers().map((viewer) => openWindow(viewer)))
  const [match] = windows[0]?.slots() ?? []
  const whole = Math.max(...windows.flatMap(({ socket }) => socket.sizes))
  const before = countBytes(windows)
  const loads = app.app.hub.stats().loads
  await decide(match?.matchId ?? '', 4)
  await untilAllShow(windows, match?.matchId ?? '', [[11, 4]])
  const brought = countBytes(windows).map((bytes, at) => bytes - (before[at] ?? 0))
  expect(whole).toBeGreaterThan(100_000)
  expect(Math.max(...brought)).toBeLessThanOrEqual(8_000)
  // tournaments-byId, tournaments-day and tournaments-watch, each for all that see the same.
  expect(app.app.hub.stats().loads - loads).toBeLessThanOrEqual(6)
  await closeAll(windows)
})

test('windows that take rows show what one opened afterwards is shown, whatever changed', async () => {
  app.clock.set(testStart)
  const windows = await Promise.all([
    ...viewers().map((viewer) => openWindow(viewer)),
    openWindow(olga, false),
  ])
  const { eventId } = windows[0]?.slots()[0] ?? { eventId: '' }
  await players.at(-1)?.must('events-withdraw', { eventId })
  await signUp(await app.signedIn('Aaron'), eventId)
  await olga.must('tournaments-planDay', { tournamentId, day })
  app.clock.set(onTheDay)
  const planned = await openWindow(olga)
  const matches = planned
    .slots()
    .filter(({ called, state }) => called === null && state === 'planned')
    .slice(-3)
    .map(({ matchId }) => matchId ?? '')
  for (const [at, matchId] of matches.entries()) {
    await olga.must('tournaments-call', { tournamentId, matchId, court: at + 1 })
    await decide(matchId, at)
  }
  await olga.must('matches-clear', { matchId: matches[1] ?? '' })
  await untilAllShow([...windows, planned], matches[1] ?? '', [])
  await untilAllShow([...windows, planned], matches[2] ?? '', [[11, 2]])
  const fresh = await Promise.all([...viewers(), olga, olga].map((viewer) => openWindow(viewer)))
  expect(whatIsShown([...windows, planned])).toEqual(whatIsShown(fresh))
  await closeAll([...windows, planned, ...fresh])
})
