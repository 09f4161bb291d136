import type { LiveOutput } from '#contract/contract.ts'
import type { MatchView } from '#contract/match-list.ts'
import { isWholeRound } from '#domain/match-list/rounds.ts'
import type { MatchStage } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { pick } from '../../i18n/texts.ts'

export type WatchedList = LiveOutput<'matchLists-watch'>['matchList']
export type ListView = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
export type ViewedPlayer = WatchedList['players'][number]

export type NameOf = (number: number) => string

/**
 * The name of each number. Guests get their host's name and a count, removed players the name of an
 * unassigned guest, unknown numbers '?'.
 */
export function nameOfNumbers(players: readonly ViewedPlayer[]): NameOf {
  const t = pick(matchListTexts)
  const unnamed = players.filter(({ playerName }) => playerName === '').map(({ number }) => number)
  const names = new Map(
    players.map(({ number, playerName, guest }) => {
      if (playerName === '') return [number, t.unnamed({ n: unnamed.indexOf(number) + 1 })]
      const name = shownName(playerName)
      return [number, guest === null ? name : t.guestOf({ name, n: guest })]
    }),
  )
  return (number) => names.get(number) ?? '?'
}

export const findNumber = (
  { players }: Pick<WatchedList, 'players'>,
  playerId: string | null,
): number | null =>
  (playerId === null
    ? undefined
    : players.find((player) => player.playerId === playerId)?.number) ?? null

export function formatSide(side: readonly number[], nameOf: NameOf): string {
  const t = pick(matchListTexts)
  return side.length === 0 ? t.toBeDecided : side.map(nameOf).join(t.and)
}

export function formatRound({ stage, round }: { stage: MatchStage; round: number }): string {
  const t = pick(matchListTexts)
  if (isWholeRound({ stage })) return t.round({ n: round })
  if (stage === 'bronze') return t.bronze
  if (stage === 'final') return t.final
  return stage === 'winners'
    ? t.bracketRound({ n: round })
    : stage === 'losers'
      ? t.losersRound({ n: round })
      : t.consolationRound({ n: round })
}

/**
 * 'Round 3 of 6'. The total is the number the format plans, or that of groups and pools, which are
 * planned at once.
 */
export function formatRoundCount(
  { format, matches }: Pick<WatchedList, 'format' | 'matches'>,
  { stage, round }: { stage: MatchStage; round: number },
): string {
  const total =
    stage === 'pool'
      ? Math.max(...matches.filter((match) => match.stage === 'pool').map((match) => match.round))
      : format.rounds
  return isWholeRound({ stage }) && round <= total
    ? pick(matchListTexts).roundOf({ n: round, of: total })
    : formatRound({ stage, round })
}

export function formatWhere(match: Pick<MatchView, 'stage' | 'round' | 'court'>): string {
  const t = pick(matchListTexts)
  return match.court === null
    ? formatRound(match)
    : `${formatRound(match)} · ${t.court({ n: match.court })}`
}

/** '11–8', or '11–8 · 7–11 · 11–9' from side a's view; '' before a score. */
export const formatGames = ({ games }: Pick<MatchView, 'games'>): string =>
  games.map(([a, b]) => `${a}–${b}`).join(' · ')
