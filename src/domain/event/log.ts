// The log of an event: organizers' changes to it and its roster, and late cancels.
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
export const eventLogPage = 30
export const eventLogLimit = 300
