// Manual changes of a plan: drop a round, swap two players, substitute, change courts. Matches with
// a score are never touched.
import { playersOfMatch, findSide, type Match } from '../match/match.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { isPlayed, type Bye, type MatchList } from './match-list.ts'
import { isOfRound, playedRounds } from './replace-rounds.ts'

/** Later rounds move up, unless one was played: then the number stays free. */
export function withoutRound(
  list: MatchList,
  round: number,
): Result<MatchList, 'round-played' | 'match-not-found'> {
  const isInRound = (match: Match): boolean => isOfRound(match) && match.round === round
  if (!list.matches.some(isInRound)) return refuse('match-not-found')
  const played = playedRounds(list)
  if (played.has(round)) return refuse('round-played')
  const step = Math.max(0, ...played) > round ? 0 : 1
  const moved = <T extends { round: number }>(of: T): T =>
    of.round > round ? { ...of, round: of.round - step } : of
  return ok({
    ...list,
    matches: list.matches
      .filter((match) => !isInRound(match))
      .map((match) => (isOfRound(match) ? moved(match) : match)),
    byes: list.byes.filter((bye) => bye.round !== round).map(moved),
  })
}

const replaced = (side: readonly number[], out: number, into: number): number[] =>
  side.map((number) => (number === out ? into : number)).toSorted((one, other) => one - other)

const exchanged = (match: Match, one: number, other: number): Match => {
  const swap = (side: readonly number[]) =>
    side
      .map((number) => (number === one ? other : number === other ? one : number))
      .toSorted((a, b) => a - b)
  return { ...match, a: swap(match.a), b: swap(match.b) }
}

/** Either player may sit out, or be present but not in the round yet; then the other sits out. */
export function withSwappedPlayers(
  list: MatchList,
  round: number,
  one: number,
  other: number,
): Result<MatchList, 'round-played' | 'player-not-found' | 'plan-invalid'> {
  const pair = [one, other]
  const known = list.players.filter(({ number }) => pair.includes(number))
  if (known.length !== 2) return refuse('player-not-found')
  const matches = list.matches.filter(
    (match) =>
      isOfRound(match) &&
      match.round === round &&
      playersOfMatch(match).some((number) => pair.includes(number)),
  )
  const [first] = matches
  if (
    first === undefined ||
    (matches.length === 1 && findSide(first, one) === findSide(first, other))
  )
    return refuse('plan-invalid')
  if (matches.some(isPlayed)) return refuse('round-played')
  const playing = new Set(matches.flatMap(playersOfMatch))
  const comes = known.filter(({ number }) => !playing.has(number))
  if (comes.some(({ presence }) => presence !== 'here')) return refuse('plan-invalid')
  const goes = known.filter(
    ({ number, presence }) => comes.length > 0 && playing.has(number) && presence === 'here',
  )
  return ok({
    ...list,
    matches: list.matches.map((match) =>
      matches.includes(match) ? exchanged(match, one, other) : match,
    ),
    byes: [
      ...list.byes.filter(
        (bye) => bye.round !== round || !pair.includes(bye.number) || comes.length === 0,
      ),
      ...goes.map(({ number }) => ({ round, number })),
    ],
  })
}

/**
 * The substitute takes over the leaver's matches without a score, coming byes and partner, and is
 * here, or expected before check-in opens.
 */
export function substitute(
  list: MatchList,
  out: number,
  into: number,
  isEarly = false,
): Result<MatchList, 'player-not-found' | 'plan-invalid'> {
  const [leaver, stand] = [out, into].map((wanted) =>
    list.players.find(({ number }) => number === wanted),
  )
  if (leaver === undefined || stand === undefined) return refuse('player-not-found')
  const taken = list.matches.filter((match) => !isPlayed(match) && findSide(match, out) !== null)
  const rounds = new Set(taken.map(getPlaceKey))
  if (
    out === into ||
    list.matches.some((match) => rounds.has(getPlaceKey(match)) && findSide(match, into) !== null)
  )
    return refuse('plan-invalid')
  const team = leaver.team ?? stand.team
  return ok({
    ...list,
    players: list.players.map((player) =>
      player === leaver
        ? { ...player, presence: 'left' as const, team: null }
        : player === stand
          ? { ...player, presence: isEarly ? player.presence : ('here' as const), team }
          : player,
    ),
    matches: list.matches.map((match) =>
      taken.includes(match)
        ? { ...match, a: replaced(match.a, out, into), b: replaced(match.b, out, into) }
        : match,
    ),
    byes: byesAfter(list, out, into, new Set(taken.filter(isOfRound).map(({ round }) => round))),
  })
}

const getPlaceKey = ({ stage, round }: Match): string =>
  stage === 'round' || stage === 'pool' ? String(round) : `${stage} ${round}`

function byesAfter(list: MatchList, out: number, into: number, now: ReadonlySet<number>): Bye[] {
  const played = playedRounds(list)
  const busy = new Set(
    list.matches
      .filter((match) => isOfRound(match) && findSide(match, into) !== null)
      .map(({ round }) => round),
  )
  const sits = new Set(list.byes.filter(({ number }) => number === into).map(({ round }) => round))
  return list.byes.flatMap((bye) => {
    if (bye.number === into && now.has(bye.round)) return []
    if (bye.number !== out || played.has(bye.round)) return [bye]
    return busy.has(bye.round) || sits.has(bye.round) ? [] : [{ round: bye.round, number: into }]
  })
}

export function withMovedMatch(
  list: MatchList,
  matchId: string,
  court: number,
): Result<MatchList, 'match-not-found' | 'round-played' | 'plan-invalid'> {
  const moved = list.matches.find((match) => match.matchId === matchId)
  if (moved === undefined) return refuse('match-not-found')
  if (isPlayed(moved)) return refuse('round-played')
  if (!list.courts.includes(court)) return refuse('plan-invalid')
  const other = list.matches.find(
    (match) =>
      match !== moved &&
      getPlaceKey(match) === getPlaceKey(moved) &&
      match.court === court &&
      !isPlayed(match),
  )
  return ok({
    ...list,
    matches: list.matches.map((match) =>
      match === moved
        ? { ...match, court }
        : match === other
          ? { ...match, court: moved.court }
          : match,
    ),
  })
}
