// The time a player has to answer when a freed place is offered to them. Pure: what the clocks of
// the venue show is asked of the caller.
import type { EventTerms } from '../event/entry.ts'
import { quietUntil, type WallTime } from '../notification/delivery.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * How long an answer may take, by how far ahead the event is. At most a third of what is left, so
 * that after two silent players a third can still be asked.
 */
const answerTimes = [
  { leadMs: 72 * hourMs, answerMs: 24 * hourMs },
  { leadMs: 6 * hourMs, answerMs: 2 * hourMs },
] as const
const shortAnswerMs = 30 * minuteMs

/** With less time than this nobody can be asked: the place is given at once. */
export const offerShortestMs = 10 * minuteMs

/** 'Yes by 17:05', not by 17:03. */
const roundedToMs = 5 * minuteMs

/** Nobody has to answer in the night: a deadline in it moves to its end. */
export const offerNight = { from: '21:00', to: '08:00' } as const

/** What the clocks of a venue show at an instant, and when they show a moment. */
export type VenueClock = {
  toWall: (instant: number) => WallTime
  toInstant: (moment: WallTime) => number
}

export type OfferTimes = Pick<EventTerms, 'startsAt' | 'signupCloses'>

/** The start, or the close of sign-up where that comes first. */
const lastAnswer = ({ startsAt, signupCloses }: OfferTimes): number =>
  Math.min(startsAt, signupCloses ?? Infinity)

/**
 * Until when an offer made at `now` can be answered; null where that is too soon to ask, so the
 * place is given at once. Never after the start or the close of sign-up, even if that is at night.
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
