// Undoes one step of a match list, unless a score was entered since in anything it would change.
import { playersOfMatch, type Match } from '../match/match.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { isSame, type ListChange, type BeforeAfter } from './list-change.ts'
import type { ListPlayer, MatchList } from './match-list.ts'

/**
 * Later changes of other things stay, as do players whom the roster changed since. A player added
 * by the step who is in a match by now can't be removed.
 */
export function takeBack(
  list: MatchList,
  change: ListChange,
): Result<MatchList, 'nothing-to-undo'> {
  const matches = restored(list.matches, change.matches, ({ matchId }) => matchId)
  const players = restored(
    list.players,
    change.players.filter(({ after }) => isStill(list.players, after)),
    ({ number }) => String(number),
  )
  const byes = restored(list.byes, change.byes, ({ round, number }) => `${round} ${number}`)
  const before: MatchList = {
    ...list,
    courts: change.courts?.before ?? list.courts,
    matches,
    players: players.toSorted((one, other) => one.number - other.number),
    byes,
  }
  return change.matches.every(({ after }) => isUntouched(list.matches, after)) && isWhole(before)
    ? ok(before)
    : refuse('nothing-to-undo')
}

function restored<T>(
  values: readonly T[],
  pairs: readonly BeforeAfter<T>[],
  keyOf: (value: T) => string,
): T[] {
  const gone = new Set(pairs.flatMap(({ after }) => (after === null ? [] : [keyOf(after)])))
  const back = pairs.flatMap(({ before }) => (before === null ? [] : [before]))
  const backKeys = new Set(back.map(keyOf))
  return [
    ...values.filter((value) => !gone.has(keyOf(value)) && !backKeys.has(keyOf(value))),
    ...back,
  ]
}

const isStill = (players: readonly ListPlayer[], after: ListPlayer | null): boolean =>
  after === null ||
  players.some((player) => player.number === after.number && isSame(player, after))

const isUntouched = (matches: readonly Match[], after: Match | null): boolean =>
  after === null || matches.some((match) => match.matchId === after.matchId && isSame(match, after))

function isWhole({ players, matches, byes }: MatchList): boolean {
  const numbers = new Set(players.map(({ number }) => number))
  const ids = players.flatMap(({ playerId }) => playerId ?? [])
  const seats = matches.flatMap((match) =>
    playersOfMatch(match).map((number) => `${match.stage} ${match.round} ${number}`),
  )
  const slots = matches.map(({ stage, round, slot }) => `${stage} ${round} ${slot}`)
  return (
    numbers.size === players.length &&
    new Set(ids).size === ids.length &&
    new Set(seats).size === seats.length &&
    new Set(slots).size === slots.length &&
    [...matches.flatMap(playersOfMatch), ...byes.map(({ number }) => number)].every((number) =>
      numbers.has(number),
    )
  )
}
