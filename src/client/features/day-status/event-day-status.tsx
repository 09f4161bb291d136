// The day status on an event's page; organizers can set it here.
import { Suspense, useState } from 'react'
import { CloudSun } from 'lucide-react'
import { dayStatusTexts } from '#words/en/day-status/day-status.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { WeatherChip } from '../../parts/day-status/weather-chip.tsx'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { DayStatusLine } from './day-status-line.tsx'
import { addHalfHour } from './later-start.ts'

const DayStatusSheet = lazyPart(() => import('./day-status-sheet.tsx'), 'DayStatusSheet')

type EventDayStatusProps = {
  detail: Pick<EventDetail, 'eventId' | 'dayStatus' | 'fields' | 'startsAt'>
  maySet: boolean
  isNear: boolean
}

export function EventDayStatus({ detail, maySet, isNear }: EventDayStatusProps) {
  const t = useTexts(dayStatusTexts)
  const [isOpen, setOpen] = useState(false)
  const { eventId, dayStatus, fields } = detail
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      {dayStatus !== null && (
        <DayStatusLine status={dayStatus} isOfVenue={dayStatus.by === 'venue'} />
      )}
      {isNear && (
        <WeatherChip
          event={{
            location: fields.location,
            startsAt: detail.startsAt,
            startTime: fields.startTime,
          }}
        />
      )}
      {maySet && (
        <Button variant="plain" size="sm" onPress={() => setOpen(true)}>
          <CloudSun aria-hidden size={16} />
          {t.title}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <DayStatusSheet
            target={{ eventId }}
            laterStart={addHalfHour(fields.startTime)}
            lead={t.eventLead}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
