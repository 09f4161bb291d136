// The table of a league, on its screens and its public page.
import { clsx } from 'clsx'
import { Medal } from 'lucide-react'
import { leagueTexts } from '#words/en/league/league.ts'
import { formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'

export type StandingsRow = {
  key: string
  place: number
  name: string
  decided: string
  wins: number
  losses: number
  difference: number
  medal: 'gold' | 'silver' | 'bronze' | null
  isMine: boolean
}

const head =
  'px-2 py-2 text-right text-xs font-semibold whitespace-nowrap text-muted first:pl-4 last:pr-4'
const cell = 'px-2 py-2 text-right align-top tabular-nums whitespace-nowrap first:pl-4 last:pr-4'

export function StandingsGrid({
  rows,
  caption,
}: {
  rows: readonly StandingsRow[]
  caption: string
}) {
  const t = useTexts(leagueTexts)
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              <span className="sr-only">{t.rank}</span>
            </th>
            <th scope="col" className={clsx(head, 'w-full text-left!')}>
              {t.name}
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
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ row }: { row: StandingsRow }) {
  const { place, name, decided, wins, losses, difference, medal, isMine } = row
  return (
    <tr className={clsx(isMine && 'bg-soft/60')}>
      <td className={clsx(cell, 'font-bold')}>{place}</td>
      <th scope="row" className="px-2 py-2 text-left align-top font-normal">
        <span
          className={clsx(
            'flex items-center gap-2 leading-snug font-semibold',
            isMine && 'text-brand',
          )}
        >
          {medal !== null && <MedalMark medal={medal} />}
          <span className="min-w-0 text-pretty wrap-anywhere">{name}</span>
        </span>
        {decided !== '' && (
          <span className="mt-0.5 block text-xs text-pretty text-muted">{decided}</span>
        )}
      </th>
      <td className={clsx(cell, 'font-semibold')}>{[wins, losses].join('–')}</td>
      <td className={cell}>{formatSigned(difference)}</td>
    </tr>
  )
}

const medalTones = { gold: 'text-gold', silver: 'text-silver', bronze: 'text-bronze' } as const

function MedalMark({ medal }: { medal: keyof typeof medalTones }) {
  const t = useTexts(leagueTexts)
  return (
    <>
      <Medal aria-hidden size={20} className={`shrink-0 ${medalTones[medal]}`} />
      <span className="sr-only">{t[medal]}</span>
    </>
  )
}
