// Teams that leave a division after its draw, and those that move up: desk, match list and public
// page agree.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextStep } from '#domain/match-list/next-step.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]
const day = '2026-06-02'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.signedIn(`Mate${String.fromCodePoint(97 + index)}`),
    ),
  )
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aPlannedDivision(format: Parameters<typeof divisionFieldsFor>[0], count = 10) {
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor(format, { entrants: 4, waiting: 2 }),
  })
  await enterTeams(app.db, eventId, players.slice(0, count))
  await olga.must('tournaments-planDay', { tournamentId, day })
  return { tournamentId, eventId }
}

async function dayOf(tournamentId: string) {
  const socket = await app.socket(olga.token)
  const seen = await socket.subscribe('tournaments-day', { tournamentId }).next()
  await socket.close()
  return seen
}

type Day = Awaited<ReturnType<typeof dayOf>>
const idsIn = ({ people }: Day, places: readonly number[]): string[] =>
  places.map((place) => people[place]?.playerId ?? '').toSorted()

/** Formatted by place: 'winners 1.2 matea&mateb v matec&mated'. */
const sidesIn = (seen: Day): string[] =>
  seen.slots
    .map(
      ({ stage, round, slot, a, b }) =>
        `${stage} ${round}.${slot} ${idsIn(seen, a).join('&')} v ${idsIn(seen, b).join('&')}`,
    )
    .toSorted()

const stepOf = async (eventId: string) => {
  const list = await matchListOf(app, olga, eventId)
  return nextStep({ ...list, isDivision: list.tournamentId !== null, isEarly: false })
}

test.each([
  'single elimination',
  'double elimination',
  'fixed teams',
  'pools then bracket',
] as const)(
  'in %s the team that moves up after the draw gets the matches of the team that left',
  async (format) => {
    const { tournamentId, eventId } = await aPlannedDivision(format)
    const before = sidesIn(await dayOf(tournamentId))
    await players[2]?.must('events-withdraw', { eventId })
    const after = sidesIn(await dayOf(tournamentId))
    const [out, into] = ['matec&mated', 'matei&matej']
    expect(before.join()).toContain(out)
    expect(after).toEqual(before.map((words) => words.replace(out, into)).toSorted())
    await olga.must('tournaments-planDay', { tournamentId, day })
    expect((await dayOf(tournamentId)).people.map(({ playerId }) => playerId)).toContain('matei')
    expect(await stepOf(eventId)).not.toMatchObject({ kind: 'close' })
  },
)

test('a team that left with nobody to move up is asked about, and is no reason to finish', async () => {
  const { tournamentId, eventId } = await aPlannedDivision('fixed teams', 8)
  app.clock.set('2026-06-02T13:00:00Z')
  const [first] = (await dayOf(tournamentId)).slots
  await olga.must('matches-decide', {
    matchId: first?.matchId ?? '',
    games: [[11, 5]],
    walkover: null,
  })
  const { players: listed } = await matchListOf(app, olga, eventId)
  const gone = listed
    .filter(({ playerId }) => playerId === 'matea' || playerId === 'mateb')
    .map(({ number }) => number)
  await olga.must('matchLists-setPresence', { eventId, numbers: gone, presence: 'left' })
  expect(await stepOf(eventId)).toEqual({ kind: 'stand-in', gone, missing: [] })
  const seen = await dayOf(tournamentId)
  const theirs = seen.slots.filter(
    ({ a, b, state }) => state === 'planned' && idsIn(seen, [...a, ...b]).includes('matea'),
  )
  expect(theirs.length).toBeGreaterThan(1)
  for (const slot of theirs) expect(idsIn(seen, slot.left)).toEqual(['matea', 'mateb'])
})

test('a division that checks nobody in is not over after one match', async () => {
  const { tournamentId, eventId } = await aPlannedDivision('fixed teams', 8)
  app.clock.set('2026-06-02T13:00:00Z')
  const [first] = (await dayOf(tournamentId)).slots
  await olga.must('matches-decide', {
    matchId: first?.matchId ?? '',
    games: [[11, 5]],
    walkover: null,
  })
  expect(await stepOf(eventId)).toEqual({ kind: 'scores', missing: 5 })
})
