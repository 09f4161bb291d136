// A leaderboard a page at a time, live, with my own row always visible.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, EyeOff } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { rankedMatchesMin, type LeaderboardMetric } from '#domain/leaderboard/leaderboard.ts'
import { boardRowTexts, leaderboardTexts } from '#words/en/leaderboard/leaderboard.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useStepBack } from '../../navigation/use-step-back.ts'
import { Button } from '../../ui/button.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { LeaderboardChoice } from './leaderboard-choice.ts'
import { metricLabel } from './leaderboard-pickers.tsx'
import { LeaderboardRow } from './leaderboard-row.tsx'
import { NoResults } from './no-results.tsx'
import type { LeaderboardSteps } from './page-steps.ts'

type BoardPage = LiveOutput<'leaderboards-page'>
type LeaderboardTableProps = {
  choice: LeaderboardChoice
  page: BoardPage
  isLoading: boolean
  steps: LeaderboardSteps
  onSteps: (steps: LeaderboardSteps) => void
}

export function LeaderboardTable({
  choice,
  page,
  isLoading,
  steps,
  onSteps,
}: LeaderboardTableProps) {
  const t = useTexts(leaderboardTexts)
  const { rows, mine } = page
  const { metric } = choice
  useStepBack(steps, !isLoading && rows.length === 0, onSteps)
  const isInSight = rows.some(({ playerId }) => playerId === mine.playerId)
  if (rows.length === 0)
    return (
      <>
        <NoResults choice={choice} />
        {mine.value !== null && <Mine mine={mine} metric={metric} />}
      </>
    )
  return (
    <div
      aria-busy={isLoading}
      className={clsx('flex flex-col gap-3 transition-opacity', isLoading && 'opacity-60')}
    >
      <Table label={t.title} metric={metric}>
        {rows.map((row) => (
          <LeaderboardRow
            key={row.playerId}
            row={row}
            metric={metric}
            isMe={row.playerId === mine.playerId}
          />
        ))}
      </Table>
      <Pager page={page} steps={steps} isLoading={isLoading} onSteps={onSteps} />
      {!isInSight && <Mine mine={mine} metric={metric} />}
    </div>
  )
}

function Table({
  label,
  metric,
  children,
}: {
  label: string
  metric: LeaderboardMetric
  children: ReactNode
}) {
  const t = useTexts(leaderboardTexts)
  const { rank, player } = useTexts(boardRowTexts)
  return (
    <div className="-mx-2 overflow-hidden rounded-2xl border border-line bg-card shadow-card sm:mx-0">
      <table aria-label={label} className="w-full border-collapse">
        <thead className="sr-only">
          <tr>
            <th scope="col">{rank}</th>
            <th scope="col">{player}</th>
            <th scope="col">{metricLabel(metric, t)}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function Mine({ mine, metric }: { mine: BoardPage['mine']; metric: LeaderboardMetric }) {
  const t = useTexts(boardRowTexts)
  return (
    <div className="sticky bottom-3 z-10 flex flex-col rounded-2xl bg-bg shadow-float">
      {!mine.onLeaderboards && (
        <p className="flex items-center gap-2 px-4 py-2 text-sm text-muted">
          <EyeOff aria-hidden size={16} className="shrink-0" />
          <span className="flex-1">{t.off}</span>
          <Link
            to="/player/settings/{-$scrollTarget}"
            params={{ scrollTarget: 'leaderboards' }}
            className="font-semibold text-brand underline underline-offset-2"
          >
            {t.offLink}
          </Link>
        </p>
      )}
      <Table label={t.mine} metric={metric}>
        <LeaderboardRow
          row={mine}
          metric={metric}
          isMe
          isOff={!mine.onLeaderboards}
          note={formatNote(mine, metric, t)}
        />
      </Table>
    </div>
  )
}

function formatNote(
  { value, wins, losses }: BoardPage['mine'],
  metric: LeaderboardMetric,
  t: LocalizedTexts<typeof boardRowTexts>,
): string | undefined {
  if (value !== null) return undefined
  return metric === 'win percent' && wins + losses > 0
    ? t.moreMatches({ n: rankedMatchesMin - wins - losses })
    : t.noResults
}

function Pager({
  page: { rows, more },
  steps,
  isLoading,
  onSteps,
}: Omit<LeaderboardTableProps, 'choice'>) {
  const t = useTexts(leaderboardTexts)
  const last = rows.at(-1)
  if (last === undefined || (steps.length === 0 && !more)) return null
  return (
    <nav aria-label={t.pages} className="flex items-center justify-between gap-2">
      <Button
        variant="plain"
        size="sm"
        isDisabled={steps.length === 0 || isLoading}
        onPress={() => onSteps(steps.slice(0, -1))}
      >
        <ChevronLeft aria-hidden size={20} className="-ml-1 shrink-0" />
        {labels.previous}
      </Button>
      <p className="text-sm text-muted tabular-nums">
        {t.page({ page: formatNumber(steps.length + 1) })}
      </p>
      <Button
        variant="plain"
        size="sm"
        isDisabled={!more || isLoading}
        onPress={() => onSteps([...steps, { value: last.value, playerId: last.playerId }])}
      >
        {labels.next}
        <ChevronRight aria-hidden size={20} className="-mr-1 shrink-0" />
      </Button>
    </nav>
  )
}
