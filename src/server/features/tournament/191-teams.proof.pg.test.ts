// A tournament of 191 teams in one day, from sign-up to medals, as people and one desk run it: a
// team leaves after the draw and another moves up, one comes late, one goes home, and a court is
// lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

const day = '2026-06-02'
const courts = 16
const allCourts = Array.from({ length: courts }, (_, at) => at + 1)
const minuteMs = 60_000

type Format = Parameters<typeof divisionFieldsFor>[0]
/** 150 doubles teams, and 41 singles players who all also play doubles. */
const asked: readonly { title: string; format: Format; entrants: number }[] = [
  { title: 'Doubles 3.0', format: 'pools then bracket', entrants: 40 },
  { title: 'Doubles 3.5', format: 'pools then bracket', entrants: 36 },
  { title: 'Doubles 4.0', format: 'double elimination', entrants: 32 },
  { title: 'Doubles 4.5', format: 'single elimination', entrants: 32 },
  { title: 'Doubles 5.0', format: 'fixed teams', entrants: 10 },
  { title: 'Singles 3.5', format: 'pools then bracket', entrants: 25 },
  { title: 'Singles 4.0', format: 'single elimination', entrants: 16 },
]
let app: TestApp
let olga: TestPlayer
let location: string

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

const letters = (count: number): string =>
  String.fromCodePoint(...[676, 26, 1].map((of) => 97 + (Math.floor(count / of) % 26)))

type Desk = Awaited<ReturnType<typeof openDesk>>
type Slot = LiveOutput<'tournaments-day'>['slots'][number]

async function openDesk(tournamentId: string) {
  const socket = await app.socket(olga.token, { takesRows: true })
  const [board, about] = [
    socket.subscribe('tournaments-day', { tournamentId }),
    socket.subscribe('tournaments-byId', { tournamentId }),
  ]
  await Promise.all([board.next(), about.next()])
  const idsIn = (places: readonly number[]): string[] =>
    places.map((place) => board.latest()?.people[place]?.playerId ?? '')
  return {
    socket,
    idsIn,
    slots: () => board.latest()?.slots ?? [],
    divisions: () => about.latest()?.divisions ?? [],
    /** The positions of these players in its list of people. */
    placesOf: (ids: readonly string[]) =>
      [...(board.latest()?.people.keys() ?? [])].filter((place) =>
        ids.includes(idsIn([place])[0] ?? ''),
      ),
    untilShown: (fits: () => boolean) => until('what the desk shows', fits),
    plan: () => olga.must('tournaments-planDay', { tournamentId, day }),
    call: (matchId: string, court: number) =>
      olga.must('tournaments-call', { tournamentId, matchId, court }),
  }
}
const isOpen = ({ state, matchId, a, b }: Slot): boolean =>
  state === 'planned' && matchId !== null && a.length > 0 && b.length > 0

const countPlayed = (desk: Desk): number =>
  desk.slots().filter(({ state }) => state !== 'planned').length

/**
 * The earliest planned matches whose players are all present, free and rested, as many as there are
 * courts.
 */
function pickCalls(slots: readonly Slot[], busy: ReadonlySet<number>, many: number): Slot[] {
  const taken = new Set(busy)
  const picked: Slot[] = []
  for (const slot of slots) {
    const people = [...slot.a, ...slot.b]
    if (picked.length === many) break
    if (!isOpen(slot) || slot.left.length > 0 || people.some((place) => taken.has(place))) continue
    for (const place of people) taken.add(place)
    picked.push(slot)
  }
  return picked
}

/** Plays callable matches, turn after turn, until `isOver` or until there are none left. */
async function playTurns(
  desk: Desk,
  inUse: readonly number[],
  { late = [], turns = 1_000 }: { late?: readonly number[]; turns?: number } = {},
): Promise<number> {
  let played = 0
  let resting = new Set<number>(late)
  for (let turn = 0; turn < turns; turn += 1) {
    const before = countPlayed(desk)
    const calls = pickCalls(desk.slots(), resting, inUse.length)
    if (calls.length === 0 && resting.size === late.length) break
    for (const [at, { matchId }] of calls.entries()) await desk.call(matchId ?? '', inUse[at] ?? 1)
    app.clock.advance(20 * minuteMs)
    await Promise.all(
      calls.map(({ matchId, round, slot }) =>
        olga.must('matches-decide', {
          matchId: matchId ?? '',
          games: [(round + slot) % 2 === 0 ? [11, slot % 9] : [slot % 9, 11]],
          walkover: null,
        }),
      ),
    )
    await desk.untilShown(() => countPlayed(desk) >= before + calls.length)
    played += calls.length
    resting = new Set([...late, ...calls.flatMap(({ a, b }) => [...a, ...b])])
  }
  return played
}

type Division = { eventId: string; players: readonly TestPlayer[] }

/** Fills the divisions, and puts a team on the waitlist of the first. */
async function fillDivisions(tournamentId: string): Promise<[Division, Division, ...Division[]]> {
  const everyone: TestPlayer[] = []
  for (let count = 0; count < 302; count += 1)
    everyone.push(await app.signedIn(`Mate${letters(count)}`))
  let next = 0
  const divisions: Division[] = []
  for (const { title, format, entrants } of asked) {
    const isTeams = title.startsWith('Doubles')
    const { eventId } = await olga.must('tournaments-addDivision', {
      tournamentId,
      division: divisionFieldsFor(format, {
        title,
        play: isTeams ? 'doubles' : 'singles',
        entrants,
        waiting: 2,
        startTime: '08:00',
      }),
    })
    const players = isTeams
      ? everyone.slice(next, (next += entrants * 2))
      : everyone.filter((_, at) => at % 7 === (title.endsWith('5') ? 0 : 3)).slice(0, entrants)
    if (isTeams) await enterTeams(app.db, eventId, players)
    else for (const player of players) await signUp(player, eventId)
    divisions.push({ eventId, players })
  }
  const [first, second, ...others] = divisions as [Division, Division, ...Division[]]
  const waiting = everyone.slice(300)
  await enterTeams(app.db, first.eventId, waiting)
  return [{ ...first, players: [...first.players, ...waiting] }, second, ...others]
}

const matchesIn = (desk: Desk, { eventId }: Division, ids: readonly string[]): Slot[] =>
  desk
    .slots()
    .filter(
      (slot) =>
        slot.eventId === eventId &&
        desk.idsIn([...slot.a, ...slot.b]).some((id) => ids.includes(id)),
    )

/** A team goes home, and its opponents win its remaining matches. Returns how many. */
async function goHome(desk: Desk, division: Division): Promise<number> {
  const { eventId } = division
  const gone = division.players.slice(0, 2).map(({ playerId }) => playerId)
  const numbers = await listNumbers(eventId, gone)
  await olga.must('matchLists-setPresence', { eventId, numbers, presence: 'left' })
  const left = matchesIn(desk, division, gone).filter(isOpen)
  for (const { matchId, a } of left) {
    const walkover = gone.some((id) => desk.idsIn(a).includes(id)) ? 'b' : 'a'
    await olga.must('matches-decide', { matchId: matchId ?? '', games: [], walkover })
  }
  return left.length
}

async function closeDivision({ eventId }: Division): Promise<string[]> {
  await olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  const socket = await app.socket(olga.token)
  const { awards } = await socket.subscribe('results-byEvent', { eventId }).next()
  await socket.close()
  return [...new Set(awards.map(({ medal }) => medal))].toSorted()
}

test('191 teams in seven divisions come from the sign-up to their medals in a day', async () => {
  const fields = tournamentFieldsAt(location, { courts, startTime: '07:00', endTime: '22:00' })
  const { tournamentId } = await olga.must('tournaments-create', { fields })
  const [first, second, ...others] = await fillDivisions(tournamentId)
  const desk = await openDesk(tournamentId)
  expect(desk.divisions().reduce((sum, { entrants }) => sum + entrants, 0)).toBe(191)
  expect((await desk.plan()).matches).toBeGreaterThan(350)

  // A team leaves after the draw: the first of the waitlist gets its matches.
  const [leaver] = first.players
  await leaver?.must('events-withdraw', { eventId: first.eventId })
  app.clock.set('2026-06-02T12:00:00Z')
  await desk.plan()
  const movedUp = first.players.slice(-2).map(({ playerId }) => playerId)
  await desk.untilShown(() => matchesIn(desk, first, movedUp).length >= 2)
  expect(matchesIn(desk, first, [leaver?.playerId ?? ''])).toEqual([])

  // It comes three turns late, and isn't called before.
  const late = desk.placesOf(movedUp)
  let played = await playTurns(desk, allCourts, { late, turns: 3 })
  const early = matchesIn(desk, first, movedUp).filter(({ state }) => state !== 'planned')
  expect(early).toEqual([])

  played += await goHome(desk, second)
  // A court is lost, and the day planned again without it.
  await olga.must('tournaments-update', { tournamentId, fields: { ...fields, courtsOut: [2] } })
  await desk.plan()
  const inUse = allCourts.filter((court) => court !== 2)
  await desk.untilShown(() => desk.slots().every((slot) => !isOpen(slot) || slot.court !== 2))
  played += await playTurns(desk, inUse)

  // The brackets after the pools, then everything to its end.
  for (const { eventId, isPoolsDone } of desk.divisions())
    if (isPoolsDone)
      await olga.must('tournaments-layBracket', { tournamentId, eventId, movesUp: true })
  played += await playTurns(desk, inUse)
  await desk.untilShown(() => desk.divisions().every((one) => one.played === one.matches))
  expect(desk.divisions().reduce((sum, one) => sum + one.played, 0)).toBe(played)
  for (const division of [first, second, ...others])
    expect(await closeDivision(division)).toEqual(expect.arrayContaining(['gold', 'silver']))
  await desk.socket.close()
})

async function listNumbers(eventId: string, playerIds: readonly string[]): Promise<number[]> {
  const { players } = await matchListOf(app, olga, eventId)
  return players.flatMap(({ number, playerId }) =>
    playerIds.includes(playerId ?? '') ? [number] : [],
  )
}
