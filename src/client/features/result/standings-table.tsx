// The live standings of a match list, with what decided ties. A table, so that screen readers read
// it as one.
import { useMemo } from 'react'
import { clsx } from 'clsx'
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
import {
  standingsCell,
  StandingsFrame,
  standingsHead,
  StandingsName,
} from '../../parts/standings/standings-frame.tsx'
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

const cell = clsx(standingsCell, 'align-top')
const wideCell = clsx(cell, 'hidden text-muted sm:table-cell')
const wideHead = clsx(standingsHead, 'hidden sm:table-cell')

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
      <StandingsFrame
        caption={t.title}
        rank={
          <>
            <span className="sr-only">{t.rank}</span>
            <span aria-hidden>{t.rankShort}</span>
          </>
        }
        name={isTeams ? t.team : t.player}
        heads={[
          [t.record, t.recordShort],
          [t.difference, t.differenceShort],
        ]}
        moreHeads={
          !isShort && (
            <>
              <th scope="col" className={wideHead}>
                {t.pointsFor}
              </th>
              <th scope="col" className={wideHead}>
                {t.pointsAgainst}
              </th>
            </>
          )
        }
      >
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
      </StandingsFrame>
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
      <td className={clsx(cell, 'font-bold')}>{rank}</td>
      <StandingsName
        isMine={isMe}
        medal={medal === null ? null : { kind: medal, word: words[medal] }}
        decided={why ?? ''}
      >
        <span className="min-w-0 text-pretty">
          {name}
          {isMe && <span className="sr-only">{t.isMe}</span>}
        </span>
      </StandingsName>
      <td className={clsx(cell, 'font-semibold')}>
        {words.record({ wins: row.wins, losses: row.losses })}
      </td>
      <td className={clsx(cell, getPointDifference(row) < 0 && 'text-muted')}>
        {formatSigned(getPointDifference(row))}
      </td>
      {!isShort && (
        <>
          <td className={wideCell}>{row.pointsFor}</td>
          <td className={wideCell}>{row.pointsAgainst}</td>
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
