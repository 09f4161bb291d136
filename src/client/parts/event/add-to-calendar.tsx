// Adds an event to any calendar: a file or a web calendar's form.
import { CalendarPlus, Download, ExternalLink } from 'lucide-react'
import type { EventType } from '#domain/event/event.ts'
import { eventSharingTexts } from '#words/en/event/event-sharing.ts'
import { eventName } from '../../i18n/event-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import {
  calendarFileAddress,
  googleCalendarLink,
  outlookCalendarLink,
  type CalendarEvent,
} from './calendar-links.ts'

type AddToCalendarProps = {
  event: {
    eventId: string
    title: string
    type: EventType
    startsAt: string
    endsAt: string
    locationName: string
    city: string
  }
  className?: string
}

export function AddToCalendar({ event, ...look }: AddToCalendarProps) {
  const t = useTexts(eventSharingTexts)
  const url = `${location.origin}/vieweditevent/${event.eventId}`
  const planned: CalendarEvent = {
    ...event,
    title: eventName(event),
    place: [event.locationName, event.city].filter(Boolean).join(', '),
  }
  return (
    <Menu
      label={t.addToCalendar}
      icon={CalendarPlus}
      {...look}
      choices={[
        {
          id: 'file',
          label: t.file,
          icon: Download,
          onAction: () => follow(calendarFileAddress(event.eventId)),
        },
        {
          id: 'google',
          label: t.google,
          icon: ExternalLink,
          onAction: () => void open(googleCalendarLink(planned, url), '_blank', 'noopener'),
        },
        {
          id: 'outlook',
          label: t.outlook,
          icon: ExternalLink,
          onAction: () => void open(outlookCalendarLink(planned, url), '_blank', 'noopener'),
        },
      ]}
    />
  )
}

function follow(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
