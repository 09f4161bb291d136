// Sharing an event, and its organizers' actions.
import { Suspense, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { isPast } from '#domain/event/eligibility.ts'
import { saveFile } from '../../device/save-file.ts'
import { useNow } from '../../device/today.ts'
import { EventShare, shareEvent } from '../../features/event/event-share.tsx'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import type { Paper } from './event-on-paper.tsx'

const EventManageMenu = lazyPart(
  () => import('../../features/event/event-manage-menu.tsx'),
  'EventManageMenu',
)
const EventAgreementsSheet = lazyPart(
  () => import('../../features/agreement/event-agreements-sheet.tsx'),
  'EventAgreementsSheet',
)
const SaveTemplate = lazyPart(
  () => import('../../features/template/save-template.tsx'),
  'SaveTemplate',
)
const MoneySheet = lazyPart(() => import('../../features/payment/money-sheet.tsx'), 'MoneySheet')
const EventLog = lazyPart(() => import('../../features/event-log/event-log.tsx'), 'EventLog')
const AddToCalendar = lazyPart(
  () => import('../../parts/event/add-to-calendar.tsx'),
  'AddToCalendar',
)

type EventActionsProps = {
  detail: OpenedDetail
  playerId: string
  hasPass: boolean
}

export function EventActions({ detail, playerId, hasPass }: EventActionsProps) {
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<'template' | 'log' | 'agreements' | 'money' | null>(null)
  const close = () => setSheet(null)
  const edit = () =>
    void navigate({
      to: '/vieweditevent/$evId',
      params: { evId: detail.eventId },
      search: { edit: true },
    })
  const leave = () => void navigate({ to: '/calendar/{-$locationId}', replace: true })
  const now = useNow()
  const print = (view: Paper) =>
    void navigate({
      to: '/vieweditevent/$evId',
      params: { evId: detail.eventId },
      search: { view },
    })
  const {
    eventId,
    fields: { title, type },
    startsAt,
    endsAt,
    locationName,
    city,
  } = detail
  return (
    <>
      {!hasPass && detail.status === 'published' && !isPast(detail.terms, now) && (
        <Suspense fallback={<span className="size-[44px]" />}>
          <AddToCalendar event={{ eventId, title, type, startsAt, endsAt, locationName, city }} />
        </Suspense>
      )}
      {!hasPass && detail.status === 'published' && (
        <EventShare onPress={() => shareEvent(detail, playerId, () => print('poster'))} />
      )}
      {getEventRoles(detail, playerId).length > 0 && (
        <Suspense fallback={<span className="size-[44px]" />}>
          <EventManageMenu
            detail={detail}
            playerId={playerId}
            onEdit={edit}
            onSaveTemplate={() => setSheet('template')}
            onAgreements={() => setSheet('agreements')}
            onLog={() => setSheet('log')}
            onMoney={() => setSheet('money')}
            onPrint={print}
            onExport={() => void saveRoster(detail)}
            onDeleted={leave}
          />
        </Suspense>
      )}
      {sheet === 'agreements' && (
        <Suspense>
          <EventAgreementsSheet
            eventId={eventId}
            roles={getEventRoles(detail, playerId)}
            onPrint={() => print('agreements')}
            onClose={close}
          />
        </Suspense>
      )}
      {sheet === 'template' && (
        <Suspense>
          <SaveTemplate detail={detail} isOpen onClose={close} />
        </Suspense>
      )}
      {sheet === 'money' && (
        <Suspense>
          <MoneySheet subject={{ kind: 'event', eventId }} onClose={close} />
        </Suspense>
      )}
      {sheet === 'log' && (
        <Suspense>
          <EventLog eventId={eventId} isOpen onClose={close} />
        </Suspense>
      )}
    </>
  )
}

async function saveRoster({ fields, roster }: OpenedDetail): Promise<void> {
  const { rosterCsv } = await loadPart(() => import('../../features/roster/roster-csv.ts'))
  saveFile(
    `${[fields.startDate, ...(fields.title.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-').toLowerCase()}.csv`,
    new Blob([rosterCsv(roster)], { type: 'text/csv;charset=utf-8' }),
  )
}
