// Who leads: of a ladder its order, and for every league the sum of all confirmed results.
import { Medal, Trophy } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { decidedTexts, leagueTexts } from './league-texts.ts'
import { namesOf, type League } from './league-words.ts'

type Row = League['standings'][number]
type Named = { names: ReadonlyMap<string, string>; medals: ReadonlyMap<string, 'gold' | 'silver' | 'bronze'> }

export function LeagueStandings({ league }: { league: League }) {
  const t = useTexts(leagueTexts)
  const named = { names: namesOf(league.members), medals: new Map(league.awards.map(({ playerId, medal }) => [playerId, medal])) }
  const order = new Map(league.members.flatMap(({ playerId, position }) => (position === null ? [] : [[playerId, position] as const])))
  const isLadder = league.fields.kind === 'ladder' && order.size > 0
  const rows = isLadder ? league.standings.toSorted((one, other) => (order.get(one.entrant) ?? order.size + one.rank) - (order.get(other.entrant) ?? order.size + other.rank)) : league.standings
  if (!isLadder && rows.every(({ played }) => played === 0)) return <EmptyState icon={Trophy} title={t.noStandings} text={t.noStandingsText} />
  return <Table rows={rows} {...named} caption={isLadder ? t.ladder : t.standings} isLadder={isLadder} />
}

function Table({ rows, caption, isLadder, ...named }: Named & { rows: readonly Row[]; caption: string; isLadder: boolean }) {
  const t = useTexts(leagueTexts)
  const head = 'px-1.5 py-2 text-right font-semibold'
  return (
    <table className="w-full overflow-hidden rounded-2xl border-separate border-spacing-0 border border-line bg-card text-sm shadow-card">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="w-9 py-2 pl-3 text-left font-semibold"><span className="sr-only">{t.rank}</span></th>
          <th scope="col" className="py-2 text-left font-semibold">{t.name}</th>
          <th scope="col" className={head}>{t.won}</th>
          <th scope="col" className={head}>{t.lost}</th>
          <th scope="col" className={`${head} pr-3`}>{t.difference}</th>
        </tr>
      </thead>
      <tbody>{rows.map((row, index) => <Line key={row.entrant} row={row} place={isLadder ? index + 1 : row.rank} isLadder={isLadder} {...named} />)}</tbody>
    </table>
  )
}

function Line({ row, place, isLadder, names, medals }: Named & { row: Row; place: number; isLadder: boolean }) {
  const words: Readonly<Record<string, string>> = useTexts(decidedTexts)
  const difference = row.pointsFor - row.pointsAgainst
  const medal = medals.get(row.entrant)
  const decided = isLadder ? '' : words[row.decidedBy] ?? ''
  const cell = 'border-t border-line px-1.5 py-2.5 text-right tabular-nums'
  return (
    <tr>
      <td className="border-t border-line py-2.5 pl-3 text-base font-bold tabular-nums">{place}</td>
      <th scope="row" className="max-w-0 border-t border-line py-2.5 text-left font-normal">
        <span className="flex items-center gap-1.5 text-base font-semibold">{medal !== undefined && <MedalMark medal={medal} />}<span className="truncate">{names.get(row.entrant) ?? ''}</span></span>
        {decided !== '' && <span className="block truncate text-xs text-muted">{decided}</span>}
      </th>
      <td className={cell}>{row.wins}</td>
      <td className={cell}>{row.losses}</td>
      <td className={`${cell} pr-3`}>{difference > 0 ? `+${difference}` : difference}</td>
    </tr>
  )
}

const medalTones = { gold: 'text-gold', silver: 'text-silver', bronze: 'text-bronze' } as const

function MedalMark({ medal }: { medal: keyof typeof medalTones }) {
  const t = useTexts(leagueTexts)
  return <><Medal aria-hidden size={18} className={`shrink-0 ${medalTones[medal]}`} /><span className="sr-only">{t[medal]}</span></>
}
