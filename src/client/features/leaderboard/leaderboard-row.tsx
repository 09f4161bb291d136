// One leaderboard row: rank, photo, name, the value and its parts.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Medal } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { rankMax, type LeaderboardMetric } from '#domain/leaderboard/leaderboard.ts'
import { winPercent } from '#domain/player/profile.ts'
import { boardRowTexts } from '#words/en/leaderboard/leaderboard.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'

export type RankedRow = LiveOutput<'leaderboards-page'>['rows'][number]
export type OwnRow = Omit<LiveOutput<'leaderboards-page'>['mine'], 'onLeaderboards'>

type BoardRowProps = {
  row: RankedRow | OwnRow
  metric: LeaderboardMetric
  isMe: boolean
  isOff?: boolean
  note?: string | undefined
}

export function LeaderboardRow({ row, metric, isMe, isOff = false, note }: BoardRowProps) {
  const t = useTexts(boardRowTexts)
  const detail = note ?? formatDetail(row, metric, t)
  return (
    <tr className={clsx('border-t border-line first:border-t-0', isMe && 'bg-ball-soft')}>
      <td className="w-14 py-2 pl-3 sm:pl-4">
        <Rank rank={row.rank} isRanked={row.value !== null && !isOff} />
      </td>
      <th scope="row" className="py-1 text-left font-semibold">
        <Link
          to="/viewplayer/$pName"
          params={{ pName: row.playerName }}
          className="flex min-h-12 min-w-0 items-center gap-3 rounded-lg outline-none hover:text-brand focus-visible:ring-focus"
        >
          <Avatar name={row.playerName} photoUrl={row.photoURL} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              <span className="truncate">{row.playerName}</span>
              {isMe && <Badge tone="you">{t.you}</Badge>}
            </span>
            {detail !== '' && (
              <span className="block text-sm font-normal text-pretty text-muted">{detail}</span>
            )}
          </span>
        </Link>
      </th>
      <td className="py-2 pr-4 pl-2 text-right whitespace-nowrap">
        <Value row={row} metric={metric} />
      </td>
    </tr>
  )
}

const metals: Readonly<Record<number, { background: string; color: string }>> = {
  1: { background: 'oklch(86% 0.15 90)', color: 'oklch(28% 0.06 80)' },
  2: { background: 'oklch(84% 0.015 250)', color: 'oklch(27% 0.02 250)' },
  3: { background: 'oklch(77% 0.1 55)', color: 'oklch(26% 0.06 50)' },
}

function Rank({ rank, isRanked }: { rank: number | null; isRanked: boolean }) {
  const t = useTexts(boardRowTexts)
  const text =
    rank === null
      ? isRanked
        ? t.beyond({ n: formatNumber(rankMax) })
        : t.unranked
      : formatNumber(rank)
  const metal = metals[rank ?? 0]
  return (
    <span
      style={metal}
      className={clsx(
        'inline-grid h-8 min-w-8 place-items-center rounded-full px-1 font-bold tabular-nums',
        metal === undefined && 'text-muted',
        text.length > 3 && 'text-sm',
      )}
    >
      {text}
    </span>
  )
}

function Value({ row, metric }: { row: RankedRow | OwnRow; metric: LeaderboardMetric }) {
  const t = useTexts(boardRowTexts)
  if (row.value === null) return <span className="text-lg font-bold text-muted">{t.unranked}</span>
  if (metric === 'medals') return <Medals row={row} />
  return (
    <span className="text-lg font-bold tabular-nums">{valueText(row, row.value, metric, t)}</span>
  )
}

type Words = LocalizedTexts<typeof boardRowTexts>

function valueText(
  row: RankedRow | OwnRow,
  value: number,
  metric: Exclude<LeaderboardMetric, 'medals'>,
  t: Words,
): string {
  if (metric === 'rating') return row.rating === null ? t.unranked : formatNumber(row.rating, 3)
  if (metric === 'win percent') return t.percent({ n: formatNumber(winPercent(row) ?? 0, 1) })
  return formatNumber(value)
}

function Medals({ row }: { row: RankedRow | OwnRow }) {
  const t = useTexts(boardRowTexts)
  const medals = [
    ['text-gold', row.medalGold, (n: number) => t.gold({ n })],
    ['text-silver', row.medalSilver, (n: number) => t.silver({ n })],
    ['text-bronze', row.medalBronze, (n: number) => t.bronze({ n })],
  ] as const
  return (
    <span className="flex justify-end gap-2">
      {medals
        .filter(([, count]) => count > 0)
        .map(([look, count, words]) => (
          <span
            key={look}
            className={clsx('inline-flex items-center gap-1 font-bold tabular-nums', look)}
          >
            <Medal aria-hidden size={20} />
            <span aria-hidden>{formatNumber(count)}</span>
            <span className="sr-only">{words(count)}</span>
          </span>
        ))}
    </span>
  )
}

function formatDetail(
  { wins, losses, attended, hosted, value }: RankedRow | OwnRow,
  metric: LeaderboardMetric,
  t: Words,
): string {
  if (value === null) return ''
  if (metric === 'win percent') return `${t.wins({ n: wins })}, ${t.losses({ n: losses })}`
  if (metric !== 'points') return ''
  return [
    ...(wins > 0 ? [t.wins({ n: wins })] : []),
    ...(attended > 0 ? [t.attended({ n: attended })] : []),
    ...(hosted > 0 ? [t.hosted({ n: hosted })] : []),
  ].join(' · ')
}
