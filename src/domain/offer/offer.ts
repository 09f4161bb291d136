// The time to answer an offered place. Pure: the caller passes the venue's clock.
import type { EventTerms } from '../event/entry.ts'
import { quietUntil, type WallTime } from '../notification/delivery.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Answer times by lead time. At most a third of what is left, so that after two players without an
 * answer a third can be asked.
 */
const answerTimes = [
  { leadMs: 72 * hourMs, answerMs: 24 * hourMs },
  { leadMs: 6 * hourMs, answerMs: 2 * hourMs },
] as const
const shortAnswerMs = 30 * minuteMs

/** With less time left the place is given at once. */
export const offerShortestMs = 10 * minuteMs

const roundedToMs = 5 * minuteMs

/** A deadline at night moves to its end. */
export const offerNight = { from: '21:00', to: '08:00' } as const

export type VenueClock = {
  toWall: (instant: number) => WallTime
  toInstant: (moment: WallTime) => number
}

export type OfferTimes = Pick<EventTerms, 'startsAt' | 'signupCloses'>

const lastAnswer = ({ startsAt, signupCloses }: OfferTimes): number =>
  Math.min(startsAt, signupCloses ?? Infinity)

/**
 * Deadline of an offer made at `now`; null when there is too little time, so the place is given at
 * once. Never after the start or the close of sign-up, even at night.
 */
export function offerDeadline(times: OfferTimes, now: number, clock: VenueClock): number | null {
  const last = lastAnswer(times)
  if (last - now < offerShortestMs) return null
  const leadMs = times.startsAt - now
  const { answerMs } = answerTimes.find((step) => leadMs >= step.leadMs) ?? {
    answerMs: shortAnswerMs,
  }
  const asked = Math.ceil((now + answerMs) / roundedToMs) * roundedToMs
  const morning = quietUntil(offerNight, clock.toWall(asked))
  return Math.min(morning === null ? asked : clock.toInstant(morning), last)
}
