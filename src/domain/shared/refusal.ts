// Every refusal the product knows, with the status of the callable protocol it travels as.
// Words live in client/i18n/refusals.ts: a code without words in both languages does not compile.

/** Status names of the callable protocol (google.rpc.Code, kebab-cased). */
export type RefusalStatus =
  | 'invalid-argument' | 'failed-precondition' | 'not-found' | 'already-exists' | 'permission-denied'
  | 'resource-exhausted' | 'unauthenticated' | 'aborted' | 'unavailable' | 'internal'

export const refusalStatuses = {
  // the wire
  'bad-input': 'invalid-argument',
  'unknown-call': 'not-found',
  'unknown-query': 'not-found',
  'too-large': 'invalid-argument',
  'foreign-origin': 'permission-denied',
  'too-many-subscriptions': 'resource-exhausted',
  'too-many-requests': 'resource-exhausted',
  'not-signed-in': 'unauthenticated',
  'not-a-player': 'failed-precondition',
  'not-allowed': 'permission-denied',
  'unavailable': 'unavailable',
  'internal': 'internal',
  'old-client': 'failed-precondition',
  // player
  'name-required': 'invalid-argument',
  'name-too-long': 'invalid-argument',
  'name-too-short': 'invalid-argument',
  'name-characters': 'invalid-argument',
  'name-taken': 'already-exists',
  'name-already-set': 'failed-precondition',
  'skill-locked': 'failed-precondition',
  'setup-incomplete': 'failed-precondition',
  'player-not-found': 'not-found',
  'provider-not-allowed': 'failed-precondition',
  'friend-yourself': 'invalid-argument',
  'favorite-yourself': 'invalid-argument',
  'block-yourself': 'invalid-argument',
  'link-invalid': 'invalid-argument',
  // message
  'message-empty': 'invalid-argument',
  'message-yourself': 'invalid-argument',
  'message-not-found': 'not-found',
  'too-many-new-threads': 'resource-exhausted',
  'request-not-found': 'not-found',
  'request-used': 'failed-precondition',
  'request-expired': 'failed-precondition',
  'already-requested': 'already-exists',
  // team
  'team-already-accepted': 'already-exists',
  'has-partner': 'already-exists',
  'team-not-found': 'not-found',
  'needs-team': 'failed-precondition',
  'team-in-event': 'failed-precondition',
  // club
  'club-name-required': 'invalid-argument',
  'club-name-too-long': 'invalid-argument',
  'club-name-characters': 'invalid-argument',
  'club-name-taken': 'already-exists',
  'club-not-found': 'not-found',
  'already-member': 'already-exists',
  'not-a-member': 'failed-precondition',
  'club-owner-stays': 'failed-precondition',
  // venue admins
  'admin-only': 'permission-denied',
  'already-admin-here': 'already-exists',
  'already-admin': 'already-exists',
  // reports
  'report-not-found': 'not-found',
  'report-closed': 'failed-precondition',
  // photos
  'photo-type': 'invalid-argument',
  'photo-broken': 'invalid-argument',
  'photo-too-large': 'invalid-argument',
  'photo-target': 'invalid-argument',
  // location
  'location-not-found': 'not-found',
  'active-location-limit': 'resource-exhausted',
  'location-nearby-exists': 'already-exists',
  'last-admin': 'failed-precondition',
  // event
  'event-not-found': 'not-found',
  'event-in-past': 'failed-precondition',
  'event-cancelled': 'failed-precondition',
  'event-not-open': 'failed-precondition',
  'event-closed': 'failed-precondition',
  'event-full': 'resource-exhausted',
  'skill-too-low': 'failed-precondition',
  'skill-too-high': 'failed-precondition',
  'gender-not-allowed': 'failed-precondition',
  'already-signed-up': 'already-exists',
  'not-signed-up': 'failed-precondition',
  'too-many-guests': 'invalid-argument',
  'event-start-past': 'invalid-argument',
  'event-min-over-max': 'invalid-argument',
  'event-skill-range': 'invalid-argument',
  'event-create-restricted': 'permission-denied',
  'event-not-doubles': 'invalid-argument',
  'event-entry-fixed': 'failed-precondition',
  'event-over-capacity': 'failed-precondition',
  'invited-unknown': 'invalid-argument',
  // match list and matches
  'format-not-for-play': 'invalid-argument',
  'match-list-not-found': 'not-found',
  'match-list-started': 'already-exists',
  'match-list-closed': 'failed-precondition',
  'match-list-changed': 'aborted',
  'plan-invalid': 'invalid-argument',
  'round-played': 'failed-precondition',
  'nothing-to-undo': 'failed-precondition',
  'match-not-found': 'not-found',
  'match-incomplete': 'failed-precondition',
  'match-reported': 'failed-precondition',
  'match-not-reported': 'failed-precondition',
  'bracket-went-on': 'failed-precondition',
  'score-missing': 'invalid-argument',
  'score-tie': 'invalid-argument',
  'score-too-low': 'invalid-argument',
  'score-too-high': 'invalid-argument',
  'score-too-many-games': 'invalid-argument',
  'score-unfinished': 'invalid-argument',
  // leagues
  'league-not-found': 'not-found',
  'league-dates': 'invalid-argument',
  'league-not-open': 'failed-precondition',
  'league-full': 'resource-exhausted',
  'league-state': 'failed-precondition',
  'league-too-few': 'failed-precondition',
  'league-fixed': 'failed-precondition',
  'league-only': 'failed-precondition',
  'already-in-league': 'already-exists',
  'not-in-league': 'failed-precondition',
} as const satisfies Record<string, RefusalStatus>

export type RefusalCode = keyof typeof refusalStatuses

/** A refusal as it travels: its code and the values its words name. */
export type Refusal<C extends RefusalCode = RefusalCode> = { code: C; params?: Record<string, string | number> }
