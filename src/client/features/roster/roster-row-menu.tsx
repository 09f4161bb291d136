import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpToLine,
  EllipsisVertical,
  Eraser,
  UserRoundCheck,
  UserRoundX,
  X,
} from 'lucide-react'
import { agreementRosterTexts } from '#words/en/agreement/agreement.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { Menu, type MenuChoice } from '../../ui/overlay/menu.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { Row } from './roster-row.tsx'
import type { RosterActions } from './use-roster-actions.ts'

export type RosterRowMenuProps = {
  row: Row
  partyName: string
  mayEdit: boolean
  mayCheckIn: boolean
  canSwap: boolean
  isUnsigned: boolean
  actions: RosterActions
  onSwap: () => void
}

export function RosterRowMenu(props: RosterRowMenuProps) {
  const t = useTexts(rosterTexts)
  const choices = useChoices(props)
  return (
    choices.length > 0 && (
      <Menu
        label={t.actions({ name: props.row.playerName })}
        icon={EllipsisVertical}
        choices={choices}
      />
    )
  )
}

function useChoices({
  row,
  partyName,
  mayEdit,
  mayCheckIn,
  canSwap,
  isUnsigned,
  actions,
  onSwap,
}: RosterRowMenuProps): MenuChoice[] {
  const t = useTexts(rosterTexts)
  const { playerId, place } = row
  const waiting = actions.waitingAttendance(playerId)
  const attendance = waiting === undefined ? row.attendance : waiting.attendance
  const checkIn = async () => {
    if (isUnsigned && !(await confirmUnsigned(row.playerName))) return
    await actions.checkIn(row, 'here')
  }
  const marks: MenuChoice[] = [
    ...(attendance === 'here'
      ? []
      : [
          {
            id: 'here',
            label: t.checkIn,
            icon: UserRoundCheck,
            onAction: () => void checkIn(),
          },
        ]),
    ...(attendance === 'no-show'
      ? []
      : [
          {
            id: 'no-show',
            label: t.markNoShow,
            icon: UserRoundX,
            onAction: () => void actions.checkIn(row, 'no-show'),
          },
        ]),
    ...(attendance === null
      ? []
      : [
          {
            id: 'clear',
            label: t.clear,
            icon: Eraser,
            onAction: () => void actions.checkIn(row, null),
          },
        ]),
  ]
  const move: MenuChoice =
    place === 'playing'
      ? {
          id: 'move',
          label: t.moveOut,
          icon: ArrowDownToLine,
          onAction: () => void actions.move(playerId, 'waiting'),
        }
      : {
          id: 'move',
          label: t.moveIn,
          icon: ArrowUpToLine,
          onAction: () => void actions.move(playerId, 'playing'),
        }
  const edits: MenuChoice[] = [
    move,
    ...(row.offeredUntil === null
      ? []
      : [
          {
            id: 'take-back',
            label: t.takeBack,
            icon: ArrowDownToLine,
            onAction: () => void actions.move(playerId, 'waiting'),
          },
        ]),
    ...(canSwap ? [{ id: 'swap', label: t.swap, icon: ArrowLeftRight, onAction: onSwap }] : []),
    {
      id: 'remove',
      label: labels.remove,
      icon: X,
      danger: true,
      onAction: () => void actions.remove({ playerId, playerName: partyName }),
    },
  ]
  return [...(mayCheckIn && place === 'playing' ? marks : []), ...(mayEdit ? edits : [])]
}

function confirmUnsigned(name: string): Promise<boolean> {
  const t = pick(agreementRosterTexts)
  return confirmUser({
    title: t.hereTitle({ name }),
    text: t.hereText,
    confirm: t.here,
  })
}
