// The screen that an alert opens, from the alerts list, a push message or an e-mail's button.
import type { AlertKind } from '#domain/alert/alert.ts'

export type AlertTarget =
  | { to: '/translog'; search: { unit: 'diamond' } }
  | { to: '/playerpass' }
  | { to: '/results/$eventId'; params: { eventId: string } }
  | { to: '/matchlist/$eventId'; params: { eventId: string }; search: { match?: string } }
  | { to: '/vieweditevent/$evId'; params: { evId: string }; search: { leave?: true } }
  | { to: '/vieweditleague/$leagueSeriesId'; params: { leagueSeriesId: string } }
  | { to: '/tournament/$tournamentId'; params: { tournamentId: string } }
  | {
      to: '/editclub/$clubId'
      params: { clubId: string }
      search: { locId: string; clubName: string | undefined }
    }
  | { to: '/locationedit/$lId'; params: { lId: string }; search: { part: 'suggestions' | 'rules' } }
  | { to: '/venuedetail/$locationId'; params: { locationId: string } }

const resultKinds: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'results-closed',
  'results-corrected',
  'medal-won',
])
const matchKinds: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'score-to-confirm',
  'score-disputed',
  'score-decided',
  'match-next',
  'pair-asked',
  'pair-agreed',
  'guest-entrusted',
  'day-planned',
])

const goneKinds: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'event-deleted',
  'club-removed',
  'club-declined',
])

type Alert = { kind: AlertKind; eventId: string | null; params: Readonly<Record<string, string>> }

export function alertTarget({ kind, eventId, params }: Alert): AlertTarget | null {
  const { clubId, clubName, leagueSeriesId, locationId, matchId, tournamentId } = params
  if (goneKinds.has(kind)) return null
  if (kind === 'diamond-won') return { to: '/translog', search: { unit: 'diamond' } }
  if (kind === 'tokens-received' || kind === 'pass-granted') return { to: '/playerpass' }
  if (eventId !== null) return eventTarget(kind, eventId, matchId)
  if (leagueSeriesId !== undefined)
    return { to: '/vieweditleague/$leagueSeriesId', params: { leagueSeriesId } }
  if (tournamentId !== undefined)
    return { to: '/tournament/$tournamentId', params: { tournamentId } }
  if (clubId !== undefined && locationId !== undefined)
    return { to: '/editclub/$clubId', params: { clubId }, search: { locId: locationId, clubName } }
  return locationId === undefined ? null : venueTarget(kind, locationId)
}

const partsOfVenue: ReadonlyMap<AlertKind, 'suggestions' | 'rules'> = new Map([
  ['suggestion-made', 'suggestions'],
  ['house-appealed', 'rules'],
])

function venueTarget(kind: AlertKind, locationId: string): AlertTarget {
  const part = partsOfVenue.get(kind)
  return part !== undefined
    ? { to: '/locationedit/$lId', params: { lId: locationId }, search: { part } }
    : { to: '/venuedetail/$locationId', params: { locationId } }
}

function eventTarget(kind: AlertKind, eventId: string, matchId: string | undefined): AlertTarget {
  if (resultKinds.has(kind)) return { to: '/results/$eventId', params: { eventId } }
  return matchKinds.has(kind)
    ? {
        to: '/matchlist/$eventId',
        params: { eventId },
        search: matchId === undefined ? {} : { match: matchId },
      }
    : {
        to: '/vieweditevent/$evId',
        params: { evId: eventId },
        search: kind === 'reminder-day' || kind === 'reminder-soon' ? { leave: true } : {},
      }
}

/** '/results/4f…', '/editclub/dinkers?locId=…'. */
export function targetPath(target: AlertTarget): string {
  const params: Readonly<Record<string, string>> = 'params' in target ? target.params : {}
  const path = target.to.replaceAll(/\$(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = Object.entries('search' in target ? target.search : {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return search.length === 0 ? path : `${path}?${search.join('&')}`
}
