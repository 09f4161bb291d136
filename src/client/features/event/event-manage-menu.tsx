// What those who run an event can do to it as a whole. Each choice shows only to who may take it.
import { useNavigate } from '@tanstack/react-router'
import { Ban, Copy, EllipsisVertical, MessagesSquare, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { can } from '#domain/access/capabilities.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { useNow } from '../../lib/today.ts'
import { Menu, type MenuChoice } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { EventCancelSheet } from './event-cancel-sheet.tsx'
import { EventMessageSheet } from './event-message-sheet.tsx'
import { rolesOf, termsOf, type EventDetail } from './event-detail.ts'
import { eventViewTexts } from './event-view-texts.ts'

type EventManageMenuProps = { detail: EventDetail; playerId: string; onEdit: () => void; onDeleted: () => void }

export function EventManageMenu({ detail, playerId, onEdit, onDeleted }: EventManageMenuProps) {
  const t = useTexts(eventViewTexts)
  const navigate = useNavigate()
  const now = useNow()
  const [isCancelling, setCancelling] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const { eventId, status, roster } = detail
  const roles = rolesOf(detail, playerId)
  const mayCancel = status === 'published' && !isPast(termsOf(detail), now) && can(roles, 'event.cancel')

  const others = roster.filter((row) => row.playerId !== playerId).length

  const remove = async () => {
    if (!await confirmUser({ title: t.deleteTitle, text: others === 0 ? t.deleteNobody : t.deleteText(others), confirm: t.deleteEvent, isDanger: true })) return
    const answer = await call('events-delete', { eventId })
    if (!answer.ok) return alertUser(refusalText(answer.refusal))
    void showToast({ title: t.deleteDone, tone: 'info', closeLabel: t.close })
    onDeleted()
  }

  const choices: MenuChoice[] = [
    ...(status !== 'cancelled' && can(roles, 'event.edit') ? [{ id: 'edit', label: t.edit, icon: Pencil, onAction: onEdit }] : []),
    ...(others > 0 && can(roles, 'event.roster') ? [{ id: 'message', label: t.messagePlayers, icon: MessagesSquare, onAction: () => setWriting(true) }] : []),
    ...(can(roles, 'event.edit') ? [{ id: 'copy', label: t.copy, icon: Copy, onAction: () => void navigate({ to: '/createevent/{-$first}/{-$second}/{-$third}', search: { from: eventId } }) }] : []),
    ...(mayCancel ? [{ id: 'cancel', label: t.cancelEvent, icon: Ban, danger: true, onAction: () => setCancelling(true) }] : []),
    ...(can(roles, 'event.delete') ? [{ id: 'delete', label: t.deleteEvent, icon: Trash2, danger: true, onAction: () => void remove() }] : []),
  ]
  if (choices.length === 0) return null
  return (
    <>
      <Menu label={t.manage} icon={EllipsisVertical} choices={choices} />
      <EventMessageSheet detail={detail} playerId={playerId} isOpen={isWriting} onClose={() => setWriting(false)} />
      <EventCancelSheet eventId={eventId} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  )
}
