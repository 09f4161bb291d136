// Every format from the first check-in to its medals, doing only what the next step says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { formats, type Format } from '#domain/event/format.ts'
import { nextStep, type NextStep } from '#domain/match-list/next-step.ts'
import { planRounds, type PlanRequest } from '#domain/schedule/plan-rounds.ts'
import { seedEntrants } from '#domain/schedule/seed-entrants.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { matchListOf, type MatchListView } from '#test/scenes/match-list-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = []
  for (const [index, name] of ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal'].entries())
    players.push(
      await app.signedIn(name, { skill: 5 - index / 4, gender: index % 2 === 0 ? 'woman' : 'man' }),
    )
})
afterAll(() => app.close())

/** Steps of the longest format, and some more. */
const stepsMax = 60

const requestOf = (list: MatchListView): PlanRequest => ({
  list,
  format: list.format,
  play: list.play,
  genders: new Map(),
  strengths: new Map(),
  seed: 1,
  rounds: list.format.rounds,
  steps: 20_000,
})

async function roundsOf(list: MatchListView): Promise<CallInput<'matchLists-plan'>['rounds']> {
  if (list.leagueSeriesId !== null && list.format.format === 'ladder')
    return (await olga.must('leagues-dayRounds', { eventId: list.eventId, seed: 1 })).rounds
  return planRounds(requestOf(list)).map(({ games, byes }) => ({
    games: games.map(({ court, pool, a, b }) => ({ court, pool, a: [...a], b: [...b] })),
    byes: [...byes],
  }))
}

/** Every match that can be played gets its score. */
async function tellScores({ matches }: MatchListView): Promise<void> {
  for (const { matchId, a, b } of matches.filter(
    (match) => match.state === 'planned' && match.a.length > 0 && match.b.length > 0,
  )) {
    await olga.must('matches-decide', {
      matchId,
      games: [Math.min(...a) < Math.min(...b) ? [11, 6] : [6, 11]],
      walkover: null,
    })
  }
}

const numbersOf = ({ players: listed }: MatchListView): number[] =>
  listed.map(({ number }) => number)
const plan = async (list: MatchListView) =>
  olga.must('matchLists-plan', {
    eventId: list.eventId,
    revision: list.revision,
    rounds: await roundsOf(list),
  })

/**
 * What the main button of each step does; no one playing an evening through should meet the
 * others.
 */
const acts: Partial<Record<NextStep['kind'], (list: MatchListView) => Promise<unknown>>> = {
  'check-in': (list) =>
    olga.must('matchLists-setPresence', {
      eventId: list.eventId,
      numbers: numbersOf(list),
      presence: 'here',
    }),
  'pair-up': (list) =>
    olga.must('matchLists-setTeams', {
      eventId: list.eventId,
      teams: numbersOf(list)
        .filter((number) => number % 2 === 0)
        .map((number) => [number, number + 1]),
    }),
  generate: plan,
  more: plan,
  bracket: (list) =>
    olga.must('matchLists-layBracket', {
      eventId: list.eventId,
      revision: list.revision,
      entrants: seedEntrants(requestOf(list)).map((entrant) => [...entrant]),
    }),
  scores: tellScores,
  close: ({ eventId }) => olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 }),
}

/** Does what the next step asks; answers its kind. */
async function takeStep(list: MatchListView): Promise<string> {
  const { kind } = nextStep({ ...list, isEarly: false })
  const act = acts[kind]
  if (act === undefined) throw new Error(`nobody should be asked to ${kind}`)
  await act(list)
  return kind
}

/** Plays an event to its end; answers the kinds of all steps. */
async function walk(eventId: string): Promise<string[]> {
  await olga.must('matchLists-start', { eventId })
  const steps: string[] = []
  while (steps.at(-1) !== 'close') {
    if (steps.length > stepsMax) throw new Error(`no end: ${steps.join(' ')}`)
    steps.push(await takeStep(await matchListOf(app, olga, eventId)))
  }
  return steps
}

const medalsOf = async (eventId: string): Promise<string[]> =>
  [
    ...new Set(
      (
        await app.db.selectFrom('awards').select('medal').where('eventId', '=', eventId).execute()
      ).map(({ medal }) => medal),
    ),
  ].toSorted()

const typeOf: Partial<Record<Format, 'tournament' | 'ladder' | 'king of the court'>> = {
  'single elimination': 'tournament',
  'double elimination': 'tournament',
  'pools then bracket': 'tournament',
  ladder: 'ladder',
  'king of the court': 'king of the court',
}

test.each(formats)('%s leads from check-in to its medals', async (format) => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    {
      type: typeOf[format] ?? 'round robin',
      play: format === 'singles' ? 'singles' : 'doubles',
      maxPlayers: 20,
      courts: 2,
      format,
      rounds: 3,
      points: 11,
      winBy: 2,
      scoring: 'side-out',
      bestOf: 1,
      ranked: true,
      consolation: format === 'single elimination',
    },
  )
  for (const player of players) await signUp(player, eventId)
  await openDoors(app, eventId)
  const steps = await walk(eventId)
  expect(steps.slice(-2)).toEqual(['scores', 'close'])
  expect(await medalsOf(eventId)).toEqual(['bronze', 'gold', 'silver'])
})

test.each(['ladder', 'round robin'] as const)(
  'a game day of a league, %s, leads from check-in to its end and the league to its medals',
  async (kind) => {
    const leagueSeriesId = await runningLeague(
      olga,
      players,
      leagueFieldsAt(location, {
        kind,
        rounds: 3,
        endDate: '2027-05-31',
        signupDeadline: '2027-05-01',
      }),
    )
    const eventId = await aLeagueDay(
      olga,
      leagueSeriesId,
      new Date(app.clock.now() + 86_400_000).toISOString().slice(0, 10),
    )
    await openDoors(app, eventId)
    const steps = await walk(eventId)
    expect([steps.filter((step) => step === 'more'), steps.slice(-2)]).toEqual([
      [],
      ['scores', 'close'],
    ])
    for (const player of players) await player.must('ownActs-answer', { eventId, isMe: true })
    await olga.must('leagues-setState', { leagueSeriesId, state: 'concluded' })
    const awards = await app.db
      .selectFrom('awards')
      .select('medal')
      .where('leagueSeriesId', '=', leagueSeriesId)
      .execute()
    expect(awards.map(({ medal }) => medal).toSorted()).toEqual(['bronze', 'gold', 'silver'])
  },
)
