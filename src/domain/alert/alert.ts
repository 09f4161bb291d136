// Alerts: what the app tells a player. The words are made on the screen from kind and params, in
// the reader's language.

export const alertsPage = 10
/** Alerts and messages read at once (SPEC section 9). */
export const alertsLimit = 99

export const alertKinds = [
  'event-deleted',
  'event-cancelled',
  'event-changed',
  'event-clock-changed',
  'promoted',
  'place-offered',
  'offer-expired',
  'moved-to-waitlist',
  'added-to-event',
  'removed-from-event',
  'event-created-nearby',
  'event-invited',
  'invitation-reminder',
  'event-handed-over',
  'drawn-in',
  'drawn-waiting',
  'reminder-day',
  'reminder-soon',
  'event-below-minimum',
  'payment-reminder',
  'club-added',
  'club-invited',
  'club-removed',
  'club-handed-over',
  'club-asked',
  'club-accepted',
  'club-declined',
  'club-office',
  'club-notice',
  'team-formed',
  'team-ended',
  'admin-joined',
  'suggestion-made',
  'suggestion-applied',
  'suggestion-dismissed',
  'match-next',
  'score-to-confirm',
  'score-disputed',
  'score-decided',
  'were-you-there',
  'results-closed',
  'results-corrected',
  'medal-won',
  'diamond-won',
  'tokens-received',
  'pass-granted',
  'league-invited',
  'league-asked',
  'league-joined',
  'league-added',
  'league-left',
  'league-removed',
  'league-concluded',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Alerts that lead to a club: they follow it to another name or venue. */
export const clubAlertKinds: readonly AlertKind[] = [
  'club-added',
  'club-invited',
  'club-handed-over',
  'club-asked',
  'club-accepted',
  'club-office',
  'club-notice',
]
