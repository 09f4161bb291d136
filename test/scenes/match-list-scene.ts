// An evening with a roster, a match list and handwritten rounds, so that tests choose the players
// of each game.
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import { anEvent } from '../support/builders.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { openDoors, signUp } from './event-scene.ts'

export type MatchListView = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
type Round = CallInput<'matchLists-plan'>['rounds'][number]

/** Parses a round: '0+1 v 2+3 | 4 v 5 / 6 7' is a game on court 1, one on court 2, and two byes. */
export function roundInWords(words: string): Round {
  const [games = '', byes = ''] = words.split('/')
  const numbers = (text: string, by: RegExp) => text.trim().split(by).filter(Boolean).map(Number)
  return {
    games: games.split('|').map((game, index) => {
      const [a = '', b = ''] = game.split('v')
      return { court: index + 1, pool: null, a: numbers(a, /\+/), b: numbers(b, /\+/) }
    }),
    byes: numbers(byes, /\s+/),
  }
}

/** Formats a list, one line per round: '1: 0+1 v 2+3 | … / 6 7', with reported scores. */
export function roundsInWords({
  matches,
  byes,
}: Pick<MatchListView, 'matches' | 'byes'>): string[] {
  const rounds = [...new Set(matches.map(({ round }) => round))]
  return rounds.map((round) => {
    const games = matches
      .filter((match) => match.round === round)
      .map(({ a, b, games: points }) =>
        [`${a.join('+')} v ${b.join('+')}`, ...points.map((point) => point.join(':'))].join(' '),
      )
    const sits = byes.filter((bye) => bye.round === round).map(({ number }) => number)
    return `${round}: ${games.join(' | ')}${sits.length === 0 ? '' : ` / ${sits.join(' ')}`}`
  })
}

export type Evening = {
  eventId: string
  plan: (...rounds: string[]) => Promise<void>
  now: () => Promise<MatchListView>
}

export async function matchListOf(
  app: TestApp,
  viewer: TestPlayer,
  eventId: string,
): Promise<MatchListView> {
  const socket = await app.socket(viewer.token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
  await socket.close()
  if (matchList === null) throw new Error('the match list was not opened')
  return matchList
}

export async function anEvening(
  app: TestApp,
  organizer: TestPlayer,
  people: readonly TestPlayer[],
  location: string,
  changes: Partial<NewEvent> = {},
): Promise<Evening> {
  const eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { maxPlayers: 40, ...changes },
  )
  for (const person of people) await signUp(person, eventId)
  await openDoors(app, eventId)
  for (const { playerId } of people)
    await organizer.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await organizer.must('matchLists-start', { eventId })
  const now = () => matchListOf(app, organizer, eventId)
  const plan = async (...rounds: string[]): Promise<void> => {
    await organizer.must('matchLists-plan', {
      eventId,
      revision: (await now()).revision,
      rounds: rounds.map(roundInWords),
    })
  }
  return { eventId, plan, now }
}
