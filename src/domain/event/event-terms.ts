// What the roster's rules read of an event, from whatever form it has: a row, a plan, an answer.
import type { EventTerms } from './entry.ts'
import type { FreedPlaces } from './event.ts'

/** An event whose instants are `Instant`: a Date, ISO text or ms. */
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
  /** The venue's local day, YYYY-MM-DD. */
  startDate: string
  freedPlaces: FreedPlaces
  startsAt: Instant
  endsAt: Instant
  signupOpens: Instant | null
  signupCloses: Instant | null
  drawAt: Instant | null
}

/** The time a player would have to answer an offer made at `now` (ms). */
export type AnswerTime = (
  times: Pick<EventTerms, 'startsAt' | 'signupCloses'>,
  now: number,
) => number | null

/**
 * The terms of an event; `toMs` reads its instants as ms since 1970. Only the server knows how long
 * an answer may take; a screen asks the rules which players go in, and takes any time until the
 * start. isOff: nobody plays on its day, so nobody leaves too late.
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
