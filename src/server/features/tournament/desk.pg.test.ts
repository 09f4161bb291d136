// A tournament's day with several desks, divisions and kinds of viewers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { rosterInWords, signUp } from '#test/scenes/event-scene.ts'
import { aTeam } from '#test/scenes/team-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let other: TestApp
let location: string
let olga: TestPlayer, adam: TestPlayer, cora: TestPlayer, eve: TestPlayer
let players: TestPlayer[]
const day = '2026-06-02'

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ beside: app })
  location = await aLocation(app.db)
  ;[olga, adam, cora, eve] = (await Promise.all(
    ['Olga', 'Adam', 'Cora', 'Eve'].map((name) => app.signedIn(name)),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  await anAdmin(app.db, location, 'adam')
  players = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      app.signedIn(`Mate${String.fromCodePoint(97 + index)}`),
    ),
  )
})
beforeEach(() => app.clock.set(testStart))
afterAll(async () => {
  await other.close()
  await app.close()
})

const code = async (
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> => {
  const result = await asked
  return result.ok ? 'accepted' : (result.refusal?.code ?? '')
}

const aTournament = async (): Promise<string> =>
  (await olga.must('tournaments-create', { fields: tournamentFieldsAt(location) })).tournamentId

const addDivision = async (
  tournamentId: string,
  format: Parameters<typeof divisionFieldsFor>[0],
  changes: Parameters<typeof divisionFieldsFor>[1] = {},
): Promise<string> =>
  (
    await olga.must('tournaments-addDivision', {
      tournamentId,
      division: divisionFieldsFor(format, changes),
    })
  ).eventId

async function dayOf(tournamentId: string) {
  const socket = await app.socket(olga.token)
  const seen = await socket.subscribe('tournaments-day', { tournamentId }).next()
  await socket.close()
  return seen
}

async function watched(watchKey: string) {
  const socket = await app.socket(null)
  const view = socket.subscribe('tournaments-watch', { watchKey })
  const seen = await until('an answer', () => view.latest() ?? view.refusal())
  await socket.close()
  return seen
}

test('two desks on two servers send two matches to one court: one goes', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  await enterTeams(app.db, eventId, players)
  await olga.must('tournaments-planDay', { tournamentId, day })
  const [one, two] = (await dayOf(tournamentId)).slots
  const desks = [testClient(app.url, olga.headers), testClient(other.url, adam.headers)]
  const answers = await Promise.all(
    [one, two].map((slot, index) =>
      code(
        (desks[index] ?? desks[0])?.call('tournaments-call', {
          tournamentId,
          matchId: slot?.matchId ?? '',
          court: 1,
        }) ?? Promise.resolve({ ok: false }),
      ),
    ),
  )
  expect(answers.toSorted()).toEqual(['accepted', 'court-taken'])
})

test('someone in two divisions plays one match at a time and rests, in the plan and at the desk', async () => {
  const tournamentId = await aTournament()
  const [level, open] = [
    await addDivision(tournamentId, 'fixed teams', { title: 'Level 3.5' }),
    await addDivision(tournamentId, 'single elimination', { title: 'Open' }),
  ]
  await enterTeams(app.db, level, players.slice(0, 8))
  await enterTeams(
    app.db,
    open,
    [0, 2, 1, 3, 8, 9, 10, 11].flatMap((at) => players[at] ?? []),
  )
  await olga.must('tournaments-planDay', { tournamentId, day })
  const { slots, people } = await dayOf(tournamentId)
  const restMs = 15 * 60_000
  for (const place of people.keys()) {
    const mine = slots
      .filter(({ a, b }) => [...a, ...b].includes(place))
      .map(({ startsAt, minutes }) => ({
        from: Date.parse(startsAt),
        to: Date.parse(startsAt) + minutes * 60_000,
      }))
      .toSorted((one, two) => one.from - two.from)
    for (const [index, { from }] of mine.entries()) {
      const before = mine[index - 1]
      if (before !== undefined) expect(from - before.to).toBeGreaterThanOrEqual(restMs)
    }
  }
  const sides = (slot: (typeof slots)[number]): number[] => [...slot.a, ...slot.b]
  const opens = slots.filter((slot) => slot.eventId === open && slot.a.length > 0)
  const shared = slots.find(
    (slot) =>
      slot.eventId === level &&
      opens.some((clash) => sides(clash).some((place) => sides(slot).includes(place))),
  )
  const clash = opens.find((slot) =>
    sides(slot).some((place) => shared !== undefined && sides(shared).includes(place)),
  )
  const toCourt = (matchId: string | null | undefined, court: number) =>
    code(olga.call('tournaments-call', { tournamentId, matchId: matchId ?? '', court }))
  expect(await toCourt(shared?.matchId, 1)).toBe('accepted')
  expect(await toCourt(clash?.matchId, 2)).toBe('players-on-court')
})

test('teams wait in line, come up as a team, and another plan draws with them', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams', { entrants: 2, waiting: 2 })
  await enterTeams(app.db, eventId, players.slice(0, 6))
  expect(await rosterInWords(app.db, eventId)).toBe('matea&mateb matec&mated matee&matef?')
  expect(await olga.must('tournaments-planDay', { tournamentId, day })).toMatchObject({
    matches: 1,
  })
  await players[0]?.must('events-withdraw', { eventId })
  expect(await rosterInWords(app.db, eventId)).toBe('matec&mated matee&matef')
  await olga.must('tournaments-planDay', { tournamentId, day })
  const { slots, people } = await dayOf(tournamentId)
  const named = [...(slots[0]?.a ?? []), ...(slots[0]?.b ?? [])].map(
    (place) => people[place]?.playerId,
  )
  expect(named.toSorted()).toEqual(['matec', 'mated', 'matee', 'matef'])
})

test('the public link shows everyone but hidden players by name, and its end ends those of the divisions', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  await enterTeams(app.db, eventId, players.slice(0, 4))
  const { watchKey } = await olga.must('tournaments-setWatch', { tournamentId, isOn: true })
  await olga.must('tournaments-planDay', { tournamentId, day })
  const hide = (hidden: boolean) =>
    app.db.updateTable('players').set({ hidden }).where('playerId', '=', 'matea').execute()
  await hide(true)
  const seen = await watched(watchKey ?? '')
  expect(seen).toMatchObject({
    name: 'Summer Open',
    divisions: [{ eventId, entrants: 2, matches: 1, watchKey: expect.any(String) as string }],
  })
  expect(JSON.stringify(seen)).not.toMatch(/matea/i)
  expect(JSON.stringify(seen)).toMatch('Hidden player 1')
  expect(seen).toMatchObject({
    people: expect.arrayContaining([{ playerId: '', playerName: 'Mateb', isHere: false }]) as [],
  })
  await hide(false)
  await olga.must('tournaments-setWatch', { tournamentId, isOn: false })
  expect(await watched(watchKey ?? '')).toMatchObject({ code: 'tournament-not-found' })
  const { watchKey: left } = await app.db
    .selectFrom('match_lists')
    .select('watchKey')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  expect(left).toBe(null)
})

test('a cohost calls the matches of their division, and nobody else does', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  await enterTeams(app.db, eventId, players.slice(0, 4))
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'cora' }).execute()
  await olga.must('tournaments-planDay', { tournamentId, day })
  const [slot] = (await dayOf(tournamentId)).slots
  const call = { tournamentId, matchId: slot?.matchId ?? '', court: 1 }
  expect(await code(eve.call('tournaments-call', call))).toBe('not-allowed')
  expect(await code(cora.call('tournaments-call', call))).toBe('accepted')
  expect(await code(cora.call('tournaments-planDay', { tournamentId, day }))).toBe('not-allowed')
  const elsewhere = { ...call, tournamentId: await aTournament() }
  expect(await code(olga.call('tournaments-call', elsewhere))).toBe('match-not-found')
})

test('a division stays as public as its tournament and at its venue, and holds its tournament', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  const socket = await app.socket(olga.token)
  const { fields, tournament } = await socket.subscribe('events-byId', { eventId }).next()
  await socket.close()
  expect(tournament).toEqual({ tournamentId, name: 'Summer Open', cohosts: [] })
  const change = (changes: Partial<typeof fields>) =>
    code(
      olga.call('events-update', {
        eventId,
        fields: { ...fields, ...changes },
        publish: false,
        scope: 'this',
      }),
    )
  expect(await change({ invite: true, invited: 'Friends' })).toBe('run-by-tournament')
  expect(await change({ location: await aLocation(app.db) })).toBe('run-by-tournament')
  expect(await change({ startDate: toDay('2026-06-03') })).toBe('tournament-dates')
  for (const startTime of ['07:45', '20:00'])
    expect(await change({ startTime })).toBe('tournament-dates')
  expect(await change({ entryBy: 'player' })).toBe('run-by-tournament')
  expect(await change({ type: 'open play' })).toBe('run-by-tournament')
  expect(await change({ note: 'Bring water', startTime: '10:00' })).toBe('accepted')
  const hours = tournamentFieldsAt(location, { startTime: '11:00' })
  expect(await code(olga.call('tournaments-update', { tournamentId, fields: hours }))).toBe(
    'tournament-fixed',
  )
  expect(await code(olga.call('tournaments-planDay', { tournamentId, day }))).toBe(
    'nothing-to-plan',
  )
  const later = tournamentFieldsAt(location, { startDate: '2026-06-03', endDate: '2026-06-04' })
  expect(await code(olga.call('tournaments-update', { tournamentId, fields: later }))).toBe(
    'tournament-fixed',
  )
  expect(await code(olga.call('tournaments-delete', { tournamentId }))).toBe('tournament-fixed')
  await olga.must('events-cancel', { eventId, reason: '', scope: 'this' })
  expect(await code(olga.call('tournaments-delete', { tournamentId }))).toBe('accepted')
})

test('a division is played in no format that a tournament cannot draw, and an old one ends no plan of all', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  await enterTeams(app.db, eventId, players.slice(0, 4))
  const socket = await app.socket(olga.token)
  const { fields } = await socket.subscribe('events-byId', { eventId }).next()
  await socket.close()
  const format = {
    ...divisionFieldsFor('fixed teams').format,
    format: 'rotating partners' as const,
  }
  const changed = { eventId, fields: { ...fields, format }, publish: false, scope: 'this' as const }
  expect(await code(olga.call('events-update', changed))).toBe('division-format')
  await olga.must('matchLists-start', { eventId })
  expect(await code(olga.call('matchLists-setFormat', { eventId, format }))).toBe('division-format')
  const asStored = (name: 'rotating partners' | 'fixed teams') =>
    app.db.updateTable('events').set({ format: name }).where('eventId', '=', eventId).execute()
  await asStored('rotating partners')
  expect(await code(olga.call('tournaments-planDay', { tournamentId, day }))).toBe(
    'division-format',
  )
  await asStored('fixed teams')
  expect(await code(olga.call('tournaments-planDay', { tournamentId, day }))).toBe('accepted')
})

test('a match of someone who left keeps their name, and waits for them', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  const other = await addDivision(tournamentId, 'single elimination', { play: 'singles' })
  const [gone, ...staying] = players.slice(0, 4) as [TestPlayer, ...TestPlayer[]]
  await enterTeams(app.db, eventId, [gone, ...staying])
  for (const player of [gone, ...staying]) await signUp(player, other)
  await olga.must('tournaments-planDay', { tournamentId, day })
  await gone.must('events-withdraw', { eventId: other })
  const { slots, people } = await dayOf(tournamentId)
  const first = slots.filter(({ eventId: id, round }) => id === other && round === 1)
  expect(first.flatMap(({ a, b }) => [...a, ...b])).toHaveLength(4)
  expect(people.filter(({ playerId }) => playerId === gone.playerId)).toHaveLength(1)
})

test('courts of a division come from the tournament alone', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  await enterTeams(app.db, eventId, players.slice(0, 4))
  await olga.must('tournaments-planDay', { tournamentId, day })
  expect(await code(olga.call('matchLists-setCourts', { eventId, courts: [1, 2] }))).toBe(
    'run-by-tournament',
  )
  const [slot] = (await dayOf(tournamentId)).slots
  expect(await code(olga.call('matches-move', { matchId: slot?.matchId ?? '', court: 1 }))).toBe(
    'plan-invalid',
  )
})

test('in singles players enter alone, and are seeded alone', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'single elimination', { play: 'singles' })
  for (const player of players.slice(0, 5)) await signUp(player, eventId)
  // Four places in the first round, one bye: with five entrants a final, a bronze match and two
  // before.
  expect(await olga.must('tournaments-planDay', { tournamentId, day })).toMatchObject({
    matches: 5,
  })
  const team = await addDivision(tournamentId, 'single elimination')
  await aTeam(app.db, team, players[0] ?? olga, players[1] ?? olga)
  expect(await code((players[2] ?? olga).call('events-signUp', { eventId: team, guests: 0 }))).toBe(
    'needs-team',
  )
})

test('a court that was given on is not taken back by a correction or an undo', async () => {
  const tournamentId = await aTournament()
  const eventId = await addDivision(tournamentId, 'fixed teams')
  await enterTeams(app.db, eventId, players)
  await olga.must('tournaments-planDay', { tournamentId, day })
  app.clock.set('2026-06-02T13:00:00Z')
  const [one, two] = (await dayOf(tournamentId)).slots.map(({ matchId }) => matchId ?? '')
  const toCourt = (matchId = '', court: number | null = 1) =>
    olga.must('tournaments-call', { tournamentId, matchId, court })
  const onCourts = async () =>
    (await dayOf(tournamentId)).slots.flatMap(({ matchId, onCourt, state }) =>
      onCourt !== null && state === 'planned' ? [matchId] : [],
    )
  await toCourt(one)
  await olga.must('matches-decide', { matchId: one ?? '', games: [[11, 4]], walkover: null })
  await toCourt(two)
  await olga.must('matches-clear', { matchId: one ?? '' })
  expect(await onCourts()).toEqual([two])
  await toCourt(two, null)
  await toCourt(one)
  expect(await code(olga.call('matchLists-undo', { eventId }))).toBe('nothing-to-undo')
  expect(await onCourts()).toEqual([one])
})
