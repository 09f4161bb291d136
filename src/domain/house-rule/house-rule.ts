// The house rules of a venue or a club: when sign-up opens, how many sessions it allows, and the
// effect of missed ones. Each rule is off until it is set, and a club's event at a venue has to
// satisfy both. Rules are checked only when someone joins the list; a promotion or a later rule
// never takes a place away.
import { addDays, getWeekday, type Day } from '../shared/day.ts'
import type { Refusal } from '../shared/refusal.ts'
import { refuse } from '../shared/result.ts'

export const daysAheadMax = 60
export const laterDaysMax = 30
export const aDayMax = 5
export const aWeekMax = 20
export const missesMax = 10
export const pauseDaysMax = 60
export const appealMax = 500
export const reasonMax = 300
export const missDays = 60
/** The next day with room is searched this many days ahead, which needs sessions of a week more. */
export const nextDaysMax = 27
export const laterSessionsDays = nextDaysMax + 7
/** Players last in line let others go first until this many hours before the start. */
export const lastInLineHours = 24

export const missEffects = ['none', 'remind', 'last', 'pause'] as const
export type MissEffect = (typeof missEffects)[number]

/**
 * daysAhead and opensAt ('HH:mm', venue time): when sign-up opens; laterDays: days later for
 * non-members. aDay, aWeek: maximum sessions, weeks from Monday. missLimit: missed sessions until
 * the effect. null turns a rule off.
 */
export type HouseRules = {
  daysAhead: number | null
  opensAt: string
  laterDays: number | null
  aDay: number | null
  aWeek: number | null
  oneWaitlist: boolean
  missEffect: MissEffect
  missLimit: number
  pauseDays: number
}

export const noRules: HouseRules = {
  daysAhead: null,
  opensAt: '00:00',
  laterDays: null,
  aDay: null,
  aWeek: null,
  oneWaitlist: false,
  missEffect: 'none',
  missLimit: 2,
  pauseDays: 7,
}

export const asksNothing = ({
  daysAhead,
  aDay,
  aWeek,
  oneWaitlist,
  missEffect,
}: HouseRules): boolean =>
  daysAhead === null && aDay === null && aWeek === null && !oneWaitlist && missEffect === 'none'

export const isInOrder = ({ daysAhead, laterDays }: HouseRules): boolean =>
  laterDays === null || (daysAhead !== null && laterDays < daysAhead)

/**
 * A place's record of a player: their other sessions there on the event's day and in its week, how
 * many days after it each later one is, waitlist places that day, and the instants (ms) of missed
 * sessions since an appeal last lifted them.
 */
export type HouseStanding = {
  isMember: boolean
  onDay: number
  inWeek: number
  later: readonly number[]
  isWaiting: boolean
  misses: readonly number[]
}

export type ApplicableRules = { rules: HouseRules; standing: HouseStanding }

export const pastRules = 'pastRules'

/**
 * The event: its start (ms), its day, and a function for the instant of a time some days before it.
 */
export type HouseEvent = {
  startsAt: number
  day: Day
  toInstant: (daysBefore: number, time: string) => number
}

export type HouseRefusal =
  | 'house-opens'
  | 'house-paused'
  | 'house-day'
  | 'house-week'
  | 'house-waitlist'
  | 'house-partner'

/**
 * isLast: others go first. mayWait: a waitlist place is allowed. missed: misses that have an
 * effect, else 0.
 */
export type HouseAnswer = {
  refused: Refusal<HouseRefusal> | null
  isLast: boolean
  mayWait: boolean
  missed: number
}

const daysOfWeek = 7
const dayMs = 86_400_000
const hourMs = 3_600_000

export function findOpening(
  { daysAhead, laterDays, opensAt }: HouseRules,
  isMember: boolean,
  { toInstant }: Pick<HouseEvent, 'toInstant'>,
): number | null {
  if (daysAhead === null) return null
  return toInstant(daysAhead - (isMember ? 0 : (laterDays ?? 0)), opensAt)
}

const countIn = (misses: readonly number[], until: number): number =>
  misses.filter((at) => at > until - missDays * dayMs && at <= until).length

export const countMisses = (misses: readonly number[], now: number): number => countIn(misses, now)

export function findPauseEnd(
  { missEffect, missLimit, pauseDays }: HouseRules,
  misses: readonly number[],
): number | null {
  if (missEffect !== 'pause') return null
  const reached = misses.filter((at) => countIn(misses, at) >= missLimit)
  return reached.length === 0 ? null : Math.max(...reached) + pauseDays * dayMs
}

const isLastAt = (
  { rules, standing }: ApplicableRules,
  { startsAt }: HouseEvent,
  now: number,
): boolean =>
  rules.missEffect === 'last' &&
  now < startsAt - lastInLineHours * hourMs &&
  countMisses(standing.misses, now) >= rules.missLimit

/** True while misses have an effect, so there is something to appeal. */
export const hasEffect = ({ rules, standing: { misses } }: ApplicableRules, now: number): boolean =>
  rules.missEffect === 'last'
    ? countMisses(misses, now) >= rules.missLimit
    : (findPauseEnd(rules, misses) ?? now) > now

type Wait = { code: 'house-opens' | 'house-paused'; until: number }

function listWaits({ rules, standing }: ApplicableRules, event: HouseEvent): Wait[] {
  const opening = findOpening(rules, standing.isMember, event)
  const pause = findPauseEnd(rules, standing.misses)
  return [
    ...(opening === null ? [] : [{ code: 'house-opens' as const, until: opening }]),
    ...(pause === null ? [] : [{ code: 'house-paused' as const, until: pause }]),
  ]
}

const findLongest = (waits: readonly Wait[], now: number): Wait | undefined =>
  waits.filter(({ until }) => now < until).toSorted((a, b) => b.until - a.until)[0]

const isFull = (limit: number | null, count: number): limit is number =>
  limit !== null && count >= limit

/** True when a place allows no further session `days` days after `day`. */
function isFullIn({ rules, standing }: ApplicableRules, days: number, day: Day): boolean {
  const { inWeek, later } = standing
  const monday = days - ((getWeekday(day) + daysOfWeek - 1 + days) % daysOfWeek)
  const inThatWeek =
    monday <= 0 ? inWeek : later.filter((at) => at >= monday && at < monday + daysOfWeek).length
  const onThatDay = later.filter((at) => at === days).length
  return isFull(rules.aDay, onThatDay) || isFull(rules.aWeek, inThatWeek)
}

/**
 * The next day after the event's on which all places allow another session; null when there is none
 * within nextDaysMax days.
 */
function findNextDay(applied: readonly ApplicableRules[], day: Day): Day | null {
  for (let days = 1; days <= nextDaysMax; days += 1)
    if (applied.every((one) => !isFullIn(one, days, day))) return addDays(day, days)
  return null
}

function findLimit(
  applied: readonly ApplicableRules[],
  day: Day,
): Refusal<'house-day' | 'house-week'> | null {
  const refuseUntilNext = (code: 'house-day' | 'house-week', n: number) => {
    const next = findNextDay(applied, day)
    return refuse(code, { n, ...(next !== null && { next }) }).refusal
  }
  for (const { rules, standing } of applied) {
    if (isFull(rules.aDay, standing.onDay)) return refuseUntilNext('house-day', rules.aDay)
    if (isFull(rules.aWeek, standing.inWeek)) return refuseUntilNext('house-week', rules.aWeek)
  }
  return null
}

export function checkHouseRules(
  applied: readonly ApplicableRules[],
  event: HouseEvent,
  now: number,
): HouseAnswer {
  const wait = findLongest(
    applied.flatMap((one) => listWaits(one, event)),
    now,
  )
  return {
    refused:
      wait === undefined
        ? findLimit(applied, event.day)
        : refuse(wait.code, { until: wait.until }).refusal,
    isLast: applied.some((one) => isLastAt(one, event, now)),
    mayWait: !applied.some(({ rules, standing }) => rules.oneWaitlist && standing.isWaiting),
    missed: Math.max(
      0,
      ...applied.map(({ rules, standing }) =>
        rules.missEffect === 'none' ? 0 : countMisses(standing.misses, now),
      ),
    ),
  }
}

/** A team needs both partners' answers to allow it; only the partner sees why they were refused. */
export function checkTeamHouseRules(own: HouseAnswer, partner: HouseAnswer | null): HouseAnswer {
  if (partner === null) return own
  return {
    refused: own.refused ?? (partner.refused === null ? null : refuse('house-partner').refusal),
    isLast: own.isLast || partner.isLast,
    mayWait: own.mayWait && partner.mayWait,
    missed: own.missed,
  }
}

export const toAttendanceCount = ({ sessions, missed }: { sessions: number; missed: number }) => ({
  came: sessions - missed,
  sessions,
})
