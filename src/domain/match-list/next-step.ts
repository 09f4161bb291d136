// The organizer's next step. The screen maps its kind to words and a tap.
import { hasFixedTeams, isBracket, type FormatFields } from '../event/format.ts'
import { isComplete } from '../match/match-acts.ts'
import { listLeftSides, listWithoutMatch } from './draw-place.ts'
import { isPlayed, type Bye, type ListPlayer, type MatchListState } from './match-list.ts'
import {
  currentRound,
  isWholeRound,
  findPlanMismatches,
  listRounds,
  type PlacedMatch,
  type RoundOfList,
} from './rounds.ts'

export type ListForStep = {
  state: MatchListState
  play: 'doubles' | 'singles'
  format: Pick<FormatFields, 'format' | 'rounds'>
  players: readonly Pick<ListPlayer, 'number' | 'presence' | 'team'>[]
  matches: readonly PlacedMatch[]
  byes: readonly Bye[]
  isEarly: boolean
  isDivision: boolean
}

/**
 * opens: all that can be planned ahead is planned. draw: the tournament draws it. stand-in: teams
 * of a division left with matches to come, and some have no stand-in. check-in: too few are here;
 * wanted: how many are missing. pair-up: these lack a partner in a team format. replan: coming
 * rounds don't fit the players present. bracket: can be laid, pools are over. scores: matches on
 * court without a score. more: all is played, and the format plans more rounds. close: all is
 * played; unplayed matches remain when too few are here.
 */
export type NextStep =
  | { kind: 'closed' }
  | { kind: 'opens' }
  | { kind: 'decide'; matchId: string; disputes: number }
  | { kind: 'check-in'; wanted: number }
  | { kind: 'pair-up'; alone: number }
  | { kind: 'generate' }
  | { kind: 'bracket' }
  | { kind: 'replan'; missing: number[]; gone: number[] }
  | { kind: 'draw' }
  | { kind: 'stand-in'; gone: number[]; missing: number[] }
  | { kind: 'scores'; missing: number }
  | { kind: 'more'; round: number }
  | { kind: 'close'; unplayed: number }

const onTheDay: ReadonlySet<NextStep['kind']> = new Set<NextStep['kind']>([
  'check-in',
  'scores',
  'more',
  'close',
])

export const fewestPlayers = (play: 'doubles' | 'singles'): number => (play === 'doubles' ? 4 : 2)

export function nextStep(list: ListForStep): NextStep {
  if (list.state === 'closed') return { kind: 'closed' }
  const disputed = list.matches.filter(({ state }) => state === 'disputed')
  const [first] = disputed
  if (first !== undefined)
    return { kind: 'decide', matchId: first.matchId, disputes: disputed.length }
  const step = list.isDivision
    ? stepInDivision(list)
    : list.matches.length === 0
      ? stepBefore(list)
      : stepDuring(list)
  return list.isEarly && onTheDay.has(step.kind) ? { kind: 'opens' } : step
}

function stepBefore({ players, play, format }: ListForStep): NextStep {
  const here = players.filter(({ presence }) => presence === 'here')
  if (here.length < fewestPlayers(play))
    return { kind: 'check-in', wanted: fewestPlayers(play) - here.length }
  const alone = here.filter(({ team }) => team === null).length
  if (hasFixedTeams(format.format, play) && alone > 1) return { kind: 'pair-up', alone }
  return {
    kind:
      isBracket(format.format) && format.format !== 'pools then bracket' ? 'bracket' : 'generate',
  }
}

/**
 * A division is drawn and called by its tournament, which controls check-in: only those who left
 * count as absent.
 */
function stepInDivision({ players, matches, byes, format }: ListForStep): NextStep {
  if (matches.length === 0) return { kind: 'draw' }
  const left = new Set(
    players.filter(({ presence }) => presence === 'left').map(({ number }) => number),
  )
  const gone = listLeftSides({ players, matches: matches.filter(isComplete) })
    .flat()
    .filter((number) => left.has(number))
    .toSorted((one, other) => one - other)
  if (gone.length > 0)
    return { kind: 'stand-in', gone, missing: listWithoutMatch({ players, matches }) }
  const open = matches.filter((match) => !isPlayed(match))
  const wanted = open.filter(isComplete).length
  if (wanted > 0) return { kind: 'scores', missing: wanted }
  return format.format === 'pools then bracket' && listRounds({ matches, byes }).every(isWholeRound)
    ? { kind: 'bracket' }
    : { kind: 'close', unplayed: open.length }
}

function stepDuring(list: ListForStep): NextStep {
  const { players, matches, byes } = list
  const rounds = listRounds({ matches, byes })
  const unplayed = matches.filter((match) => !isPlayed(match)).length
  const { missing, gone } = findPlanMismatches(rounds, players)
  if (gone.length > 0 && isTooFewLeft(list) && unplayed < matches.length)
    return { kind: 'close', unplayed }
  if (missing.length + gone.length > 0)
    return stepToTeams(list) ?? { kind: 'replan', missing, gone }
  const open = currentRound(rounds)?.matches ?? matches
  const wanted = open.filter((match) => !isPlayed(match) && isComplete(match)).length
  return wanted > 0 ? { kind: 'scores', missing: wanted } : stepAfter(list, rounds, unplayed)
}

function stepToTeams({ players, play, format }: ListForStep): NextStep | null {
  if (isBracket(format.format) || !hasFixedTeams(format.format, play)) return null
  const here = players.filter(({ presence }) => presence === 'here')
  const alone = here.filter(
    ({ number, team }) =>
      team === null || !here.some((other) => other.team === team && other.number !== number),
  ).length
  return alone > 1 ? { kind: 'pair-up', alone } : null
}

const isTooFewLeft = ({ players, play }: ListForStep): boolean =>
  players.filter(({ presence }) => presence === 'here').length < fewestPlayers(play)

function stepAfter(
  { format }: ListForStep,
  rounds: readonly RoundOfList[],
  unplayed: number,
): NextStep {
  if (format.format === 'pools then bracket' && rounds.every(isWholeRound))
    return { kind: 'bracket' }
  const last = rounds.filter(isWholeRound).at(-1)?.round ?? 0
  return canGoOn(format, rounds) && last < format.rounds
    ? { kind: 'more', round: last + 1 }
    : { kind: 'close', unplayed }
}

/** Brackets end with their final, and a ladder's game day when everyone in each group has met. */
const canGoOn = ({ format }: ListForStep['format'], rounds: readonly RoundOfList[]): boolean =>
  !isBracket(format) && !(format === 'ladder' && rounds.some(({ stage }) => stage === 'pool'))
