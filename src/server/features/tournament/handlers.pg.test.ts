// A tournament from its first division to its medals: divisions, day plan, calls to courts, and
// what viewers see.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]
const names = Array.from({ length: 16 }, (_, index) => `Player${String.fromCodePoint(97 + index)}`)

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = await Promise.all(names.map((name) => app.signedIn(name)))
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const refusal = async (
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> => {
  const result = await asked
  return result.ok ? 'accepted' : (result.refusal?.code ?? '')
}

async function seen(who: TestPlayer, tournamentId: string) {
  const socket = await app.socket(who.token)
  const tournament = await socket.subscribe('tournaments-byId', { tournamentId }).next()
  const day = await socket.subscribe('tournaments-day', { tournamentId }).next()
  await socket.close()
  return { tournament, day }
}

async function aTournament(
  division = divisionFieldsFor('pools then bracket'),
  entered: readonly TestPlayer[] = players,
) {
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location),
  })
  const { eventId } = await olga.must('tournaments-addDivision', { tournamentId, division })
  await enterTeams(app.db, eventId, entered)
  return { tournamentId, eventId }
}

type Slot = Awaited<ReturnType<typeof seen>>['day']['slots'][number]

const openSlots = async (tournamentId: string): Promise<Slot[]> =>
  (await seen(olga, tournamentId)).day.slots.filter(
    ({ a, b, state }) => a.length > 0 && b.length > 0 && state === 'planned',
  )

const toCall = (tournamentId: string, slot: Slot | undefined, court: number | null) => ({
  tournamentId,
  matchId: slot?.matchId ?? '',
  court,
})
const call = (tournamentId: string, slot: Slot | undefined, court: number | null) =>
  olga.must('tournaments-call', toCall(tournamentId, slot, court))
const refusedCall = (tournamentId: string, slot: Slot | undefined, court: number) =>
  refusal(olga.call('tournaments-call', toCall(tournamentId, slot, court)))
const decide = (slot: Slot | undefined) =>
  olga.must('matches-decide', {
    matchId: slot?.matchId ?? '',
    games: [[11, 5]],
    walkover: null,
  })

test('eight teams in pools are planned on four courts, with their bracket', async () => {
  const { tournamentId, eventId } = await aTournament()
  const planned = await olga.must('tournaments-planDay', { tournamentId, day: '2026-06-02' })
  // Two pools of four, two semifinals, the bronze match, the final.
  expect(planned).toMatchObject({ matches: 16, isLate: false })
  const { tournament, day } = await seen(players[0] ?? olga, tournamentId)
  expect(tournament.divisions).toMatchObject([
    { eventId, entrants: 8, waiting: 0, here: 0, matches: 12, played: 0, mine: 'playing' },
  ])
  expect(day.people).toHaveLength(16)
  expect(day.slots).toHaveLength(16)
  expect(day.slots[0]).toMatchObject({ startsAt: '2026-06-02T13:00:00.000Z', stage: 'pool' })
  expect(day.slots.slice(0, 4).map(({ court }) => court)).toEqual([1, 2, 3, 4])
  expect(day.slots.filter(({ stage }) => stage !== 'pool').every(({ a }) => a.length === 0)).toBe(
    true,
  )
})

test('matches go to courts by call, and what is called, played and laid goes on from there', async () => {
  const { tournamentId, eventId } = await aTournament()
  await olga.must('tournaments-planDay', { tournamentId, day: '2026-06-02' })
  app.clock.set('2026-06-02T13:00:00Z')
  const pools = await openSlots(tournamentId)
  const [first, second, third] = pools
  await call(tournamentId, first, 1)
  const { people } = (await seen(olga, tournamentId)).day
  const mate = people[first?.a[0] ?? 0]?.playerId ?? ''
  expect(await alertKindsOf(app.db, mate)).toContain('match-next')
  expect(await refusedCall(tournamentId, second, 1)).toBe('court-taken')
  expect(await refusedCall(tournamentId, second, 5)).toBe('plan-invalid')
  const busy = pools.find(
    (slot) => slot !== first && [...slot.a, ...slot.b].some((place) => first?.a.includes(place)),
  )
  expect(await refusedCall(tournamentId, busy, 2)).toBe('players-on-court')
  await call(tournamentId, second, 2)
  await call(tournamentId, second, null)
  await call(tournamentId, third, 2)
  const called = (await seen(olga, tournamentId)).day.slots.filter(
    ({ onCourt }) => onCourt !== null,
  )
  expect(called.map(({ matchId, onCourt }) => [matchId, onCourt])).toEqual([
    [first?.matchId, 1],
    [third?.matchId, 2],
  ])
  await decide(first)
  expect(await refusedCall(tournamentId, first, 3)).toBe('round-played')
  await call(tournamentId, second, 1)
  await decide(third)
  expect((await openSlots(tournamentId)).filter(({ onCourt }) => onCourt !== null)).toHaveLength(1)
  const layBracket = () => refusal(olga.call('tournaments-layBracket', { tournamentId, eventId }))
  expect(await layBracket()).toBe('pools-not-played')
  for (const slot of await openSlots(tournamentId)) await decide(slot)
  const { tournament } = await seen(olga, tournamentId)
  expect(tournament.divisions).toMatchObject([{ played: 12, isPoolsDone: true }])
  expect(await layBracket()).toBe('accepted')
  const bracket = await openSlots(tournamentId)
  expect(bracket.map(({ stage }) => stage)).toEqual(['winners', 'winners'])
  await call(tournamentId, bracket[0], 4)
  await decide(bracket[1])
  expect((await openSlots(tournamentId)).map(({ onCourt }) => onCourt)).toEqual([4])
  const again = await olga.must('tournaments-planDay', { tournamentId, day: '2026-06-02' })
  expect(again.matches).toBe(16)
  expect((await openSlots(tournamentId)).map(({ onCourt }) => onCourt)).toEqual([4])
})

test('a team that qualified and left is named, and the next of its pool moves up when asked for', async () => {
  const { tournamentId, eventId } = await aTournament()
  await olga.must('tournaments-planDay', { tournamentId, day: '2026-06-02' })
  app.clock.set('2026-06-02T13:00:00Z')
  for (const slot of await openSlots(tournamentId)) await decide(slot)
  const lay = (movesUp?: boolean) =>
    olga.call('tournaments-layBracket', {
      tournamentId,
      eventId,
      ...(movesUp === undefined ? {} : { movesUp }),
    })
  await olga.must('tournaments-layBracket', { tournamentId, eventId })
  const sidesOf = async (): Promise<number[][]> =>
    (await openSlots(tournamentId)).flatMap(({ a, b }) => [a, b])
  const [first = []] = await sidesOf()
  const { people } = (await seen(olga, tournamentId)).day
  const leaver = people[first[0] ?? 0]
  const listed = (await matchListOf(app, olga, eventId)).players
  await olga.must('matchLists-setPresence', {
    eventId,
    numbers: listed.flatMap((player) =>
      player.playerId === leaver?.playerId ? player.number : [],
    ),
    presence: 'left',
  })
  const refused = await lay()
  expect(refused).toMatchObject({ refusal: { code: 'qualified-left' } })
  expect(JSON.stringify(refused)).toContain(leaver?.playerName)
  expect((await lay(true)).ok).toBe(true)
  const after = await seen(olga, tournamentId)
  const names = new Set(
    (await openSlots(tournamentId)).flatMap(({ a, b }) =>
      [...a, ...b].map((place) => after.day.people[place]?.playerId),
    ),
  )
  expect(names.size).toBe(8)
  expect(names).not.toContain(leaver?.playerId)
})
