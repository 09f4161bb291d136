// The printable roster for the desk at the courts: a check box per player, and lines for extra
// players.
import type { LiveOutput } from '#contract/contract.ts'
import { placesTaken } from '#domain/event/entry.ts'
import { skillToText } from '#domain/player/skill.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { rosterSheetTexts } from '#words/en/roster/roster-sheet.ts'
import { useTexts } from '../../i18n/texts.ts'
import { paperCell as cell, PaperHead, PaperTable } from '../../parts/paper/paper-sheet.tsx'
import { usePaperNames } from '../../parts/share/use-paper-names.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { sortRoster } from './roster-csv.ts'

type Row = LiveOutput<'events-byId'>['roster'][number]

const emptyLines = 4

export function RosterPrint({
  eventId,
  roster: listed,
  lead,
}: {
  eventId: string
  roster: readonly Row[]
  lead: string
}) {
  const t = useTexts(rosterSheetTexts)
  const { loading } = useTexts(eventViewTexts)
  const say = usePaperNames([eventId], listed)
  if (say === null) return <SkeletonList label={loading} rows={4} />
  const roster = listed.map((row) => ({ ...row, playerName: say(row) }))
  const rows = sortRoster(roster)
  const nameBy = new Map(roster.map(({ playerId, playerName }) => [playerId, playerName]))
  const playing = rows.filter(({ place }) => place === 'playing')
  const waiting = rows.filter(({ place }) => place === 'waiting')
  const parts = [
    { place: 'playing', title: t.players({ n: placesTaken(playing) }), rows: playing },
    { place: 'waiting', title: t.waitlist({ n: waiting.length }), rows: waiting },
  ]
  return (
    <>
      <PaperHead lead={lead} />
      {parts
        .filter((part) => part.place === 'playing' || part.rows.length > 0)
        .map((part) => (
          <section key={part.place} className="flex flex-col gap-3 pt-2">
            <h2>{part.title}</h2>
            {part.rows.length === 0 && <p className="text-muted">{t.nobody}</p>}
            {part.rows.length > 0 && (
              <Table {...part} nameOf={(playerId) => nameBy.get(playerId) ?? ''} />
            )}
          </section>
        ))}
      <section className="flex flex-col gap-3 pt-2">
        <h2>{t.extra}</h2>
        {Array.from({ length: emptyLines }, (_, index) => (
          <div key={index} className="flex items-center gap-3 border-b border-line py-2">
            <Box />
          </div>
        ))}
      </section>
    </>
  )
}

type TableProps = {
  title: string
  rows: readonly Row[]
  nameOf: (playerId: string) => string
}

function Table({ title, rows, nameOf }: TableProps) {
  const t = useTexts(rosterSheetTexts)
  const hasPartners = rows.some(({ partnerId }) => partnerId !== null)
  return (
    <PaperTable
      title={title}
      heads={[t.here, t.number, t.name, t.level, t.guests, ...(hasPartners ? [t.partner] : [])]}
    >
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.playerId} className="border-b border-line">
            <td className={cell}>
              <Box isTicked={row.attendance === 'here'} />
            </td>
            <td className={`${cell} tabular-nums`}>{index + 1}</td>
            <td className={`${cell} font-bold`}>{row.playerName}</td>
            <td className={`${cell} tabular-nums`}>
              {row.skillSelf === null ? '' : skillToText(row.skillSelf)}
            </td>
            <td className={`${cell} tabular-nums`}>{row.guests === 0 ? '' : `+${row.guests}`}</td>
            {hasPartners && (
              <td className={cell}>{row.partnerId === null ? '' : nameOf(row.partnerId)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </PaperTable>
  )
}

const Box = ({ isTicked = false }: { isTicked?: boolean }) => (
  <span
    aria-hidden
    style={{
      display: 'inline-grid',
      placeItems: 'center',
      width: '1.1rem',
      height: '1.1rem',
      border: '1.5px solid currentColor',
      borderRadius: 3,
      lineHeight: 1,
    }}
  >
    {isTicked ? '✓' : ''}
  </span>
)
