// The organizer's tools for an unplayed round and its matches.
import { ArrowLeftRight, EllipsisVertical, MoveRight, Tally5, Trash2 } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Menu } from '../../ui/overlay/menu.tsx'

export function RoundTools({
  round,
  onSwap,
  onDrop,
}: {
  round: number
  onSwap: () => void
  onDrop: () => void
}) {
  const t = useTexts(organizeTexts)
  return (
    <Menu
      label={t.roundTools({ n: round })}
      icon={EllipsisVertical}
      choices={[
        { id: 'swap', label: t.swap, icon: ArrowLeftRight, onAction: onSwap },
        { id: 'drop', label: t.dropRound, icon: Trash2, danger: true, onAction: onDrop },
      ]}
    />
  )
}

type MatchToolsProps = {
  match: MatchView
  courts: readonly number[]
  onMove: (court: number) => void
  onScoreboard: (() => void) | null
}

export function MatchTools({ match, courts, onMove, onScoreboard }: MatchToolsProps) {
  const t = useTexts(organizeTexts)
  const words = useTexts(matchListTexts)
  if (isPlayed(match) || !isComplete(match)) return null
  const choices = [
    ...(onScoreboard === null
      ? []
      : [{ id: 'board', label: words.scoreboard, icon: Tally5, onAction: onScoreboard }]),
    ...courts
      .filter((court) => court !== match.court)
      .map((court) => ({
        id: `court-${court}`,
        label: t.moveTo({ court }),
        icon: MoveRight,
        onAction: () => onMove(court),
      })),
  ]
  if (choices.length === 0) return null
  return (
    <Menu
      label={t.matchTools({
        court: match.court === null ? words.noCourt : words.court({ n: match.court }).toLowerCase(),
      })}
      icon={EllipsisVertical}
      choices={choices}
    />
  )
}
