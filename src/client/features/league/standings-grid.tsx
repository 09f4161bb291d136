// The table of a league, on its screens and its public page.
import { clsx } from 'clsx'
import { leagueTexts } from '#words/en/league/league.ts'
import { formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import {
  standingsCell,
  StandingsFrame,
  StandingsName,
} from '../../parts/standings/standings-frame.tsx'

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

const cell = clsx(standingsCell, 'align-top')

export function StandingsGrid({
  rows,
  caption,
}: {
  rows: readonly StandingsRow[]
  caption: string
}) {
  const t = useTexts(leagueTexts)
  return (
    <StandingsFrame
      caption={caption}
      rank={<span className="sr-only">{t.rank}</span>}
      name={t.name}
      heads={[
        [t.record, t.recordShort],
        [t.difference, t.differenceShort],
      ]}
    >
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
    </StandingsFrame>
  )
}

function Line({ row }: { row: StandingsRow }) {
  const t = useTexts(leagueTexts)
  const { place, name, decided, wins, losses, difference, medal, isMine } = row
  return (
    <tr className={clsx(isMine && 'bg-soft/60')}>
      <td className={clsx(cell, 'font-bold')}>{place}</td>
      <StandingsName
        isMine={isMine}
        medal={medal === null ? null : { kind: medal, word: t[medal] }}
        decided={decided}
      >
        <span className="min-w-0 text-pretty wrap-anywhere">{name}</span>
      </StandingsName>
      <td className={clsx(cell, 'font-semibold')}>{[wins, losses].join('–')}</td>
      <td className={cell}>{formatSigned(difference)}</td>
    </tr>
  )
}
