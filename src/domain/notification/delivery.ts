// Decides when a notice is sent by push or mail, and when it expires: quiet hours, digest, batches.
// Instants are ms; wall times are 'yyyy-MM-ddTHH:mm' in the player's zone, which sort as text.
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

/** Notices of events that begin within this time are never delayed. */
export const soonMs = 24 * 60 * minuteMs

/**
 * Minimum delay in ms, for batching and for being read in the app. isSoon: the event begins soon,
 * and someone may be on the way already.
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

/** Groups that affect if and where someone goes. */
const changesPlans: ReadonlySet<NotificationGroup> = new Set<NotificationGroup>([
  'changes',
  'signups',
])

export const pushRestMs = minuteMs

export const digestTime = '18:00'
export const digestBatch = 'digest'

/** Notices delayed longer, after a server outage, are dropped. */
const staleMs = 3 * 86_400_000

const retriesMs = [
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  120 * minuteMs,
  360 * minuteMs,
] as const

export const retryMs = (attempts: number): number | null => retriesMs[attempts - 1] ?? null

/** 'yyyy-MM-ddTHH:mm'. */
export type WallTime = string

const getDay = (moment: WallTime) => toDay(moment.slice(0, 10))
const getTime = (moment: WallTime): string => moment.slice(11, 16)
const nextDay = (moment: WallTime): WallTime => `${addDays(getDay(moment), 1)}T`

export function quietUntil(quiet: QuietHours | null, now: WallTime): WallTime | null {
  if (quiet === null) return null
  const time = getTime(now)
  const today = `${getDay(now)}T${quiet.to}`
  if (quiet.from < quiet.to) return quiet.from <= time && time < quiet.to ? today : null
  if (time < quiet.to) return today
  return time >= quiet.from ? nextDay(now) + quiet.to : null
}

export const nextDigest = (now: WallTime): WallTime =>
  getTime(now) < digestTime ? `${getDay(now)}T${digestTime}` : nextDay(now) + digestTime

export type DeliveryFacts = {
  kind: NoticeKind
  channel: DeliveryChannel
  batch: string
  created: number
  isOn: boolean
  isReachable: boolean
  isRead: boolean
  isTakenBack: boolean
  isApart: boolean
  event: { startsAt: WallTime; isOver: boolean; isOff: boolean } | null
  answerBy: WallTime | null
  quiet: QuietHours | null
  digest: boolean
  lastSent: number | null
}

export type DeliveryDecision =
  | { act: 'send' }
  | {
      act: 'drop'
      why: 'unreachable' | 'off' | 'apart' | 'read' | 'taken back' | 'over' | 'event off' | 'stale'
    }
  | { act: 'hold'; until: WallTime; batch: string }
  | { act: 'rest'; ms: number }

export function decideDelivery(
  facts: DeliveryFacts,
  now: number,
  wall: WallTime,
): DeliveryDecision {
  const why = uselessness(facts, now, wall)
  if (why !== null) return { act: 'drop', why }
  const quietEnd = quietUntil(facts.quiet, wall)
  if (quietEnd !== null && !isSentAtNight(facts, wall, quietEnd))
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

export const isCalendar = (kind: NoticeKind): boolean =>
  kind === 'calendar-request' || kind === 'calendar-cancel'

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

function isSentAtNight(facts: DeliveryFacts, wall: WallTime, quietEnd: WallTime): boolean {
  const { kind, event } = facts
  if (!dayKinds.has(kind)) return isPressing(facts, quietEnd)
  const ahead = event === null ? Infinity : toMinutes(event.startsAt) - toMinutes(wall)
  return ahead * minuteMs <= nightStatusMs
}

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
