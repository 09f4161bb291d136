// What becomes of those that ask for what belongs to an event: its evening, its queue, its results.
import type { Outcomes } from './matrix-cell.ts'

/** Of calls for organizers: the organizer of the event and the admins of its venue. */
export const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
/** Of what is seen as the event is. */
export const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
