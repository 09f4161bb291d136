// The live standings of a match list, with what decided ties. A table, so that screen readers read
// it as one.
import { useMemo } from 'react'
import { clsx } from 'clsx'
import { Medal as MedalIcon } from 'lucide-react'
import type { EventType } from '#domain/event/event.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { CountedList } from '#domain/match-list/entrant.ts'
import {
  hasRanks,
  isAveraged,
  computeStandings,
  type StandingRow,
} from '#domain/match-list/standings.ts'
import type { Medal } from '#domain/medal/medal.ts'
import { resultTexts, standingsTexts } from '#words/en/result/result.ts'
import { formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { getPointDifference, rowName, whyAbove, type EntrantName } from './standing-words.ts'

export type StandingsSource = CountedList & {
  type: EventType
  play: 'doubles' | 'singles'
  format: FormatFields
}

type StandingsTableProps = {
  list: StandingsSource
  nameOf: EntrantName
  me: number | null
  medals?: ReadonlyMap<number, Medal>
  isShort?: boolean
}

const medalTones = { gold: 'text-gold', silver: 'text-silver', bronze: 'text-bronze' } as const
const head =
  'px-2 py-2 text-right text-xs font-semibold whitespace-nowrap text-muted first:pl-4 last:pr-4'
const cell = 'px-2 py-2 text-right tabular-nums whitespace-nowrap first:pl-4 last:pr-4'

export const useStandings = (list: StandingsSource): StandingRow[] =>
  useMemo(() => computeStandings(list, list.format.format, list.play), [list])

export function StandingsTable({
  list,
  nameOf,
  me,
  medals = new Map(),
  isShort = false,
}: StandingsTableProps) {
  const t = useTexts(standingsTexts)
  const rows = useStandings(list)
  const isTeams = rows.some(({ numbers }) => numbers.length > 1)
  const isRanked = hasRanks(rows)
  if (rows.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t.title}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={head}>
                <span className="sr-only">{t.rank}</span>
                <span aria-hidden>{t.rankShort}</span>
              </th>
              <th scope="col" className={clsx(head, 'w-full text-left!')}>
                {isTeams ? t.team : t.player}
              </th>
              <th scope="col" className={head}>
                <abbr title={t.record} className="no-underline">
                  {t.recordShort}
                </abbr>
              </th>
              <th scope="col" className={head}>
                <abbr title={t.difference} className="no-underline">
                  {t.differenceShort}
                </abbr>
              </th>
              {!isShort && (
                <>
                  <th scope="col" className={clsx(head, 'hidden sm:table-cell')}>
                    {t.pointsFor}
                  </th>
                  <th scope="col" className={clsx(head, 'hidden sm:table-cell')}>
                    {t.pointsAgainst}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row, index) => (
              <Row
                key={row.numbers.join(' ')}
                row={row}
                rank={isRanked ? String(row.rank) : '–'}
                name={rowName(row, nameOf)}
                why={isRanked ? whyAbove(rows, index, nameOf) : null}
                isMe={me !== null && row.numbers.includes(me)}
                isShort={isShort}
                medal={row.numbers.flatMap((number) => medals.get(number) ?? [])[0] ?? null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Averaged rows={rows} />
    </div>
  )
}

function Row({
  row,
  rank,
  name,
  why,
  isMe,
  medal,
  isShort,
}: {
  row: StandingRow
  rank: string
  name: string
  why: string | null
  isMe: boolean
  medal: Medal | null
  isShort: boolean
}) {
  const t = useTexts(standingsTexts)
  const words = useTexts(resultTexts)
  return (
    <tr className={clsx(isMe && 'bg-soft/60')}>
      <td className={clsx(cell, 'align-top font-bold')}>{rank}</td>
      <th scope="row" className="px-2 py-2 text-left align-top font-normal">
        <span
          className={clsx(
            'flex items-center gap-2 leading-snug font-semibold',
            isMe && 'text-brand',
          )}
        >
          {medal !== null && (
            <>
              <MedalIcon aria-hidden size={20} className={clsx('shrink-0', medalTones[medal])} />
              <span className="sr-only">{words[medal]}</span>
            </>
          )}
          <span className="min-w-0 text-pretty">
            {name}
            {isMe && <span className="sr-only">{t.isMe}</span>}
          </span>
        </span>
        {why !== null && <span className="mt-0.5 block text-xs text-pretty text-muted">{why}</span>}
      </th>
      <td className={clsx(cell, 'align-top font-semibold')}>
        {words.record({ wins: row.wins, losses: row.losses })}
      </td>
      <td className={clsx(cell, 'align-top', getPointDifference(row) < 0 && 'text-muted')}>
        {formatSigned(getPointDifference(row))}
      </td>
      {!isShort && (
        <>
          <td className={clsx(cell, 'hidden align-top text-muted sm:table-cell')}>
            {row.pointsFor}
          </td>
          <td className={clsx(cell, 'hidden align-top text-muted sm:table-cell')}>
            {row.pointsAgainst}
          </td>
        </>
      )}
    </tr>
  )
}

function Averaged({ rows }: { rows: readonly StandingRow[] }) {
  const t = useTexts(standingsTexts)
  if (isAveraged(rows, 'played'))
    return <p className="px-1 text-sm text-pretty text-muted">{t.averaged}</p>
  return (
    isAveraged(rows, 'games') && (
      <p className="px-1 text-sm text-pretty text-muted">{t.averagedGames}</p>
    )
  )
}
