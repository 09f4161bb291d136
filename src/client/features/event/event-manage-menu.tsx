// The organizers' menu of an event; each item shows only where allowed.
import { useState } from 'react'
import { EllipsisVertical } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { EventCancelSheet } from './event-cancel-sheet.tsx'
import { EventDeleteSheet } from './event-delete-sheet.tsx'
import { EventMessageSheet } from './event-message-sheet.tsx'
import { useManageChoices, type Managing, type OpenSheet } from './use-manage-choices.ts'

export function EventManageMenu(props: Managing) {
  const t = useTexts(eventViewTexts)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const choices = useManageChoices(props, setSheet)
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
