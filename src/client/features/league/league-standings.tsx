// The leaders: of a ladder its order, and for every league the sum of all confirmed results.
import { clsx } from 'clsx'
import { Medal } from 'lucide-react'
import { decidedTexts, leagueTexts } from '#words/en/league/league.ts'
import { formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { getEntrantNames, orderStandings, type League } from './league-words.ts'

type Row = League['standings'][number]
/** mine: the entrant that I am, or am one of. */
type Named = {
  names: ReadonlyMap<string, string>
  medals: ReadonlyMap<string, 'gold' | 'silver' | 'bronze'>
  mine: string | undefined
}

export function LeagueStandings({ league }: { league: League }) {
  const t = useTexts(leagueTexts)
  const { playerId: me } = usePlayer().player
  const mine = league.members.find(
    ({ playerId, partnerId, state }) => state === 'joined' && (playerId === me || partnerId === me),
  )?.playerId
  const named = {
    names: getEntrantNames(league.members),
    medals: new Map(league.awards.map(({ playerId, medal }) => [playerId, medal])),
    mine,
  }
  const { rows, isLadder } = orderStandings(league)
  if (!isLadder && rows.every(({ played }) => played === 0))
    return (
      <EmptyState
        picture={<Picture name="no-results" />}
        title={t.noStandings}
        text={t.noStandingsText}
      />
    )
  return (
    <Table rows={rows} {...named} caption={isLadder ? t.ladder : t.standings} isLadder={isLadder} />
  )
}

const head =
  'px-2 py-2 text-right text-xs font-semibold whitespace-nowrap text-muted first:pl-4 last:pr-4'
const cell = 'px-2 py-2 text-right align-top tabular-nums whitespace-nowrap first:pl-4 last:pr-4'

function Table({
  rows,
  caption,
  isLadder,
  ...named
}: Named & { rows: readonly Row[]; caption: string; isLadder: boolean }) {
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
          {rows.map((row, index) => (
            <Line
              key={row.entrant}
              row={row}
              place={isLadder ? index + 1 : row.rank}
              isLadder={isLadder}
              {...named}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({
  row,
  place,
  isLadder,
  names,
  medals,
  mine,
}: Named & { row: Row; place: number; isLadder: boolean }) {
  const words: Readonly<Record<string, string>> = useTexts(decidedTexts)
  const medal = medals.get(row.entrant)
  const isMe = row.entrant === mine
  const decided = isLadder ? '' : (words[row.decidedBy] ?? '')
  return (
    <tr className={clsx(isMe && 'bg-soft/60')}>
      <td className={clsx(cell, 'font-bold')}>{place}</td>
      <th scope="row" className="px-2 py-2 text-left align-top font-normal">
        <span
          className={clsx(
            'flex items-center gap-2 leading-snug font-semibold',
            isMe && 'text-brand',
          )}
        >
          {medal !== undefined && <MedalMark medal={medal} />}
          <span className="min-w-0 text-pretty wrap-anywhere">{names.get(row.entrant) ?? ''}</span>
        </span>
        {decided !== '' && (
          <span className="mt-0.5 block text-xs text-pretty text-muted">{decided}</span>
        )}
      </th>
      <td className={clsx(cell, 'font-semibold')}>{[row.wins, row.losses].join('–')}</td>
      <td className={cell}>{formatSigned(row.pointsFor - row.pointsAgainst)}</td>
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
