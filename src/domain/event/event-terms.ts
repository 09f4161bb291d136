// Converts events of any form (row, plan, response) to the terms that roster rules read.
import type { EventTerms } from './entry.ts'
import type { FreedPlaces } from './event.ts'

export type EventForTerms<Instant> = Omit<
  EventTerms,
  | 'startsAt'
  | 'endsAt'
  | 'signupOpens'
  | 'signupCloses'
  | 'drawAt'
  | 'isDrawn'
  | 'isOver'
  | 'offersUntil'
  | 'year'
> & {
  startDate: string
  freedPlaces: FreedPlaces
  startsAt: Instant
  endsAt: Instant
  signupOpens: Instant | null
  signupCloses: Instant | null
  drawAt: Instant | null
}

export type AnswerTime = (
  times: Pick<EventTerms, 'startsAt' | 'signupCloses'>,
  now: number,
) => number | null

/**
 * `toMs` reads instants as ms since 1970. Only the server knows the time to answer an offer;
 * screens only ask who gets in and pass any time until the start. isOff: the day is off, so leaving
 * is never late.
 */
export function toEventTerms<Instant>(
  event: EventForTerms<Instant>,
  {
    isDrawn,
    isOver = false,
    isOff = false,
    toMs,
    answerTime = ({ startsAt }) => startsAt,
  }: {
    isDrawn: boolean
    isOver?: boolean
    isOff?: boolean
    toMs: (instant: Instant) => number
    answerTime?: AnswerTime
  },
): EventTerms {
  const toMsOrNull = (instant: Instant | null) => (instant === null ? null : toMs(instant))
  const times = { startsAt: toMs(event.startsAt), signupCloses: toMsOrNull(event.signupCloses) }
  return {
    ...times,
    status: event.status,
    endsAt: toMs(event.endsAt),
    signupOpens: toMsOrNull(event.signupOpens),
    cancelCutoffHours: isOff ? 0 : event.cancelCutoffHours,
    maxPlayers: event.maxPlayers,
    maxWaitlist: event.maxWaitlist,
    guestsPerPlayer: event.guestsPerPlayer,
    gender: event.gender,
    entryBy: event.entryBy,
    skillMin: event.skillMin,
    skillMax: event.skillMax,
    skillRule: event.skillRule,
    ageMin: event.ageMin,
    ageMax: event.ageMax,
    year: Number(event.startDate.slice(0, 4)),
    signupMode: event.signupMode,
    drawAt: toMsOrNull(event.drawAt),
    isDrawn,
    isOver,
    offersUntil: (now) => (event.freedPlaces === 'offered' ? answerTime(times, now) : null),
  }
}
