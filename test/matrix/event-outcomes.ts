// Expected outcomes of requests about an event's match list, queue and results.
import type { Outcomes } from './matrix-cell.ts'

/** For organizers: the event's organizer and the venue's admins. */
export const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
export const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
