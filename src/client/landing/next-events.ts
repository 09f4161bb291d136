// Loads the next public events of the landing: those soon, in the visitor's time zone first.

const call = 'events-nextPublic'

type Next = {
  eventId: string
  title: string
  type: string
  startsAt: string
  timezone: string
  locationName: string
  city: string
  placesLeft: number
}

export async function showNextEvents(section: HTMLElement): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const response = await fetch(`/call/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { timezone: timeZone } }),
  })
  const { result }: { result: { events: Next[] } } = await response.json()
  const rows = result.events.map((event) => makeRow(section, event))
  section.querySelector('ul')?.replaceChildren(...rows)
  section.querySelector('p')?.toggleAttribute('hidden', rows.length > 0)
}

/** Sets text only: organizers' texts are never parsed as HTML. */
function makeRow(section: HTMLElement, event: Next): Node {
  const row = section.querySelector('template')?.content.cloneNode(true) as DocumentFragment
  const { region } = new Intl.Locale(navigator.language).maximize()
  const parts = {
    when: new Intl.DateTimeFormat(`${document.documentElement.lang}-${region}`, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: event.timezone,
    }).format(new Date(event.startsAt)),
    title: event.title || JSON.parse(section.dataset['types'] ?? '{}')[event.type],
    where: [event.locationName, event.city].filter(Boolean).join(', '),
    places: `${section.dataset['places']}${event.placesLeft}`,
  }
  for (const [part, text] of Object.entries(parts)) {
    const place = row.querySelector(`[data-part=${part}]`)
    if (place) place.textContent = text
  }
  row.querySelector('a')?.setAttribute('href', `/vieweditevent/${event.eventId}`)
  return row
}
