// The log of an event: its organizers' changes to it and to its roster, and late
// cancellations.
export const eventLogActions = [
  'publish',
  'edit',
  'cancel',
  'delete',
  'draw',
  'add',
  'remove',
  'move',
  'swap',
  'check-in',
  'late-withdraw',
  'not-me',
  'not-my-games',
  'seeker-removed',
  'close-results',
  'reopen-results',
  'day-status',
  'venue-day-status',
] as const
export type EventLogAction = (typeof eventLogActions)[number]
/** Lines at first and more per step, and at most. */
export const eventLogPage = 30
export const eventLogLimit = 300
