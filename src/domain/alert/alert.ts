// Alerts: what the app tells a player. The words are made on the screen from kind and params, in the reader's language.

export const alertsPage = 10
/** Alerts and messages read at once (SPEC section 9). */
export const alertsLimit = 99

export const alertKinds = [
  'event-deleted', 'event-cancelled', 'event-changed', 'promoted', 'moved-to-waitlist', 'added-to-event', 'removed-from-event', 'event-created-nearby',
  'club-added', 'club-invited', 'club-removed', 'team-formed', 'team-ended', 'admin-joined',
] as const
export type AlertKind = (typeof alertKinds)[number]
