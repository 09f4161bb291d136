// Opened by the code at the courts: the current events, each with one large button.
import { useEffect } from 'react'
import { CalendarX2 } from 'lucide-react'
import { checkInTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EventArrival } from './event-arrival.tsx'
import type { OpenedCheckIn } from './use-arriving.ts'

type EventsNowProps = {
  place: string
  code: string | null
  opened: OpenedCheckIn
  onChanged: () => void
}

const lookMs = 5_000

export function EventsNow({ place, code, opened, onChanged }: EventsNowProps) {
  const t = useTexts(checkInTexts)
  const isWaiting = opened.events.some(
    ({ mine }) => mine !== null && mine.isWaiting && mine.attendance !== 'here',
  )
  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setInterval(onChanged, lookMs)
    return () => window.clearInterval(timer)
  }, [isWaiting, onChanged])
  const fresh = opened.isFresh === true ? code : null
  return (
    <>
      {opened.isFresh === false && <Notice tone="bad">{t.expired}</Notice>}
      {opened.events.length === 0 && (
        <EmptyState icon={CalendarX2} title={t.none} text={t.noneText} />
      )}
      {opened.events.map((event) => (
        <EventArrival
          key={event.eventId}
          place={place}
          code={fresh}
          event={event}
          locationName={opened.locationName}
          isPlayer={opened.isPlayer}
          onChanged={onChanged}
        />
      ))}
    </>
  )
}
