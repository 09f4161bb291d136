// Every format with a player leaving, one coming late and a lost court, following only the
// suggested next step. In the short form, formats take turns with the numbers of players.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formats, isBracket, type Format } from '#domain/event/format.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { walkByMainButtons } from '#test/scenes/main-buttons.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, late: TestPlayer
let players: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  late = await app.signedIn('Late', { gender: 'woman' })
  players = []
  for (let index = 0; index < 13; index += 1)
    players.push(
      await app.signedIn(`Mate${String.fromCodePoint(97 + index)}`, {
        gender: index % 2 === 0 ? 'woman' : 'man',
      }),
    )
})
afterAll(() => app.close())

const typeOf: Partial<Record<Format, 'tournament' | 'ladder' | 'king of the court'>> = {
  'single elimination': 'tournament',
  'double elimination': 'tournament',
  'pools then bracket': 'tournament',
  ladder: 'ladder',
  'king of the court': 'king of the court',
}

const howPlayed = {
  rounds: 3,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  consolation: false,
} as const

/** The formats in which latecomers still find a match in the rest of three rounds. */
const comesToPlay: ReadonlySet<Format> = new Set<Format>([
  'rotating partners',
  'mixed doubles',
  'scramble',
  'mexicano',
  'ladder',
  'pools then bracket',
])

const counts = [5, 7, 9, 13]
const cases = formats.flatMap((format, turn) =>
  counts
    .filter((_count, at) => isProof || at === turn % counts.length)
    .map((count) => ({ format, count })),
)

test.each(cases)(
  '$format of $count reaches its results, though one goes, one comes late and a court is lost',
  async ({ format, count }) => {
    const eventId = await anEvent(
      app.db,
      { location, organizer: olga.playerId },
      {
        type: typeOf[format] ?? 'round robin',
        // A team of two is one entrant, so single players give brackets of every size.
        play: format === 'singles' || typeOf[format] === 'tournament' ? 'singles' : 'doubles',
        maxPlayers: 20,
        courts: 3,
        format,
        ...howPlayed,
      },
    )
    for (const player of players.slice(0, count)) await signUp(player, eventId)
    await openDoors(app, eventId)
    let lateNumber: number | null = null
    let before: readonly string[] = []
    // After the first round of scores, with the others still to come.
    const steps = await walkByMainButtons(app, olga, eventId, async (kind, { matches }) => {
      if (lateNumber !== null || kind !== 'scores') return
      before = matches.map(({ matchId }) => matchId)
      await olga.must('matchLists-setPresence', { eventId, numbers: [0], presence: 'left' })
      const added = { eventId, playerId: late.playerId, isGuest: false }
      lateNumber = (await olga.must('matchLists-addPlayer', added)).number
      await olga.must('matchLists-setCourts', { eventId, courts: [1, 3] })
    })
    const { matches } = await matchListOf(app, olga, eventId)
    const added = matches.filter(({ matchId }) => !before.includes(matchId))
    expect(added.flatMap(({ a, b }) => [...a, ...b])).not.toContain(0)
    expect(added.map(({ court }) => court)).not.toContain(2)
    // A bracket is drawn once.
    if (!isBracket(format) || format === 'pools then bracket')
      expect(added.length).toBeGreaterThan(0)
    if (comesToPlay.has(format))
      expect(added.flatMap(({ a, b }) => [...a, ...b])).toContain(lateNumber)
    expect(steps.at(-1)).toBe('close')
    const { state } = await app.db
      .selectFrom('match_lists')
      .select('state')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
    expect(state).toBe('closed')
  },
)

async function bracketAfter(
  meanwhile: (eventId: string) => Promise<unknown>,
): Promise<{ sides: string[]; lateNumber: number }> {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { type: 'tournament', maxPlayers: 20, courts: 3, format: 'pools then bracket', ...howPlayed },
  )
  for (const player of players.slice(0, 12)) await signUp(player, eventId)
  await openDoors(app, eventId)
  let isChanged = false
  await walkByMainButtons(app, olga, eventId, async (kind) => {
    if (isChanged || kind !== 'scores') return
    isChanged = true
    await meanwhile(eventId)
  })
  const { matches, players: listed } = await matchListOf(app, olga, eventId)
  return {
    sides: matches
      .filter(({ stage }) => stage === 'winners')
      .flatMap(({ a, b }) => [a.join('+'), b.join('+')])
      .toSorted(),
    lateNumber: listed.find(({ playerId }) => playerId === late.playerId)?.number ?? -1,
  }
}

test('half a team that qualified goes: the next team of its pool is in the bracket', async () => {
  const all = await bracketAfter(() => Promise.resolve())
  expect(all.sides).toHaveLength(4)
  expect(all.sides).toContain('0+1')
  const without = await bracketAfter((eventId) =>
    olga.must('matchLists-setPresence', { eventId, numbers: [1], presence: 'left' }),
  )
  expect(without.sides).toHaveLength(4)
  expect(without.sides).not.toContain('0+1')
})

test('someone stands in for one of a team that qualified: the team is in the bracket', async () => {
  const { sides, lateNumber } = await bracketAfter(async (eventId) => {
    await olga.must('matchLists-setPresence', { eventId, numbers: [1], presence: 'left' })
    const { number } = await olga.must('matchLists-addPlayer', {
      eventId,
      playerId: late.playerId,
      isGuest: false,
    })
    await olga.must('matchLists-substitute', { eventId, number: 1, withNumber: number })
  })
  expect(sides).toContain(`0+${lateNumber}`)
  expect(sides).toHaveLength(4)
})
