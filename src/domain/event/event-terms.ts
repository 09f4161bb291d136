// What the roster's rules read of an event, from whatever form it has: a row, a plan, an answer.
import type { EventTerms } from './entry.ts'

/** An event whose instants are `Instant`: a Date, ISO text or ms. */
export type EventForTerms<Instant> = Omit<
  EventTerms,
  'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses' | 'drawAt' | 'isDrawn'
> & {
  startsAt: Instant
  endsAt: Instant
  signupOpens: Instant | null
  signupCloses: Instant | null
  drawAt: Instant | null
}

/** The terms of an event; `toMs` reads its instants as ms since 1970. */
export function toEventTerms<Instant>(
  event: EventForTerms<Instant>,
  { isDrawn, toMs }: { isDrawn: boolean; toMs: (instant: Instant) => number },
): EventTerms {
  const toMsOrNull = (instant: Instant | null) => (instant === null ? null : toMs(instant))
  return {
    status: event.status,
    startsAt: toMs(event.startsAt),
    endsAt: toMs(event.endsAt),
    signupOpens: toMsOrNull(event.signupOpens),
    signupCloses: toMsOrNull(event.signupCloses),
    cancelCutoffHours: event.cancelCutoffHours,
    maxPlayers: event.maxPlayers,
    maxWaitlist: event.maxWaitlist,
    guestsPerPlayer: event.guestsPerPlayer,
    gender: event.gender,
    entryBy: event.entryBy,
    skillMin: event.skillMin,
    skillMax: event.skillMax,
    skillRule: event.skillRule,
    signupMode: event.signupMode,
    drawAt: toMsOrNull(event.drawAt),
    isDrawn,
  }
}
