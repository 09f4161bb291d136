import { useState } from 'react'
// What those who run an event can do to it as a whole. Each choice shows only to who may take it.
import { useNavigate } from '@tanstack/react-router'
import {
  Ban,
  BookmarkPlus,
  Copy,
  Dices,
  EllipsisVertical,
  FileSpreadsheet,
  Flag,
  MessagesSquare,
  Pencil,
  Printer,
  QrCode,
  ScrollText,
  Trash2,
} from 'lucide-react'
import { can, type EventCapability } from '#domain/access/capabilities.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { awaitsDraw } from '#domain/event/entry.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { useNow } from '../../lib/today.ts'
import { Menu, type MenuChoice } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { EventCancelSheet } from './event-cancel-sheet.tsx'
import { EventDeleteSheet } from './event-delete-sheet.tsx'
import { rolesOf, termsOf, type EventDetail } from './event-detail.ts'
import { EventMessageSheet } from './event-message-sheet.tsx'
import { eventSharingTexts } from './event-sharing-texts.ts'
import { eventViewTexts } from './event-view-texts.ts'

type EventManageMenuProps = {
  detail: EventDetail
  playerId: string
  onEdit: () => void
  onSaveTemplate: () => void
  onPrint: (view: 'poster' | 'roster') => void
  onExport: () => void
  onLog: () => void
  onDeleted: () => void
}

/** What is asked about in a sheet of its own. */
type OpenSheet = 'message' | 'cancel' | 'delete' | null

export function EventManageMenu(props: EventManageMenuProps) {
  const t = useTexts(eventViewTexts)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const choices = useChoices(props, setSheet)
  const { detail, playerId, onDeleted } = props
  const close = () => setSheet(null)
  if (choices.length === 0) return null
  return (
    <>
      <Menu label={t.manage} icon={EllipsisVertical} choices={choices} />
      <EventMessageSheet
        detail={detail}
        playerId={playerId}
        isOpen={sheet === 'message'}
        onClose={close}
      />
      {detail.series !== null && (
        <EventDeleteSheet
          eventId={detail.eventId}
          isOpen={sheet === 'delete'}
          onClose={close}
          onDeleted={onDeleted}
        />
      )}
      <EventCancelSheet
        eventId={detail.eventId}
        isSeries={detail.series !== null}
        isOpen={sheet === 'cancel'}
        onClose={close}
      />
    </>
  )
}

type Possible = MenuChoice & { needs: EventCapability; isPossible?: boolean }

function useChoices(
  {
    detail,
    playerId,
    onEdit,
    onSaveTemplate,
    onPrint,
    onExport,
    onLog,
    onDeleted,
  }: EventManageMenuProps,
  open: (sheet: OpenSheet) => void,
): MenuChoice[] {
  const [t, words] = [useTexts(eventViewTexts), useTexts(eventSharingTexts)]
  const navigate = useNavigate()
  const now = useNow()
  const { eventId, status, roster } = detail
  const terms = termsOf(detail)
  const roles = rolesOf(detail, playerId)
  const others = roster.filter((row) => row.playerId !== playerId).length
  const isAhead = status === 'published' && !isPast(terms, now)
  const copy = () =>
    void navigate({ to: '/createevent/{-$first}/{-$second}/{-$third}', search: { from: eventId } })
  const finish = () =>
    void navigate({ to: '/matchlist/$eventId', params: { eventId }, search: { finish: true } })
  const remove = () =>
    detail.series === null ? void removeOne(eventId, others, onDeleted) : open('delete')

  const choices: Possible[] = [
    {
      id: 'edit',
      label: t.edit,
      icon: Pencil,
      needs: 'event.edit',
      isPossible: status !== 'cancelled',
      onAction: onEdit,
    },
    {
      id: 'message',
      label: t.messagePlayers,
      icon: MessagesSquare,
      needs: 'event.roster',
      isPossible: others > 0,
      onAction: () => open('message'),
    },
    { id: 'copy', label: t.copy, icon: Copy, needs: 'event.edit', onAction: copy },
    {
      id: 'template',
      label: t.saveTemplate,
      icon: BookmarkPlus,
      needs: 'event.edit',
      onAction: onSaveTemplate,
    },
    {
      id: 'poster',
      label: words.poster,
      icon: QrCode,
      needs: 'event.roster',
      isPossible: isAhead,
      onAction: () => onPrint('poster'),
    },
    {
      id: 'roster',
      label: words.rosterSheet,
      icon: Printer,
      needs: 'event.roster',
      isPossible: status !== 'draft',
      onAction: () => onPrint('roster'),
    },
    {
      id: 'export',
      label: words.exportRoster,
      icon: FileSpreadsheet,
      needs: 'event.roster',
      isPossible: roster.length > 0,
      onAction: onExport,
    },
    { id: 'log', label: t.log, icon: ScrollText, needs: 'event.roster', onAction: onLog },
    {
      id: 'finish',
      label: words.finish,
      icon: Flag,
      needs: 'event.play',
      isPossible:
        status === 'published' && detail.matchListState === 'open' && !isEarly(terms, now),
      onAction: finish,
    },
    {
      id: 'draw',
      label: t.drawNow,
      icon: Dices,
      needs: 'event.roster',
      isPossible: isAhead && awaitsDraw(terms),
      onAction: () => void drawNow(eventId),
    },
    {
      id: 'cancel',
      label: t.cancelEvent,
      icon: Ban,
      danger: true,
      needs: 'event.cancel',
      isPossible: isAhead,
      onAction: () => open('cancel'),
    },
    {
      id: 'delete',
      label: t.deleteEvent,
      icon: Trash2,
      danger: true,
      needs: 'event.delete',
      onAction: remove,
    },
  ]
  return choices.filter(({ needs, isPossible = true }) => isPossible && can(roles, needs))
}

async function removeOne(eventId: string, others: number, onDeleted: () => void): Promise<void> {
  const t = pick(eventViewTexts)
  if (
    !(await confirmUser({
      title: t.deleteTitle,
      text: others === 0 ? t.deleteNobody : t.deleteText(others),
      confirm: t.deleteEvent,
      isDanger: true,
    }))
  )
    return
  const answer = await call('events-delete', { eventId })
  if (!answer.ok) return alertUser(refusalText(answer.refusal))
  void showToast({ title: t.deleteDone, tone: 'info', closeLabel: t.close })
  onDeleted()
}

async function drawNow(eventId: string): Promise<void> {
  const t = pick(eventViewTexts)
  if (!(await confirmUser({ title: t.drawNowTitle, text: t.drawNowText, confirm: t.drawNow })))
    return
  const answer = await call('draws-make', { eventId })
  await (answer.ok
    ? showToast({ title: t.drawDone, closeLabel: t.close })
    : alertUser(refusalText(answer.refusal)))
}
