// The players to swap places with: waiting ones for a playing one, and vice versa.
import { rosterTexts } from '#words/en/roster/roster.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { Row } from './roster-row.tsx'

type RosterSwapSheetProps = {
  row: Row | null
  others: readonly Row[]
  nameOf: (row: Row) => string
  onClose: () => void
  onSwap: (playerId: string, withPlayerId: string) => void
}

export function RosterSwapSheet({ row, others, nameOf, onClose, onSwap }: RosterSwapSheetProps) {
  const t = useTexts(rosterTexts)
  const swap = (other: Row) => {
    onClose()
    if (row !== null) onSwap(row.playerId, other.playerId)
  }
  const title = t.swapTitle({ name: row === null ? '' : nameOf(row) })
  return (
    <Sheet title={title} isOpen={row !== null} onClose={onClose}>
      <List label={title}>
        {others.map((other) => (
          <li key={other.playerId}>
            <button type="button" className={rowClasses} onClick={() => swap(other)}>
              <RowContent
                leading={<Avatar name={other.playerName} photoUrl={other.photoURL} />}
                title={nameOf(other)}
                {...(other.guests === 0 ? {} : { detail: t.withGuests({ n: other.guests }) })}
              />
            </button>
          </li>
        ))}
      </List>
    </Sheet>
  )
}
