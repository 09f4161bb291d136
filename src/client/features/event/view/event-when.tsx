// The time of an event at its venue with the day, and on the viewer's clock if it differs.
import { Globe } from 'lucide-react'
import { addDays } from '#domain/shared/day.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { toDeviceDay, useNow } from '../../../device/today.ts'
import { formatDay, formatEventTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { viewerTime } from '../../../parts/event/event-card-words.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'

export function EventWhen({ detail, className }: { detail: EventDetail; className?: string }) {
  const t = useTexts(eventViewTexts)
  const { fields, startsAt, timezone } = detail
  const near = useNearDay(fields.startDate)
  const own = viewerTime(startsAt, timezone)
  return (
    <section aria-label={t.when} className={className} data-when>
      <p className="sr-only">{formatDay(fields.startDate, 'long')}</p>
      <p className="text-lg leading-snug tabular-nums">
        <span className="font-bold">{formatEventTime({ ...detail, ...fields })}</span>
        {near !== undefined && <span className="text-muted"> {near}</span>}
      </p>
      {own !== null && (
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          <Globe aria-hidden size={16} className="shrink-0" />
          {t.yourTime({ when: own })}
        </p>
      )}
    </section>
  )
}

function useNearDay(day: string): string | undefined {
  const t = useTexts(eventCardTexts)
  const today = toDeviceDay(useNow())
  if (day === today) return t.today
  return day === addDays(today, 1) ? t.tomorrow : undefined
}
