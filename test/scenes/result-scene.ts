// Shared setup of result tests: a singles evening in which four players meet each other, with
// scores entered by the organizer.
import type { CallOutput } from '#contract/contract.ts'
import { aLocation, anEvent } from '../support/builders.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { openDoors, signUp } from './event-scene.ts'

const rounds = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 1],
    [2, 3],
  ],
] as const

export type Evening = {
  eventId: string
  organizer: TestPlayer
  players: TestPlayer[]
  /** Reports a win of `winner` by 11 to `points`; returns the match. */
  tell: (winner: number, loser: number, points?: number) => Promise<string>
}

/** Three planned rounds; numbers are positions in `names`. The organizer doesn't play. */
export async function anEvening(
  app: TestApp,
  names: readonly [string, string, string, string],
  changes: Parameters<typeof anEvent>[2] = {},
): Promise<Evening> {
  const location = await aLocation(app.db)
  const organizer = await app.signedIn(`Host ${names[0]}`)
  const players = await Promise.all(names.map((name) => app.signedIn(name)))
  const eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { title: 'Singles night', type: 'round robin', play: 'singles', courts: 2, ...changes },
  )
  for (const player of players) await signUp(player, eventId)
  await organizer.must('matchLists-start', { eventId })
  await openDoors(app, eventId)
  await organizer.must('matchLists-setPresence', {
    eventId,
    numbers: [0, 1, 2, 3],
    presence: 'here',
  })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await organizer.must('matchLists-plan', {
    eventId,
    revision,
    rounds: rounds.map((games) => ({
      games: games.map(([a, b], index) => ({ court: index + 1, pool: null, a: [a], b: [b] })),
      byes: [],
    })),
  })
  const tell = async (winner: number, loser: number, points = 5): Promise<string> => {
    const match = await matchOf(app, eventId, winner, loser)
    const games: [number, number][] = match.a === winner ? [[11, points]] : [[points, 11]]
    await organizer.must('matches-decide', { matchId: match.matchId, games, walkover: null })
    return match.matchId
  }
  return { eventId, organizer, players, tell }
}

/** 0 wins all, 1 all but one, 2 one match: medals go in this order. */
export async function tellAll({ tell }: Evening): Promise<void> {
  for (const [winner, loser] of [
    [0, 3],
    [1, 2],
    [0, 2],
    [1, 3],
    [0, 1],
    [2, 3],
  ] as const)
    await tell(winner, loser)
}

async function matchOf(
  app: TestApp,
  eventId: string,
  one: number,
  other: number,
): Promise<{ matchId: string; a: number }> {
  const rows = await app.db
    .selectFrom('match_players as p')
    .innerJoin('match_players as q', 'q.matchId', 'p.matchId')
    .select(['p.matchId', 'p.side'])
    .where('p.eventId', '=', eventId)
    .where('p.number', '=', one)
    .where('q.number', '=', other)
    .execute()
  const [row] = rows
  if (row === undefined) throw new Error(`no match of ${one} and ${other}`)
  return { matchId: row.matchId, a: row.side === 'a' ? one : other }
}

export async function medalsTold(player: TestPlayer): Promise<number[]> {
  const { medalGold, medalSilver, medalBronze }: CallOutput<'players-updatePlayerMedalCount'> =
    await player.must('players-updatePlayerMedalCount', { today: '2026-06-02' })
  return [medalGold, medalSilver, medalBronze]
}
