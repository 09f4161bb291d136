// The script of the personal link page, inlined at build time.
import type { CallInput } from '#contract/contract.ts'
import './link.css'
import { offerTheme } from '../theme-button.ts'
import { makeNotices, makePolls } from './club-part.ts'
import { followEvening } from './evening-part.ts'
import {
  findButton,
  findPart,
  formatLongDay,
  formatWeekdayDay,
  instantInWords,
  listStored,
  makeEvent,
  makePart,
  nameEvent,
  readWords,
  say,
  setCountry,
} from './fill-parts.ts'
import {
  askLink,
  readKey,
  readReaderToken,
  readOpened,
  type LinkAnswer,
  type LinkEvent,
  type OpenedLink,
  type LinkRefusal,
} from './link-calls.ts'
import { makeMoney, showMoney } from './money-part.ts'
import { askToSign } from './sign-part.ts'

const t = readWords()
const page = document.querySelector<HTMLElement>('#link')
const said = document.querySelector<HTMLElement>('#said')

const refusals: Readonly<Record<string, string>> = {
  'event-full': t.refusedFull,
  'skill-too-low': t.refusedLevel,
  'skill-too-high': t.refusedLevel,
  'gender-not-allowed': t.refusedGender,
  'birth-year-needed': t.refusedAge,
  'too-many-guests': t.refusedGuests,
  'others-waiting': t.refusedGuests,
  'offer-over': t.refusedOffer,
  'sent-out': t.refusedOut,
  'needs-team': t.refusedTeam,
  'too-many-requests': t.refusedOften,
  offline: t.offline,
}

function show(...parts: Node[]): void {
  page?.replaceChildren(...parts)
  page?.setAttribute('aria-busy', 'false')
}

function showMessage(
  texts: { title: string; text: string },
  action: 'retry' | 'sign-in' | null,
): void {
  const part = makePart('message', texts)
  findPart(part, 'link')?.toggleAttribute('hidden', action !== 'sign-in')
  const retry = findButton(part, 'retry')
  retry?.toggleAttribute('hidden', action !== 'retry')
  retry?.addEventListener('click', () => void open())
  show(part)
}

/** Mail scanners open pages and run scripts, but trigger no input. */
let isRead = false
// Screen readers may send only a click.
const signsOfReading = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click']

async function start(): Promise<void> {
  for (const sign of signsOfReading) addEventListener(sign, noteRead, { passive: true })
  const opened = readOpened()
  if (opened === null) await open()
  else showOpened(opened)
}

function noteRead({ isTrusted }: Event): void {
  if (isRead || !isTrusted) return
  isRead = true
  void askLink('links-open', { isRead })
}

async function open(notice: string | null = null): Promise<void> {
  const opened = await askLink('links-open', { isRead })
  if (opened.ok) showOpened(opened.value, notice)
  else if (opened.code === 'link-not-found')
    showMessage({ title: t.gone, text: t.goneText }, 'sign-in')
  else showMessage({ title: t.offline, text: '' }, 'retry')
}

function showOpened(value: OpenedLink, notice: string | null = null): void {
  setCountry(value.country)
  const sender = { sender: value.sender.name }
  const greeting = makePart('greeting', {
    hi: say(t.hi, { name: value.name }),
    invites: say(t.invites, sender),
  })
  const events = value.events.map((event) => makeLiveEvent(event))
  const none = makePart('message', { title: t.none, text: null, link: null })
  findButton(none, 'retry')?.remove()
  show(
    greeting,
    ...(notice === null ? [] : [makeNotice(notice)]),
    ...(events.length === 0 ? [none] : events),
    ...makePolls(value, t, () => void open()),
    ...makeNotices(value),
    ...(value.messages.length === 0 ? [] : [makeMessages(value)]),
    ...(value.played.length === 0 ? [] : [makePlayed(value)]),
    makeAccount(value),
    makePrivacy(value),
  )
}

function makeNotice(text: string): Node {
  const notice = makePart('message', { title: text, text: null, link: null })
  notice.setAttribute('role', 'alert')
  findButton(notice, 'retry')?.remove()
  return notice
}

function makeLiveEvent(event: LinkEvent): HTMLElement {
  const part = makeEvent(event, t)
  showMoney(part, event, t)
  const { eventId } = event
  part.dataset['event'] = eventId
  const answer = (given: LinkAnswer) => void answerEvent(part, event, given)
  const guests = findButton(part, 'guests') as HTMLSelectElement | null
  const on = (name: string, act: () => void) =>
    findButton(part, name)?.addEventListener('click', act)
  on('in', () => answer({ kind: 'in', guests: Number(guests?.value ?? 0) }))
  on('out', () => answer({ kind: 'out' }))
  on('take', () => answer({ kind: 'offer', isTaken: true }))
  on('pass', () => answer({ kind: 'offer', isTaken: false }))
  guests?.addEventListener('change', () => answer({ kind: 'in', guests: Number(guests.value) }))
  on('arrive', () => void arrive(part, event))
  on('calendar', () => void saveCalendar(eventId))
  const evening = findPart(part, 'evening')
  if (evening !== null && event.hasEvening) followEvening(evening, event, t)
  return part
}

async function answerEvent(part: HTMLElement, event: LinkEvent, answer: LinkAnswer): Promise<void> {
  const { eventId } = event
  for (const button of part.querySelectorAll('button')) button.disabled = true
  const answered = await askLink('links-answer', { eventId, answer, reader: readReaderToken() })
  if (!answered.ok && answered.code === 'agreement-needed' && answer.kind === 'in')
    return askToSign({
      event,
      guests: answer.guests,
      t,
      show,
      end: (isSigned, code) =>
        void (isSigned
          ? answerEvent(part, event, answer)
          : open(code === null ? null : (refusals[code] ?? t.refused))),
    })
  await open(answered.ok ? null : sayRefused(answered, event.timezone))
  tellStanding(eventId)
}

function tellStanding(eventId: string): void {
  const standing = page?.querySelector(`[data-event="${eventId}"] [data-part=standing]`)
  if (said) said.textContent = standing?.textContent ?? ''
}

const limits: Readonly<Record<string, string>> = {
  'house-day': t.refusedDay,
  'house-week': t.refusedWeek,
}

function sayRefused({ code, until, n = 1, next }: LinkRefusal, timezone: string): string {
  if (!code.startsWith('house-')) return refusals[code] ?? t.refused
  const limit = limits[code]
  if (limit !== undefined && next !== undefined)
    return say(limit, { n, next: formatWeekdayDay(next) })
  return until === undefined
    ? t.refusedHouse
    : say(t.refusedUntil, { time: instantInWords(new Date(until).toISOString(), timezone) })
}

const findProof = (): Promise<CallInput<'links-arrive'>['proof']> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'none' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon, accuracy: accuracyM } }) =>
        resolve({ kind: 'position', lat, lon, accuracyM }),
      () => resolve({ kind: 'none' }),
      { timeout: 10_000, maximumAge: 0, enableHighAccuracy: true },
    )
  })

async function arrive(part: HTMLElement, event: LinkEvent): Promise<void> {
  const { eventId, guests } = event
  for (const button of part.querySelectorAll('button')) button.disabled = true
  const answered = await askLink('links-arrive', {
    eventId,
    proof: await findProof(),
    reader: readReaderToken(),
  })
  if (!answered.ok && answered.code === 'agreement-needed')
    return askToSign({
      event,
      guests,
      t,
      show,
      end: (isSigned) => void (isSigned ? arrive(part, event) : open()),
    })
  await open(answered.ok ? null : sayRefused(answered, event.timezone))
  tellStanding(eventId)
}

async function saveCalendar(eventId: string): Promise<void> {
  const made = await askLink('links-calendar', { eventId })
  if (!made.ok) return open(refusals[made.code] ?? t.refused)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([made.value.content], { type: 'text/calendar' }))
  link.download = 'pickleball.ics'
  link.click()
}

function makePlayed(value: OpenedLink): Node {
  const part = makePart('played')
  findPart(part, 'rows')?.append(
    ...value.played.flatMap((event) => [
      makePart('line', { what: nameEvent(event, t), when: formatLongDay(event.startDate) }),
      ...makeMoney(event.payment, t),
    ]),
  )
  return part
}

function makeMessages({ messages }: OpenedLink): Node {
  const part = makePart('messages')
  findPart(part, 'letters')?.append(
    ...messages.map((message) =>
      makePart('letter', {
        from: say(t.saidBy, { from: message.from, event: nameEvent(message, t) }),
        text: message.text,
      }),
    ),
  )
  return part
}

/** The key stays in this browser until someone signs in; the app asks before claiming. */
function makeAccount({ stored: { email } }: OpenedLink): Node {
  const part = makePart('account')
  findButton(part, 'account')?.addEventListener('click', () => {
    try {
      localStorage.setItem('personalLink', readKey())
      localStorage.setItem('personalEmail', email ?? '')
    } catch {
      // Without storage the link can be opened again later.
    }
    location.assign('/register')
  })
  return part
}

function makePrivacy(value: OpenedLink): Node {
  const sender = { sender: value.sender.name }
  const part = makePart('privacy', {
    stopText: say(value.isStopped ? t.stopped : t.stopText, sender),
  })
  showNaming(part, value)
  findButton(part, 'stop')?.toggleAttribute('hidden', value.isStopped)
  findPart(part, 'stop')?.toggleAttribute('hidden', value.stored.email === null)
  for (const [name, text] of listStored(value, t)) {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = name
    term.className = 'text-sm text-muted'
    description.textContent = text
    findPart(part, 'stored')?.append(term, description)
  }
  const sure = findPart(part, 'sure')
  const on = (name: string, act: () => void) =>
    findButton(part, name)?.addEventListener('click', act)
  on('stop', () => void askLink('links-stop', {}).then(() => open()))
  on('forget', () => sure?.removeAttribute('hidden'))
  on('keep', () => sure?.setAttribute('hidden', ''))
  on('forget-yes', () => void forget())
  return part
}

function showNaming(part: HTMLElement, { hidesName, nameOutside, events }: OpenedLink): void {
  const told = events.length === 0 ? [nameOutside] : events.map((event) => event.nameOutside)
  const names = [...new Set(told.filter((name) => name !== null))].join(', ')
  const sentence = findPart(part, 'namedAs')
  if (sentence !== null)
    sentence.textContent = names === '' ? t.namedHidden : say(t.named, { names })
  const button = findButton(part, 'hide-name')
  if (button === null) return
  if (hidesName) button.textContent = t.showName
  button.hidden = names === '' && !hidesName
  button.addEventListener(
    'click',
    () => void askLink('links-setHidesName', { hidesName: !hidesName }).then(() => open()),
  )
}

async function forget(): Promise<void> {
  const forgotten = await askLink('links-forget', {})
  if (forgotten.ok) showMessage({ title: t.forgotten, text: '' }, null)
  else await open(refusals[forgotten.code] ?? t.refused)
}

offerTheme()
void start()
