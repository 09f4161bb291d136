// When something told leaves the app, and when it no longer does: quiet hours, the digest, batches,
// what is out of date. Pure: instants are ms, moments on a wall clock are 'yyyy-MM-ddTHH:mm' of the
// player's own zone, which sort as text.
import { nightStatusMs } from '../day-status/day-status.ts'
import { addDays, dayToNumber, toDay } from '../shared/day.ts'
import {
  getNotificationGroup,
  isAhead,
  type DeliveryChannel,
  type NoticeKind,
  type NotificationGroup,
  type QuietHours,
} from './notification.ts'

export const deliveryStates = ['waiting', 'sent', 'dropped', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const secondMs = 1000
const minuteMs = 60_000

/** What is said of an event that begins so soon waits for nothing. */
export const soonMs = 24 * 60 * minuteMs

/**
 * How long something waits at least, for more of the same and for being read in the app: ms. isSoon:
 * its event begins soon, and someone may be on the way already.
 */
export function waitMs(
  kind: NoticeKind,
  channel: DeliveryChannel,
  { isSoon }: { isSoon: boolean } = { isSoon: false },
): number {
  if (channel === 'push') return kind === 'message' ? 8 * secondMs : 3 * secondMs
  if (isSoon && changesPlans.has(getNotificationGroup(kind))) return 20 * secondMs
  return kind === 'message' ? 10 * minuteMs : 2 * minuteMs
}

/** What decides whether and where someone goes. */
const changesPlans: ReadonlySet<NotificationGroup> = new Set<NotificationGroup>([
  'changes',
  'signups',
])

/** After a push message the next of the same thread or event waits for the others of its minute. */
export const pushRestMs = minuteMs

/** The time of day of the digest, at the player's home venue. */
export const digestTime = '18:00'
/** In place of its own batch: it waits for the mail of the day. */
export const digestBatch = 'digest'

/** What waited longer than this tells no one anything: the server was down. */
const staleMs = 3 * 86_400_000

/** Waits after each failed try; one more failure ends it. */
const retriesMs = [
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  120 * minuteMs,
  360 * minuteMs,
] as const

/** How long to wait after so many tries; null: give up. */
export const retryMs = (attempts: number): number | null => retriesMs[attempts - 1] ?? null

/** A moment on a wall clock, 'yyyy-MM-ddTHH:mm'. */
export type WallTime = string

const getDay = (moment: WallTime) => toDay(moment.slice(0, 10))
const getTime = (moment: WallTime): string => moment.slice(11, 16)
const nextDay = (moment: WallTime): WallTime => `${addDays(getDay(moment), 1)}T`

/**
 * When it stops being quiet, if it is quiet at `now`. The last minute of quiet is the one before
 * `to`.
 */
export function quietUntil(quiet: QuietHours | null, now: WallTime): WallTime | null {
  if (quiet === null) return null
  const time = getTime(now)
  const today = `${getDay(now)}T${quiet.to}`
  if (quiet.from < quiet.to) return quiet.from <= time && time < quiet.to ? today : null
  if (time < quiet.to) return today
  return time >= quiet.from ? nextDay(now) + quiet.to : null
}

/** The next digest after `now`. */
export const nextDigest = (now: WallTime): WallTime =>
  getTime(now) < digestTime ? `${getDay(now)}T${digestTime}` : nextDay(now) + digestTime

export type DeliveryFacts = {
  kind: NoticeKind
  channel: DeliveryChannel
  batch: string
  /** When it was told, ms. */
  created: number
  /** The player wants it on this channel. */
  isOn: boolean
  /** There is an address for it, proved to be theirs. */
  isReachable: boolean
  isRead: boolean
  /** What it tells was taken back, or deleted. */
  isTakenBack: boolean
  /** The two have blocked one another. */
  isApart: boolean
  event: { startsAt: WallTime; isOver: boolean; isOff: boolean } | null
  /** Until when the place that is offered can be taken; null for anything but an open offer. */
  answerBy: WallTime | null
  quiet: QuietHours | null
  digest: boolean
  /** Of the last push message of the same batch, ms. */
  lastSent: number | null
}

export type DeliveryDecision =
  | { act: 'send' }
  | {
      act: 'drop'
      why: 'unreachable' | 'off' | 'apart' | 'read' | 'taken back' | 'over' | 'event off' | 'stale'
    }
  /** Until a moment of the player's clock; with the digest, or on its own. */
  | { act: 'hold'; until: WallTime; batch: string }
  /** For `ms`. */
  | { act: 'rest'; ms: number }

/** What to do with a delivery that is due. `wall` is now on the player's clock. */
export function decideDelivery(
  facts: DeliveryFacts,
  now: number,
  wall: WallTime,
): DeliveryDecision {
  const why = uselessness(facts, now, wall)
  if (why !== null) return { act: 'drop', why }
  const quietEnd = quietUntil(facts.quiet, wall)
  if (quietEnd !== null && !isHeardByNight(facts, wall, quietEnd))
    return { act: 'hold', until: quietEnd, batch: facts.batch }
  if (
    facts.digest &&
    facts.channel === 'mail' &&
    facts.batch !== digestBatch &&
    !isCalendar(facts.kind) &&
    !isPressing(facts, nextDigest(wall))
  )
    return { act: 'hold', until: nextDigest(wall), batch: digestBatch }
  const rest =
    facts.channel === 'push' && facts.lastSent !== null ? facts.lastSent + pushRestMs - now : 0
  return rest > 0 ? { act: 'rest', ms: rest } : { act: 'send' }
}

/** Mail that a calendar reads, not a person. */
export const isCalendar = (kind: NoticeKind): boolean =>
  kind === 'calendar-request' || kind === 'calendar-cancel'

/** Its event begins before the wait would end; of an offer, the time to answer is over before. */
function isPressing({ kind, event, answerBy }: DeliveryFacts, waitEnds: WallTime): boolean {
  if (kind === 'place-offered') return answerBy !== null && answerBy < waitEnds
  return (
    event !== null &&
    !event.isOver &&
    event.startsAt < waitEnds &&
    (isAhead(kind) || kind === 'message')
  )
}

const dayKinds: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'event-day-status',
  'venue-day-status',
])

const toMinutes = (moment: WallTime): number =>
  dayToNumber(getDay(moment)) * 1440 +
  Number(moment.slice(11, 13)) * 60 +
  Number(moment.slice(14, 16))

/** What is said of a day wakes those alone that play soon. */
function isHeardByNight(facts: DeliveryFacts, wall: WallTime, quietEnd: WallTime): boolean {
  const { kind, event } = facts
  if (!dayKinds.has(kind)) return isPressing(facts, quietEnd)
  const ahead = event === null ? Infinity : toMinutes(event.startsAt) - toMinutes(wall)
  return ahead * minuteMs <= nightStatusMs
}

/** It was taken back or, as an offer, answered meanwhile, or nobody can answer it anymore. */
const isGone = ({ kind, answerBy, isTakenBack }: DeliveryFacts, wall: WallTime): boolean =>
  isTakenBack || (kind === 'place-offered' && (answerBy === null || answerBy <= wall))

const tellsTheEnd: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'event-cancelled',
  'event-deleted',
])

function uselessness(
  facts: DeliveryFacts,
  now: number,
  wall: WallTime,
): Extract<DeliveryDecision, { act: 'drop' }>['why'] | null {
  const { kind, isReachable, isOn, isApart, isRead, event, created } = facts
  if (!isReachable) return 'unreachable'
  if (!isOn) return 'off'
  if (isApart) return 'apart'
  if (isGone(facts, wall)) return 'taken back'
  if (isRead) return 'read'
  if (isAhead(kind) && event !== null) {
    if (event.isOver) return 'over'
    if (event.isOff && !tellsTheEnd.has(kind)) return 'event off'
  }
  return now - created > staleMs ? 'stale' : null
}
