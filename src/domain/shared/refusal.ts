// Every refusal the product knows, with the status of the callable protocol it travels as.
// Words live in client/i18n/refusals.ts: a code without words in both languages does not compile.

/** Status names of the callable protocol (google.rpc.Code, kebab-cased). */
export type RefusalStatus =
  | 'invalid-argument'
  | 'failed-precondition'
  | 'not-found'
  | 'already-exists'
  | 'permission-denied'
  | 'resource-exhausted'
  | 'unauthenticated'
  | 'aborted'
  | 'unavailable'
  | 'internal'

export const refusalStatuses = {
  // the wire
  'bad-input': 'invalid-argument',
  'unknown-call': 'not-found',
  'unknown-query': 'not-found',
  'wrong-method': 'invalid-argument',
  'too-large': 'invalid-argument',
  'foreign-origin': 'permission-denied',
  'wrong-host': 'permission-denied',
  'too-many-subscriptions': 'resource-exhausted',
  'too-many-requests': 'resource-exhausted',
  'too-many-guesses': 'resource-exhausted',
  'not-signed-in': 'unauthenticated',
  'not-a-player': 'failed-precondition',
  'not-allowed': 'permission-denied',
  'second-factor-needed': 'permission-denied',
  unavailable: 'unavailable',
  internal: 'internal',
  'old-client': 'failed-precondition',
  'key-reused': 'already-exists',
  // player
  'name-required': 'invalid-argument',
  'name-too-long': 'invalid-argument',
  'name-too-short': 'invalid-argument',
  'name-signs': 'invalid-argument',
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
  'dupr-id-invalid': 'invalid-argument',
  // account
  'session-not-found': 'not-found',
  'passkey-not-found': 'not-found',
  'provider-not-linked': 'failed-precondition',
  'last-sign-in': 'failed-precondition',
  'email-verified': 'failed-precondition',
  'no-email': 'failed-precondition',
  'same-email': 'invalid-argument',
  'sign-in-too-old': 'failed-precondition',
  'wrong-password': 'permission-denied',
  'link-expired': 'failed-precondition',
  'code-wrong': 'invalid-argument',
  'name-differs': 'invalid-argument',
  'data-busy': 'aborted',
  // agreement
  'agreement-needed': 'failed-precondition',
  'agreement-changed': 'aborted',
  'agreement-not-found': 'not-found',
  'agreement-text': 'invalid-argument',
  'agreement-season': 'invalid-argument',
  'too-many-agreements': 'resource-exhausted',
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
  // contacts
  'contact-not-found': 'not-found',
  'contact-claimed': 'failed-precondition',
  'contact-address-taken': 'already-exists',
  'too-many-contacts': 'resource-exhausted',
  'contact-import-not-found': 'not-found',
  'too-many-links': 'resource-exhausted',
  'no-one-to-send-to': 'failed-precondition',
  'link-not-found': 'not-found',
  'claim-other-address': 'failed-precondition',
  'contact-plays-too': 'failed-precondition',
  'club-by-invitation': 'failed-precondition',
  'club-request-declined': 'failed-precondition',
  'too-many-join-requests': 'resource-exhausted',
  'too-many-memberships': 'resource-exhausted',
  'too-many-officers': 'resource-exhausted',
  'club-tag-unknown': 'failed-precondition',
  'notice-not-found': 'not-found',
  'too-many-notices': 'resource-exhausted',
  'too-many-pinned': 'resource-exhausted',
  'poll-not-found': 'not-found',
  'poll-closed': 'failed-precondition',
  'poll-options': 'invalid-argument',
  'poll-closes-past': 'invalid-argument',
  'too-many-polls': 'resource-exhausted',
  // money
  'no-price': 'failed-precondition',
  'price-in-use': 'failed-precondition',
  'price-not-settled': 'failed-precondition',
  'nothing-due': 'failed-precondition',
  'nothing-paid': 'failed-precondition',
  'not-claimed': 'failed-precondition',
  'no-one-owes': 'failed-precondition',
  'purse-too-full': 'failed-precondition',
  'club-owes-entries': 'failed-precondition',
  'purse-too-empty': 'failed-precondition',
  'purse-not-found': 'failed-precondition',
  // venue admins
  'admin-only': 'permission-denied',
  'already-admin-here': 'already-exists',
  'already-admin': 'already-exists',
  // reports
  'report-not-found': 'not-found',
  'report-closed': 'failed-precondition',
  // suggested edits of venues
  'suggestion-not-found': 'not-found',
  'suggestion-closed': 'failed-precondition',
  'suggestion-empty': 'invalid-argument',
  'too-many-suggestions': 'resource-exhausted',
  // new accounts
  'address-not-proved': 'failed-precondition',
  'too-many-public-events-a-day': 'resource-exhausted',
  'too-many-public-events': 'resource-exhausted',
  'too-many-team-requests': 'resource-exhausted',
  'too-many-clubs': 'resource-exhausted',
  'too-many-invitations': 'resource-exhausted',
  'newcomer-stranger': 'failed-precondition',
  'newcomer-roster-message': 'failed-precondition',
  // photos
  'photo-type': 'invalid-argument',
  'photo-broken': 'invalid-argument',
  'photo-too-large': 'invalid-argument',
  'photo-target': 'invalid-argument',
  'upload-too-slow': 'aborted',
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
  'event-full': 'failed-precondition',
  'others-waiting': 'failed-precondition',
  'skill-too-low': 'failed-precondition',
  'skill-too-high': 'failed-precondition',
  'gender-not-allowed': 'failed-precondition',
  'already-signed-up': 'already-exists',
  'not-signed-up': 'failed-precondition',
  'sent-out': 'failed-precondition',
  'offer-over': 'failed-precondition',
  'not-invited': 'failed-precondition',
  'reminded-lately': 'resource-exhausted',
  'event-not-private': 'failed-precondition',
  'already-invited': 'already-exists',
  'too-many-invited': 'resource-exhausted',
  'not-picked': 'failed-precondition',
  'no-one-to-remind': 'failed-precondition',
  'title-has-name': 'invalid-argument',
  'own-act-made': 'failed-precondition',
  'said-not-me': 'failed-precondition',
  'too-many-guests': 'invalid-argument',
  'event-start-past': 'invalid-argument',
  'event-too-far': 'invalid-argument',
  'event-time-skipped': 'invalid-argument',
  'event-too-early': 'failed-precondition',
  'event-played': 'failed-precondition',
  'match-contested': 'failed-precondition',
  'dispute-too-late': 'failed-precondition',
  'ranking-newcomer': 'permission-denied',
  'event-min-over-max': 'invalid-argument',
  'event-skill-range': 'invalid-argument',
  'event-create-restricted': 'permission-denied',
  'event-not-doubles': 'invalid-argument',
  'event-entry-fixed': 'failed-precondition',
  'event-over-capacity': 'failed-precondition',
  'draw-time': 'invalid-argument',
  'draw-fixed': 'failed-precondition',
  'draw-made': 'failed-precondition',
  'repeat-invalid': 'invalid-argument',
  'media-not-found': 'not-found',
  'media-link-invalid': 'invalid-argument',
  'media-linked-already': 'already-exists',
  'too-many-media': 'resource-exhausted',
  'template-not-found': 'not-found',
  'template-name-taken': 'already-exists',
  'too-many-templates': 'resource-exhausted',
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
  'results-disputed': 'failed-precondition',
  'results-empty': 'failed-precondition',
  'results-open': 'failed-precondition',
  // leagues
  'league-not-found': 'not-found',
  'league-dates': 'invalid-argument',
  'league-not-open': 'failed-precondition',
  'league-full': 'failed-precondition',
  'league-state': 'failed-precondition',
  'league-too-few': 'failed-precondition',
  'league-fixed': 'failed-precondition',
  'league-days-open': 'failed-precondition',
  'league-only': 'failed-precondition',
  'no-substitutes': 'failed-precondition',
  'no-substitute-needed': 'failed-precondition',
  'too-many-substitutes': 'resource-exhausted',
  'already-in-league': 'already-exists',
  'not-in-league': 'failed-precondition',
  // the Player Pass
  'pass-missing': 'failed-precondition',
  'pass-code-unknown': 'not-found',
  'pass-code-expired': 'failed-precondition',
  'pass-code-used': 'failed-precondition',
  'pass-already-held': 'already-exists',
  'send-yourself': 'invalid-argument',
  'tokens-too-few': 'invalid-argument',
  'tokens-short': 'failed-precondition',
  'fee-changed': 'aborted',
  'undo-over': 'failed-precondition',
  'undo-spent': 'failed-precondition',
  'tier-not-found': 'not-found',
  'tier-in-use': 'failed-precondition',
} as const satisfies Record<string, RefusalStatus>

export type RefusalCode = keyof typeof refusalStatuses

/**
 * The limit that was reached and when it works again: `until` is in ms, 0 when it waits for the
 * proof of an address.
 */
type QuotaValues = { n: number; until: number; seconds: number }

/**
 * What the words of a refusal name: without these values it would be half a sentence, so it cannot
 * be made without them.
 */
export type NamedValues = {
  'too-many-requests': { seconds: number }
  'too-many-guesses': { seconds: number }
  'link-invalid': { network: string; field: string }
  'dupr-id-invalid': { min: number; max: number }
  'too-many-new-threads': QuotaValues
  'too-many-public-events-a-day': QuotaValues
  'too-many-public-events': QuotaValues
  'too-many-team-requests': QuotaValues
  'too-many-clubs': QuotaValues
  'too-many-invitations': QuotaValues
  'newcomer-stranger': { player: string; until: number }
  'said-not-me': { player: string }
  'newcomer-roster-message': { until: number }
  'already-requested': { player: string }
  'has-partner': { player: string }
  'club-name-taken': { location: string }
  'club-request-declined': { until: number }
  'too-many-join-requests': { n: number }
  'too-many-memberships': { n: number }
  'too-many-officers': { n: number }
  'purse-too-full': { n: number }
  'too-many-notices': { n: number }
  'too-many-pinned': { n: number }
  'poll-options': { min: number; max: number }
  'too-many-polls': { n: number }
  'already-member': { player: string }
  'already-admin-here': { player: string }
  'already-admin': { player: string }
  'too-many-suggestions': { n: number }
  'too-many-contacts': { n: number }
  'too-many-links': { n: number }
  'claim-other-address': { address: string }
  'contact-plays-too': { eventId: string; title: string }
  /** versions: the ids of what is missing, with commas between them. */
  'agreement-needed': { n: number; versions: string }
  'club-owes-entries': { n: number }
  'too-many-agreements': { n: number }
  'active-location-limit': { n: number }
  'location-nearby-exists': { locationId: string; name: string }
  'too-many-media': { n: number }
  'too-many-templates': { n: number }
  'too-many-invited': { n: number }
  'score-too-low': { points: number }
  'already-in-league': { player: string }
  'too-many-substitutes': { n: number }
  'league-days-open': { n: number }
  'pass-already-held': { tier: string }
  'tokens-too-few': { n: number }
  'tokens-short': { n: number }
  'fee-changed': { n: number }
  'tier-in-use': { tier: string }
}

/** A refusal as it travels: its code and the values its words name. */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  code: C
  params?: Record<string, string | number>
}
