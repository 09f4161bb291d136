// The table of teams, on the league's screen and its public page.
import { clsx } from 'clsx'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { formatSigned } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { standingsCell, StandingsFrame } from '../../../parts/standings/standings-frame.tsx'

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

export function TeamStandings({ rows }: { rows: readonly TeamRow[] }) {
  const t = useTexts(teamLeagueTexts)
  const decided: Readonly<Record<string, string>> = {
    pairs: t.byPairs,
    difference: t.byDifference,
    'head-to-head': t.byHeadToHead,
    tied: t.tiePlace,
  }
  const isPlayed = rows.some(({ wins, ties }) => wins + ties > 0)
  return (
    <StandingsFrame
      caption={t.standings}
      rank={<span className="sr-only">{t.place}</span>}
      name={t.team}
      heads={[
        [t.record, t.recordShort],
        [t.pairs, t.pairsShort],
        [t.difference, t.differenceShort],
        [t.points, t.pointsShort],
      ]}
    >
      {rows.map((row) => (
        <tr key={row.key} className={clsx(row.isMine && 'bg-soft/60')}>
          <td className={clsx(standingsCell, 'font-bold')}>{row.rank}</td>
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
          <td className={standingsCell}>{[row.wins, row.ties, row.losses].join('–')}</td>
          <td className={standingsCell}>{formatSigned(row.pairs)}</td>
          <td className={standingsCell}>{formatSigned(row.difference)}</td>
          <td className={clsx(standingsCell, 'font-bold')}>{row.points}</td>
        </tr>
      ))}
    </StandingsFrame>
  )
}
