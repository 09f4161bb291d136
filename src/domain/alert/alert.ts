// Alerts that the app shows a player. The screen builds the text from kind and params in the
// reader's language.

export const alertsPage = 10
/** Alerts and messages loaded at once (SPEC section 9). */
export const alertsLimit = 99

export const alertKinds = [
  'event-deleted',
  'event-cancelled',
  'event-changed',
  'event-clock-changed',
  'event-day-status',
  'venue-day-status',
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
  'club-poll',
  'team-formed',
  'team-ended',
  'admin-joined',
  'suggestion-made',
  'suggestion-applied',
  'suggestion-dismissed',
  'house-appealed',
  'house-answered',
  'report-answered',
  'report-acted',
  'appeal-answered',
  'contact-claim-asked',
  'contact-claimed',
  'claim-ended',
  'match-next',
  'pair-asked',
  'pair-agreed',
  'guest-entrusted',
  'day-planned',
  'score-to-confirm',
  'score-disputed',
  'score-decided',
  'were-you-there',
  'results-closed',
  'results-corrected',
  'results-held',
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
  'league-captain',
  'league-scheduled',
  'league-matchup-moved',
  'league-lineup-due',
  'league-lineups-shown',
  'league-result',
  'event-cohost',
  'tournament-cohost',
] as const
export type AlertKind = (typeof alertKinds)[number]

/**
 * At most this many alerts a day about the same thing being added and removed; later ones replace
 * the last.
 */
export const repeatAlertsMax = 4
export const repeatAlertsMs = 24 * 3_600_000

/**
 * Kinds that one tap does and undoes, with the params that identify the thing. A place won or lost
 * always alerts, because someone may set out because of it.
 */
const undoneKinds: Readonly<Partial<Record<AlertKind, readonly string[]>>> = {
  'added-to-event': [],
  'removed-from-event': [],
  'club-added': ['locationId', 'clubId'],
  'club-removed': ['locationId', 'clubId'],
  'club-office': ['locationId', 'clubId'],
  'league-added': ['leagueSeriesId'],
  'league-removed': ['leagueSeriesId'],
  'event-cohost': [],
  'tournament-cohost': ['tournamentId'],
}
export const undoneAlertKinds = Object.keys(undoneKinds)

type About = { kind: AlertKind; eventId: string | null; params: Readonly<Record<string, string>> }

export function findReversibleSubject({
  kind,
  eventId,
  params,
}: About): Record<string, string> | null {
  const names = undoneKinds[kind]
  const isNamed = eventId !== null || names?.length !== 0
  return names === undefined || !isNamed
    ? null
    : Object.fromEntries(names.map((name) => [name, params[name] ?? '']))
}

export const clubAlertKinds: readonly AlertKind[] = [
  'club-added',
  'club-invited',
  'club-handed-over',
  'club-asked',
  'club-accepted',
  'club-office',
  'club-notice',
  'club-poll',
  'house-appealed',
  'house-answered',
]
