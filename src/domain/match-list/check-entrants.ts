// The entrants of a bracket: whole sides of present players, each once, with partners as on the
// list.
import { hasFixedTeams, isBracket, type Format } from '../event/format.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { isPlayed, type MatchList } from './match-list.ts'
import { isOfRound } from './replace-rounds.ts'

/** Refused once a bracket match was played. After pools everyone who hasn't left counts as here. */
export function checkEntrants(
  list: MatchList,
  { format, play }: { format: Format; play: 'doubles' | 'singles' },
  entrants: readonly (readonly number[])[],
): Result<null, 'plan-invalid' | 'round-played'> {
  if (list.matches.some((match) => !isOfRound(match) && isPlayed(match)))
    return refuse('round-played')
  const numbers = entrants.flat()
  const playerOf = new Map(list.players.map((player) => [player.number, player]))
  const isTeam = hasFixedTeams(format, play)
  const isWhole = (entrant: readonly number[]): boolean => {
    const players = entrant.map((number) => playerOf.get(number))
    const [first] = players
    return (
      players.length === (isTeam ? 2 : 1) &&
      players.every(
        (player) =>
          player !== undefined &&
          (player.presence === 'here' ||
            (format === 'pools then bracket' && player.presence === 'expected')) &&
          (!isTeam || (player.team !== null && player.team === first?.team)),
      )
    )
  }
  return isBracket(format) &&
    entrants.length > 1 &&
    new Set(numbers).size === numbers.length &&
    entrants.every(isWhole)
    ? ok(null)
    : refuse('plan-invalid')
}
