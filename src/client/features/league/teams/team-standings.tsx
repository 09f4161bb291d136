// The table of teams, on the league's screen and its public page.
import { clsx } from 'clsx'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { formatSigned } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'

export type TeamRow = {
  key: string
  rank: number
  team: string
  wins: number
  ties: number
  losses: number
  points: number
  pairs: number
  difference: number
  decidedBy: string
  isMine: boolean
}

const head =
  'px-2 py-2 text-right text-xs font-semibold whitespace-nowrap text-muted first:pl-4 last:pr-4'
const cell = 'px-2 py-2 text-right tabular-nums whitespace-nowrap first:pl-4 last:pr-4'

export function TeamStandings({ rows }: { rows: readonly TeamRow[] }) {
  const t = useTexts(teamLeagueTexts)
  const decided: Readonly<Record<string, string>> = {
    pairs: t.byPairs,
    difference: t.byDifference,
    'head-to-head': t.byHeadToHead,
    tied: t.tiePlace,
  }
  const isPlayed = rows.some(({ wins, ties }) => wins + ties > 0)
  const heads = [
    [t.record, t.recordShort],
    [t.pairs, t.pairsShort],
    [t.difference, t.differenceShort],
    [t.points, t.pointsShort],
  ] as const
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t.standings}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              <span className="sr-only">{t.place}</span>
            </th>
            <th scope="col" className={clsx(head, 'w-full text-left!')}>
              {t.team}
            </th>
            {heads.map(([title, short]) => (
              <th key={short} scope="col" className={head}>
                <abbr title={title} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.key} className={clsx(row.isMine && 'bg-soft/60')}>
              <td className={clsx(cell, 'font-bold')}>{row.rank}</td>
              <th
                scope="row"
                className={clsx(
                  'px-2 py-2 text-left font-semibold wrap-anywhere',
                  row.isMine && 'text-brand',
                )}
              >
                {row.team}
                {isPlayed && decided[row.decidedBy] !== undefined && (
                  <span className="block text-xs font-normal text-pretty text-muted">
                    {decided[row.decidedBy]}
                  </span>
                )}
              </th>
              <td className={cell}>{[row.wins, row.ties, row.losses].join('–')}</td>
              <td className={cell}>{formatSigned(row.pairs)}</td>
              <td className={cell}>{formatSigned(row.difference)}</td>
              <td className={clsx(cell, 'font-bold')}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
