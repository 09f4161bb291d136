// The values that refusal messages interpolate.

/** `until` is when the limit ends (ms), 0 while the address is unproved. */
type QuotaValues = { n: number; until: number; seconds: number }

/** Refusals with these codes can't be constructed without their values. */
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
  'too-much-text-today': { n: number }
  'too-much-text': { n: number }
  'too-many-tournaments': QuotaValues
  'too-many-leagues': QuotaValues
  'too-many-venues': QuotaValues
  'too-many-pair-asks': { n: number }
  'too-many-new-media': QuotaValues
  'too-many-invitations': QuotaValues
  'too-many-added-members': QuotaValues
  'newcomer-stranger': { player: string; until: number }
  'said-not-me': { player: string }
  'qualified-left': { players: string; next: string }
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
  'contact-address-changes': { n: number }
  'too-many-contacts': { n: number }
  'too-many-links': { n: number }
  'contact-plays-too': { eventId: string; title: string }
  'contacts-not-one': { contact: string; eventId: string; title: string }
  /** versions: comma-separated ids of missing agreements. */
  'agreement-needed': { n: number; versions: string }
  'house-opens': { until: number }
  'house-paused': { until: number }
  'house-day': { n: number }
  'house-week': { n: number }
  'club-owes-entries': { n: number }
  'too-many-agreements': { n: number }
  'active-location-limit': { n: number }
  'location-nearby-exists': { locationId: string; name: string }
  'too-many-media': { n: number }
  'too-many-templates': { n: number }
  'too-many-seekers': { n: number }
  'too-many-invited': { n: number }
  'score-too-low': { points: number }
  'already-in-league': { player: string }
  'too-many-substitutes': { n: number }
  'league-days-open': { n: number }
  'player-in-other-team': { player: string; team: string }
  'too-many-league-teams': { n: number }
  'too-many-divisions': { n: number }
  'day-too-full': { n: number }
  'too-few-league-teams': { n: number }
  'league-too-short': { n: number }
  'lineup-incomplete': { n: number }
  'pass-already-held': { tier: string }
  'tokens-too-few': { n: number }
  'tokens-short': { n: number }
  'fee-changed': { n: number }
  'tier-in-use': { tier: string }
}
