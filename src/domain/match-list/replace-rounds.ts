// Turns a plan into matches: verifies that it can be played, and replaces every round without
// scores.
import { playersOfMatch, type Match } from '../match/match.ts'
import type { PlannedGame, PlannedRound, Play } from '../schedule/planned-round.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { isPlayed, type MatchList } from './match-list.ts'

/** Highest round number; a new plan's numbers follow the played rounds. */
export const roundMax = 999

export const plannedMatch = (
  seat: Pick<Match, 'matchId' | 'stage' | 'round' | 'slot' | 'court' | 'pool' | 'a' | 'b'>,
): Match => ({
  ...seat,
  a: sorted(seat.a),
  b: sorted(seat.b),
  state: 'planned',
  games: [],
  winner: null,
  walkover: false,
  reportedBy: null,
  reported: null,
  disputedBy: null,
  dispute: '',
  confirmedBy: null,
  confirmed: null,
  decided: null,
})

const sorted = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other)

export const isOfRound = ({ stage }: Pick<Match, 'stage'>): boolean =>
  stage === 'round' || stage === 'pool'

export const playedRounds = ({ matches }: Pick<MatchList, 'matches'>): Set<number> =>
  new Set(matches.filter((match) => isOfRound(match) && isPlayed(match)).map(({ round }) => round))

/** An unchanged match keeps its id, so that a scoreboard open at its court continues. */
const seatKey = ({
  stage,
  round,
  court,
  a,
  b,
}: Pick<Match, 'stage' | 'round' | 'court' | 'a' | 'b'>): string =>
  JSON.stringify([stage, round, court, sorted(a), sorted(b)])

export function replaceRounds(
  list: MatchList,
  rounds: readonly PlannedRound[],
  { play, newId }: { play: Play; newId: () => string },
): Result<MatchList, 'plan-invalid'> {
  const stay = playedRounds(list)
  const last = Math.max(0, ...stay)
  if (last + rounds.length > roundMax || !rounds.every((round) => canBePlayed(list, round, play)))
    return refuse('plan-invalid')
  const idBySeat = new Map(
    list.matches
      .filter((match) => isOfRound(match) && !stay.has(match.round))
      .map((match) => [seatKey(match), match.matchId]),
  )
  const matches = rounds.flatMap(({ games }, index) =>
    games.map(({ court, pool, a, b }, place) => {
      const seat = {
        stage: pool === null ? ('round' as const) : ('pool' as const),
        round: last + index + 1,
        slot: place + 1,
        court,
        pool,
        a,
        b,
      }
      return plannedMatch({ matchId: idBySeat.get(seatKey(seat)) ?? newId(), ...seat })
    }),
  )
  const byes = rounds.flatMap((round, index) =>
    sorted(round.byes).map((number) => ({ round: last + index + 1, number })),
  )
  return ok({
    ...list,
    matches: [
      ...list.matches.filter((match) => !isOfRound(match) || stay.has(match.round)),
      ...matches,
    ],
    byes: [...list.byes.filter(({ round }) => stay.has(round)), ...byes],
  })
}

/**
 * Everyone present plays once or sits out, no one else is seated, sides are complete, and each
 * court has one game.
 */
function canBePlayed(
  { players, courts }: MatchList,
  { games, byes }: PlannedRound,
  play: Play,
): boolean {
  const named = [...games.flatMap(playersOfMatch), ...byes]
  const here = players.filter(({ presence }) => presence === 'here').map(({ number }) => number)
  const used = games.map(({ court }) => court)
  return (
    new Set(named).size === named.length &&
    named.length === here.length &&
    here.every((number) => named.includes(number)) &&
    games.every((game) => isWhole(game, play)) &&
    new Set(used).size === used.length &&
    used.every((court) => courts.includes(court))
  )
}

const isWhole = ({ a, b }: PlannedGame, play: Play): boolean =>
  [a, b].every((side) => side.length === (play === 'doubles' ? 2 : 1))
