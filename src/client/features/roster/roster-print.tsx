// The roster on paper, for the desk at the courts: a box to tick for each, and lines for extra
// players.
import { Printer } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { placesTaken } from '#domain/event/entry.ts'
import { skillToText } from '#domain/player/skill.ts'
import { rosterSheetTexts } from '#words/en/roster/roster-sheet.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { inLine } from './roster-csv.ts'

type Row = LiveOutput<'events-byId'>['roster'][number]

const emptyLines = 4
const cell = 'px-2 py-1 align-top'

/** `lead` says when and where. */
export function RosterPrint({ roster, lead }: { roster: readonly Row[]; lead: string }) {
  const t = useTexts(rosterSheetTexts)
  const rows = inLine(roster)
  const nameBy = new Map(roster.map(({ playerId, playerName }) => [playerId, playerName]))
  const parts = [
    { place: 'playing' as const, title: (n: number) => t.players({ n }) },
    { place: 'waiting' as const, title: (n: number) => t.waitlist({ n }) },
  ].map(({ place, title }) => ({ place, title, rows: rows.filter((row) => row.place === place) }))
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted">{lead}</p>
        <Button className="print:hidden" onPress={() => window.print()}>
          <Printer aria-hidden size={20} />
          {t.print}
        </Button>
      </div>
      {parts
        .filter((part) => part.place === 'playing' || part.rows.length > 0)
        .map((part) => (
          <section key={part.place} className="flex flex-col gap-3 pt-2">
            <h2>
              {part.title(part.place === 'playing' ? placesTaken(part.rows) : part.rows.length)}
            </h2>
            {part.rows.length === 0 && <p className="text-muted">{t.nobody}</p>}
            {part.rows.length > 0 && (
              <Table rows={part.rows} nameOf={(playerId) => nameBy.get(playerId) ?? ''} />
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

function Table({ rows, nameOf }: { rows: readonly Row[]; nameOf: (playerId: string) => string }) {
  const t = useTexts(rosterSheetTexts)
  const hasPartners = rows.some(({ partnerId }) => partnerId !== null)
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b-2 border-fg">
            {[t.here, t.number, t.name, t.level, t.guests, ...(hasPartners ? [t.partner] : [])].map(
              (head) => (
                <th key={head} scope="col" className="px-2 py-1">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
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
      </table>
    </div>
  )
}

/** To be ticked with a pen. */
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
