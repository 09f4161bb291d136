// Plays an event by performing only the main button's action at each step.
import type { CallInput } from '#contract/contract.ts'
import { nextStep, type NextStep } from '#domain/match-list/next-step.ts'
import { planSchedule, type PlanRequest } from '#domain/schedule/plan-rounds.ts'
import { seedEntrants } from '#domain/schedule/seed-entrants.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import type { MatchListView } from './match-list-scene.ts'

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

async function roundsOf(
  organizer: TestPlayer,
  list: MatchListView,
): Promise<CallInput<'matchLists-plan'>['rounds']> {
  if (list.leagueSeriesId !== null && list.format.format === 'ladder')
    return (await organizer.must('leagues-dayRounds', { eventId: list.eventId, seed: 1 })).rounds
  return planSchedule(requestOf(list)).map(({ games, byes }) => ({
    games: games.map(({ court, pool, a, b }) => ({ court, pool, a: [...a], b: [...b] })),
    byes: [...byes],
  }))
}

/**
 * The matches of the next round that can be played get their scores, as they come from the courts;
 * a side that someone left gives it up.
 */
async function tellScores(
  organizer: TestPlayer,
  { matches, players }: MatchListView,
): Promise<void> {
  const left = new Set(
    players.filter(({ presence }) => presence === 'left').map(({ number }) => number),
  )
  const open = matches.filter(
    (match) => match.state === 'planned' && match.a.length > 0 && match.b.length > 0,
  )
  const next = Math.min(...open.map(({ round }) => round))
  for (const { matchId, a, b } of open.filter(({ round }) => round === next)) {
    const isOver = [...a, ...b].some((number) => left.has(number))
    await organizer.must('matches-decide', {
      matchId,
      games: isOver ? [] : [Math.min(...a) < Math.min(...b) ? [11, 6] : [6, 11]],
      walkover: isOver ? (a.some((number) => left.has(number)) ? 'b' : 'a') : null,
    })
  }
}

const plan = async (organizer: TestPlayer, list: MatchListView) =>
  organizer.must('matchLists-plan', {
    eventId: list.eventId,
    revision: list.revision,
    rounds: await roundsOf(organizer, list),
  })

type Act = (organizer: TestPlayer, list: MatchListView) => Promise<unknown>

const acts: Partial<Record<NextStep['kind'], Act>> = {
  'check-in': (organizer, { eventId, players }) =>
    organizer.must('matchLists-setPresence', {
      eventId,
      numbers: players.filter(({ presence }) => presence !== 'left').map(({ number }) => number),
      presence: 'here',
    }),
  'pair-up': (organizer, { eventId, players }) => {
    const here = players.filter(({ presence }) => presence !== 'left')
    const teams = [...Map.groupBy(here, ({ team }) => team)].flatMap(([team, members]) =>
      team !== null && members.length === 2 ? [members.map(({ number }) => number)] : [],
    )
    const alone = here.map(({ number }) => number).filter((one) => !teams.flat().includes(one))
    while (alone.length > 1) teams.push(alone.splice(0, 2))
    return organizer.must('matchLists-setTeams', {
      eventId,
      teams: teams.map(([one = -1, other = -1]): [number, number] => [one, other]),
    })
  },
  generate: plan,
  more: plan,
  replan: plan,
  bracket: (organizer, list) =>
    organizer.must('matchLists-layBracket', {
      eventId: list.eventId,
      revision: list.revision,
      entrants: seedEntrants(requestOf(list)).map((entrant) => [...entrant]),
    }),
  scores: tellScores,
  close: (organizer, { eventId, matches }) =>
    organizer.must('results-close', {
      eventId,
      unplayed: matches.filter(({ state }) => state === 'planned').length,
      unanswered: 0,
    }),
}

type Meanwhile = (kind: NextStep['kind'], list: MatchListView) => Promise<unknown>

/** Plays to the end and returns the kinds of all steps. `meanwhile` runs between two steps. */
export async function walkByMainButtons(
  app: TestApp,
  organizer: TestPlayer,
  eventId: string,
  meanwhile: Meanwhile = () => Promise.resolve(),
): Promise<NextStep['kind'][]> {
  await organizer.must('matchLists-start', { eventId })
  // One socket for all steps, because hundreds per minute would be rate limited.
  const socket = await app.socket(organizer.token)
  const look = async (): Promise<MatchListView> => {
    const window = socket.subscribe('matchLists-byEvent', { eventId })
    const { matchList } = await window.next()
    window.close()
    if (matchList === null) throw new Error('the match list was not opened')
    return matchList
  }
  const steps: NextStep['kind'][] = []
  while (steps.at(-1) !== 'close') {
    if (steps.length > stepsMax) throw new Error(`no end: ${steps.join(' ')}`)
    const list = await look()
    const { kind } = nextStep({ ...list, isDivision: list.tournamentId !== null, isEarly: false })
    const act = acts[kind]
    if (act === undefined) throw new Error(`nobody should be asked to ${kind}`)
    await act(organizer, list)
    steps.push(kind)
    await meanwhile(kind, await look())
  }
  await socket.close()
  return steps
}
