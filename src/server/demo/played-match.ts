// A match of the demo; the stronger side wins more often.
import type { ListPlayer } from '#domain/match-list/match-list.ts'
import type { GamePoints, Match } from '#domain/match/match.ts'
import type { Random } from '#domain/shared/random.ts'

export const toListPlayers = (playerIds: readonly string[]): ListPlayer[] =>
  playerIds.map((playerId, number) => ({
    number,
    playerId,
    guestOf: null,
    guest: null,
    presence: 'here',
    team: null,
  }))

export function playMatch(
  random: Random,
  place: Pick<Match, 'stage' | 'round' | 'slot' | 'court' | 'pool' | 'a' | 'b'>,
  lead: number,
  { playerIds, told }: { playerIds: readonly string[]; told: string },
): Match {
  const game = playGame(random, lead)
  return {
    matchId: random.uuid(),
    ...place,
    state: 'confirmed',
    games: [game],
    winner: game[0] > game[1] ? 'a' : 'b',
    walkover: false,
    reportedBy: playerIds[place.a[0] ?? 0] ?? null,
    reported: told,
    disputedBy: null,
    dispute: '',
    confirmedBy: playerIds[place.b[0] ?? 0] ?? null,
    confirmed: told,
    decided: null,
  }
}

/** A game to 11, win by 2; `lead` is side a's advantage, both partners together. */
function playGame(random: Random, lead: number): GamePoints {
  const hasWonA = random.chance(1 / (1 + 10 ** -lead))
  const isClose = random.chance(0.15)
  const points = isClose
    ? 10
    : Math.max(
        0,
        Math.min(9, Math.round(8 - Math.abs(lead) * 3 * random.next() - random.next() * 4)),
      )
  return hasWonA ? [isClose ? 12 : 11, points] : [points, isClose ? 12 : 11]
}
