// The items of the manage menu, and when each is available.
import { useNavigate } from '@tanstack/react-router'
import {
  Ban,
  BookmarkPlus,
  ClipboardCheck,
  Copy,
  Dices,
  FileSignature,
  FileSpreadsheet,
  Flag,
  HandCoins,
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
import { agreementManageTexts } from '#words/en/agreement/agreement.ts'
import { eventSharingTexts } from '#words/en/event/event-sharing.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { moneyTexts } from '#words/en/payment/payment.ts'
import { useNow } from '../../device/today.ts'
import { pick } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import type { MenuChoice } from '../../ui/overlay/menu.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { labels } from '../../ui/words/labels.ts'

export type Managing = {
  detail: OpenedDetail
  playerId: string
  onEdit: () => void
  onSaveTemplate: () => void
  onPrint: (view: 'poster' | 'roster' | 'desk') => void
  onExport: () => void
  onAgreements: () => void
  onLog: () => void
  onMoney: () => void
  onDeleted: () => void
}

export type OpenSheet = 'message' | 'cancel' | 'delete'

export function useManageChoices(
  managing: Managing,
  open: (sheet: OpenSheet) => void,
): MenuChoice[] {
  const navigate = useNavigate()
  const now = useNow()
  const { detail, playerId } = managing
  const { eventId } = detail
  const roles = getEventRoles(detail, playerId)
  const copy = () =>
    void navigate({ to: '/createevent/{-$first}/{-$second}/{-$third}', search: { from: eventId } })
  const finish = () =>
    void navigate({ to: '/matchlist/$eventId', params: { eventId }, search: { finish: true } })
  const choices = [
    ...changeChoices(managing, { open, copy }),
    ...deskChoices(managing, now),
    ...paperChoices(managing, now),
    ...endChoices(managing, now, { open, finish }),
  ]
  return choices.filter(({ needs, isPossible = true }) => isPossible && can(roles, needs))
}

type Possible = MenuChoice & { needs: EventCapability; isPossible?: boolean }
type Open = (sheet: OpenSheet) => void

const countOthers = ({ detail: { roster }, playerId }: Managing): number =>
  roster.filter((row) => row.playerId !== playerId).length

const isAhead = (detail: OpenedDetail, now: number): boolean =>
  detail.status === 'published' && !isPast(detail.terms, now)

function changeChoices(
  managing: Managing,
  { open, copy }: { open: Open; copy: () => void },
): Possible[] {
  const t = pick(eventViewTexts)
  const {
    detail: { status },
    onEdit,
    onSaveTemplate,
  } = managing
  return [
    {
      id: 'edit',
      label: labels.edit,
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
      isPossible: countOthers(managing) > 0,
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
  ]
}

function deskChoices({ detail, onPrint }: Managing, now: number): Possible[] {
  return [
    {
      id: 'desk',
      label: pick(eventSharingTexts).desk,
      icon: ClipboardCheck,
      needs: 'event.checkIn',
      isPossible: isAhead(detail, now),
      onAction: () => onPrint('desk'),
    },
  ]
}

function paperChoices(
  { detail, onPrint, onExport, onAgreements, onLog, onMoney }: Managing,
  now: number,
): Possible[] {
  const words = pick(eventSharingTexts)
  return [
    {
      id: 'poster',
      label: words.poster,
      icon: QrCode,
      needs: 'event.roster',
      isPossible: isAhead(detail, now),
      onAction: () => onPrint('poster'),
    },
    {
      id: 'roster',
      label: words.rosterSheet,
      icon: Printer,
      needs: 'event.roster',
      isPossible: detail.status !== 'draft',
      onAction: () => onPrint('roster'),
    },
    {
      id: 'export',
      label: words.exportRoster,
      icon: FileSpreadsheet,
      needs: 'event.roster',
      isPossible: detail.roster.length > 0,
      onAction: onExport,
    },
    {
      id: 'money',
      label: pick(moneyTexts).money,
      icon: HandCoins,
      needs: 'event.money',
      isPossible: detail.status !== 'draft',
      onAction: onMoney,
    },
    {
      id: 'agreements',
      label: pick(agreementManageTexts).title,
      icon: FileSignature,
      needs: 'event.roster',
      onAction: onAgreements,
    },
    {
      id: 'log',
      label: pick(eventViewTexts).log,
      icon: ScrollText,
      needs: 'event.roster',
      onAction: onLog,
    },
  ]
}

function endChoices(
  managing: Managing,
  now: number,
  { open, finish }: { open: Open; finish: () => void },
): Possible[] {
  const t = pick(eventViewTexts)
  const { detail, onDeleted } = managing
  const { eventId, status } = detail
  const { terms } = detail
  const remove = () =>
    detail.series === null
      ? void removeOne(eventId, countOthers(managing), onDeleted)
      : open('delete')
  return [
    {
      id: 'finish',
      label: pick(eventSharingTexts).finish,
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
      isPossible: isAhead(detail, now) && awaitsDraw(terms),
      onAction: () => void drawNow(eventId),
    },
    {
      id: 'cancel',
      label: t.cancelEvent,
      icon: Ban,
      danger: true,
      needs: 'event.cancel',
      isPossible: isAhead(detail, now),
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
}

async function removeOne(eventId: string, others: number, onDeleted: () => void): Promise<void> {
  const t = pick(eventViewTexts)
  if (
    !(await confirmUser({
      title: t.deleteTitle,
      text: others === 0 ? t.deleteNobody : t.deleteText({ n: others }),
      confirm: t.deleteEvent,
      isDanger: true,
    }))
  )
    return
  const answer = await callOrAlert('events-delete', { eventId })
  if (!answer.ok) return
  void showToast({ title: t.deleteDone, tone: 'info' })
  onDeleted()
}

async function drawNow(eventId: string): Promise<void> {
  const t = pick(eventViewTexts)
  if (!(await confirmUser({ title: t.drawNowTitle, text: t.drawNowText, confirm: t.drawNow })))
    return
  const answer = await callOrAlert('draws-make', { eventId })
  if (answer.ok) await showToast({ title: t.drawDone })
}
