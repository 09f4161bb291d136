// How long a player may take to answer an offer, by local time at the venue.
import type { AnswerTime } from '#domain/event/event-terms.ts'
import { offerDeadline, type VenueClock } from '#domain/offer/offer.ts'
import { toInstant, toWallTime } from './zone-time.ts'

const toVenueClock = (timezone: string): VenueClock => ({
  toWall: (instant) => toWallTime(instant, timezone),
  toInstant: (moment) => toInstant(moment.slice(0, 10), moment.slice(11), timezone),
})

export const answerTimeAt =
  (timezone: string): AnswerTime =>
  (times, now) =>
    offerDeadline(times, now, toVenueClock(timezone))
