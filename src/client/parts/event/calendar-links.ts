// Links that add an event to a calendar: a file, or the form of a web calendar.

export type CalendarEvent = {
  eventId: string
  title: string
  startsAt: string
  endsAt: string
  place: string
}

export const calendarFileAddress = (eventId: string): string => `/calendar-file/${eventId}.ics`

/** 20260602T220000Z */
const compact = (instant: string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

export function googleCalendarLink(
  { title, startsAt, endsAt, place }: CalendarEvent,
  url: string,
): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: url,
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

export function outlookCalendarLink(
  { title, startsAt, endsAt, place }: CalendarEvent,
  url: string,
): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: url,
    location: place,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`
}
