// Fills the templates of the personal link page. User content is set as text, never parsed as HTML.
import type { agreementTexts } from '#words/en/agreement/agreement.ts'
import type { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import type { priceTexts } from '#words/en/payment/payment.ts'
import type { LinkEvent, OpenedLink } from './link-calls.ts'

export type LinkWords = Record<keyof typeof personalLinkTexts, string> & {
  types: Readonly<Record<string, string>>
  signing: Record<keyof typeof agreementTexts, string>
  paying: Record<keyof typeof priceTexts | PayWord, string>
  ways: Readonly<Record<string, string>>
}
type PayWord = 'owe' | 'paid' | 'splitLater'

export const readWords = (): LinkWords =>
  JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as LinkWords

export const say = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

let country = 'US'
export function setCountry(code: string): void {
  if (/^[A-Z]{2}$/.test(code)) country = code
}
export const locale = (): string => `${document.documentElement.lang}-${country}`

export function makePart(
  name: string,
  texts: Readonly<Record<string, string | null>> = {},
): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`#part-${name}`)
  const part = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  for (const [key, text] of Object.entries(texts)) {
    const place = findPart(part, key)
    if (place === null) continue
    place.textContent = text
    place.hidden = text === null
  }
  return part
}

export const findPart = (part: HTMLElement, name: string): HTMLElement | null =>
  part.querySelector<HTMLElement>(`[data-part=${name}]`)
export const findButton = (part: HTMLElement, name: string): HTMLElement | null =>
  part.querySelector<HTMLElement>(`[data-do=${name}]`)

function formatWhen({ startDate, startTime, endTime }: LinkEvent): string {
  const at = (time: string): Date => new Date(`${startDate}T${time}:00Z`)
  return new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).formatRange(at(startTime), at(endTime < startTime ? startTime : endTime))
}

export const formatLongDay = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  )

export const formatWeekdayDay = (day: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

export const formatPollTime = (time: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${time}Z`))

export const instantInWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))

export const formatInstantTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(instant),
  )

export const nameEvent = (
  { title, type }: Pick<LinkEvent, 'title' | 'type'>,
  t: LinkWords,
): string => (title === '' ? (t.types[type] ?? '') : title)

function describeEvening({ state, checkIn }: LinkEvent, t: LinkWords): string | null {
  if (state === 'cancelled') return t.cancelled
  if (checkIn === 'here') return t.isHere
  if (checkIn === 'waiting') return t.waitsForTap
  return state === 'started' ? t.started : null
}

const describeStanding = (event: LinkEvent, t: LinkWords): string | null =>
  describeEvening(event, t) ?? describePlace(event, t)

function describePlace(event: LinkEvent, t: LinkWords): string | null {
  const { state, answer, guests, position, offeredUntil, timezone } = event
  if (offeredUntil !== null)
    return say(t.isOffered, { time: instantInWords(offeredUntil, timezone) })
  if (answer === 'in') return guests > 0 ? say(t.isInWith, { n: guests }) : t.isIn
  if (answer === 'waiting')
    return position === null ? t.isWaitingDraw : say(t.isWaiting, { n: position })
  if (state === 'closed') return t.closed
  if (state === 'not-open' && event.opens !== null)
    return say(t.notOpen, { time: instantInWords(event.opens, timezone) })
  return answer === 'out' ? t.isOut : null
}

function describeDay({ dayStatus, state }: LinkEvent, t: LinkWords): string | null {
  if (dayStatus === null || state === 'cancelled') return null
  const said = {
    planned: t.dayPlanned,
    watching: t.dayWatching,
    delayed: t.dayDelayed,
    off: t.dayOff,
  }
  const { until, nextWord, note } = dayStatus
  return [
    say(said[dayStatus.state], { time: until === null ? '' : formatClock(until) }),
    ...(nextWord === null ? [] : [say(t.dayNext, { time: formatClock(nextWord) })]),
    ...(note === '' ? [] : [note]),
  ].join(' ')
}

const formatClock = (time: string): string =>
  new Intl.DateTimeFormat(locale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}:00Z`))

export function makeEvent(event: LinkEvent, t: LinkWords): HTMLElement {
  const { taken, maxPlayers } = event
  const left = Math.max(0, maxPlayers - taken)
  const counts = { taken, max: maxPlayers, left }
  const part = makePart('event', {
    when: formatWhen(event),
    title: nameEvent(event, t),
    where: [event.location, event.address].filter(Boolean).join(', '),
    host: event.host === '' ? null : say(t.host, { host: event.host }),
    counts: say(left > 0 ? t.counts : t.full, counts),
    reason: event.cancelReason === '' ? null : say(t.reason, { reason: event.cancelReason }),
    note: event.note === '' ? null : event.note,
    day: describeDay(event, t),
    standing: describeStanding(event, t),
  })
  showAnswers(part, event)
  showGuests(part, event)
  hide(findButton(part, 'arrive'), event.checkIn !== 'open')
  return part
}

const isEntered = ({ answer }: LinkEvent): boolean => answer === 'in' || answer === 'waiting'
const isOver = ({ state }: LinkEvent): boolean => state === 'started' || state === 'cancelled'

const hide = (element: HTMLElement | null, isHidden: boolean): void => {
  element?.toggleAttribute('hidden', isHidden)
}

function showAnswers(part: HTMLElement, event: LinkEvent): void {
  const isOffered = event.offeredUntil !== null
  hide(findPart(part, 'offer'), !isOffered || isOver(event))
  hide(findPart(part, 'answers'), isOffered || isOver(event))
  const [comes, stays] = [findButton(part, 'in'), findButton(part, 'out')]
  comes?.setAttribute('aria-pressed', String(isEntered(event)))
  comes?.toggleAttribute('disabled', event.state !== 'open' && !isEntered(event))
  stays?.setAttribute('aria-pressed', String(event.answer === 'out'))
  hide(findButton(part, 'calendar'), !isEntered(event) || isOver(event))
}

function showGuests(part: HTMLElement, event: LinkEvent): void {
  const { guests, guestsMax, state, offeredUntil } = event
  const isFixed = !isEntered(event) || state !== 'open' || offeredUntil !== null
  hide(findPart(part, 'guests'), guestsMax === 0 || isFixed)
  for (let count = 0; count <= Math.max(guestsMax, guests); count += 1)
    findButton(part, 'guests')?.append(
      new Option(String(count), String(count), false, count === guests),
    )
}

export function listStored({ name, stored }: OpenedLink, t: LinkWords): [string, string][] {
  const day = (instant: string | null) => (instant === null ? t.nothing : formatLongDay(instant))
  return [
    [t.name, name],
    [t.email, stored.email ?? t.nothing],
    [t.phone, stored.phone ?? t.nothing],
    [t.level, stored.skillSelf === null ? t.nothing : String(stored.skillSelf)],
    [t.addedBy, stored.addedBy === '' ? t.nothing : stored.addedBy],
    [t.created, day(stored.created)],
    [t.invited, day(stored.invited)],
    [t.used, day(stored.used)],
  ]
}
