// The limits of new accounts. A new account can take part in everything, but can't reach many
// strangers at once: an account made for that purpose is found before it has done its harm.
import { ok, refuse, type Result } from '../shared/result.ts'

const dayMs = 86_400_000

/** An account is new for this many days, and longer while its address isn't proved. */
export const newcomerDays = 7
/** In an installation younger than this many days no one counts as a newcomer. */
export const youngInstallationDays = 30
/** In an installation with fewer players than this no one counts as a newcomer. */
export const smallInstallationPlayers = 50

export const quotaKinds = [
  'public-event',
  'team-request',
  'conversation',
  'club',
  'invitation',
  'club-member',
  'tournament',
  'league',
  'venue',
  'media',
] as const
export type QuotaKind = (typeof quotaKinds)[number]

type QuotaCodes = {
  'public-event': 'too-many-public-events-a-day' | 'too-many-public-events'
  'team-request': 'too-many-team-requests'
  conversation: 'too-many-new-threads'
  club: 'too-many-clubs'
  invitation: 'too-many-invitations'
  'club-member': 'too-many-added-members'
  tournament: 'too-many-tournaments'
  league: 'too-many-leagues'
  venue: 'too-many-venues'
  media: 'too-many-new-media'
}
/** `days` is null where the whole time as a newcomer counts. */
type Quota<K extends QuotaKind> = { max: number; days: number | null; code: QuotaCodes[K] }
/** The answer of a limit. */
export type Decided<K extends QuotaKind> = Result<null, QuotaCodes[K]>

/** What a newcomer may do. Public events have two limits, and both hold. */
export const quotas: { readonly [K in QuotaKind]: readonly Quota<K>[] } = {
  'public-event': [
    { max: 3, days: 1, code: 'too-many-public-events-a-day' },
    { max: 10, days: null, code: 'too-many-public-events' },
  ],
  'team-request': [{ max: 10, days: 7, code: 'too-many-team-requests' }],
  conversation: [{ max: 5, days: 7, code: 'too-many-new-threads' }],
  club: [{ max: 5, days: 7, code: 'too-many-clubs' }],
  invitation: [{ max: 10, days: 7, code: 'too-many-invitations' }],
  'club-member': [{ max: 20, days: 7, code: 'too-many-added-members' }],
  tournament: [{ max: 3, days: 7, code: 'too-many-tournaments' }],
  league: [{ max: 5, days: 7, code: 'too-many-leagues' }],
  venue: [{ max: 5, days: 7, code: 'too-many-venues' }],
  media: [{ max: 10, days: 7, code: 'too-many-new-media' }],
}

/** An act older than this many days counts against no quota of an account that is still new. */
export const actsKeptDays = 60

/** What decides whether an account is new. All instants are in ms. */
export type Standing = {
  created: number
  /** The address is proved, or the account has a social provider. */
  isProved: boolean
  /** Whether this server can send the e-mail that proves an address. */
  isProofPossible: boolean
  installation: {
    born: number
    /** Counted up to smallInstallationPlayers. */
    players: number
  }
}

/** `until` (ms) is the end of being new; null while it waits for the proof of an address. */
export type Newcomer = { until: number | null }

/** The state of a new account at `now` (ms), or null for an account that isn't new. */
export function findNewcomerState(standing: Standing, now: number): Newcomer | null {
  const { created, installation } = standing
  const isYoung = now - installation.born < youngInstallationDays * dayMs
  if (isYoung || installation.players < smallInstallationPlayers) return null
  if (isProofMissing(standing)) return { until: null }
  const until = created + newcomerDays * dayMs
  return now < until ? { until } : null
}

/** A new account in any installation, for acts that write to people who never asked. */
export function findFirstWeek(
  { created }: Pick<Standing, 'created'>,
  now: number,
): Newcomer | null {
  const until = created + newcomerDays * dayMs
  return now < until ? { until } : null
}

/** True when the owner could prove the address and hasn't yet. */
export const isProofMissing = (standing: Pick<Standing, 'isProved' | 'isProofPossible'>): boolean =>
  standing.isProofPossible && !standing.isProved

/**
 * True once an account can be trusted with what counts for others, in any installation: old enough,
 * and its address proved where it can be.
 */
export const isEstablishedAt = (
  standing: Pick<Standing, 'created' | 'isProved' | 'isProofPossible'>,
  now: number,
): boolean => now >= standing.created + newcomerDays * dayMs && !isProofMissing(standing)

/** The instant as the words of a refusal name it; 0 for the proof of an address. */
const toWhen = (at: number | null, now: number): { until: number; seconds: number } => ({
  until: at ?? 0,
  seconds: at === null ? 0 : Math.ceil((at - now) / 1000),
})

/**
 * Whether a newcomer may do `wanted` more of `kind` at `now`. `done` holds the instants (ms) of
 * what was done before. The refusal names the limit that holds longest and when it works again.
 */
export function decideQuota<K extends QuotaKind>(
  kind: K,
  { until }: Newcomer,
  { done, wanted, now }: { done: readonly number[]; wanted: number; now: number },
): Decided<K> {
  const limits: readonly Quota<K>[] = quotas[kind]
  const refused = limits.flatMap(({ max, days, code }) => {
    const counted = days === null ? done : done.filter((at) => at > now - days * dayMs)
    const over = counted.length + wanted - max
    if (over <= 0) return []
    const freed =
      days === null || wanted > max
        ? undefined
        : counted.toSorted((one, other) => one - other)[over - 1]
    const at = freed === undefined || days === null ? Infinity : freed + days * dayMs
    return [{ max, code, at: Math.min(at, until ?? Infinity) }]
  })
  const last = refused.toSorted((one, other) => other.at - one.at)[0]
  if (last === undefined) return ok(null)
  const when = toWhen(Number.isFinite(last.at) ? last.at : null, now)
  return { ok: false, refusal: { code: last.code, params: { n: last.max, ...when } } }
}

/** The refusal to bring in a player without a request or an accepted invitation. */
export const refuseStranger = ({ until }: Newcomer, player: string, now: number) =>
  refuse('newcomer-stranger', { player, until: toWhen(until, now).until })

/** The refusal to write to a roster on which no one signed up on their own. */
export const refuseRosterMessage = ({ until }: Newcomer, now: number) =>
  refuse('newcomer-roster-message', { until: toWhen(until, now).until })
