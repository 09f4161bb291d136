// Limits of new accounts. They can take part in everything but can't reach many strangers at once,
// so that an abusive account is found before it does harm.
import { ok, refuse, type Result } from '../shared/result.ts'

const dayMs = 86_400_000

/** An account is new for this many days, and longer while its address is unproved. */
export const newcomerDays = 7
export const youngInstallationDays = 30
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
type Quota<K extends QuotaKind> = { max: number; days: number | null; code: QuotaCodes[K] }
export type Decided<K extends QuotaKind> = Result<null, QuotaCodes[K]>

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

/** Older acts don't count against the quota of an account that is still new. */
export const actsKeptDays = 60

/** Instants in ms. */
export type Standing = {
  created: number
  isProved: boolean
  isProofPossible: boolean
  installation: {
    born: number
    players: number
  }
}

/** `until` (ms) ends the newcomer state; null until the address is proved. */
export type Newcomer = { until: number | null }

export function findNewcomerState(standing: Standing, now: number): Newcomer | null {
  const { created, installation } = standing
  const isYoung = now - installation.born < youngInstallationDays * dayMs
  if (isYoung || installation.players < smallInstallationPlayers) return null
  if (isProofMissing(standing)) return { until: null }
  const until = created + newcomerDays * dayMs
  return now < until ? { until } : null
}

/**
 * Newcomer limits that apply in any installation, for acts that write to people who never asked.
 */
export function findFirstWeek(
  { created }: Pick<Standing, 'created'>,
  now: number,
): Newcomer | null {
  const until = created + newcomerDays * dayMs
  return now < until ? { until } : null
}

export const isProofMissing = (standing: Pick<Standing, 'isProved' | 'isProofPossible'>): boolean =>
  standing.isProofPossible && !standing.isProved

/**
 * True once an account is old enough and its address proved where possible; its acts may then count
 * for others, in any installation.
 */
export const isEstablishedAt = (
  standing: Pick<Standing, 'created' | 'isProved' | 'isProofPossible'>,
  now: number,
): boolean => now >= standing.created + newcomerDays * dayMs && !isProofMissing(standing)

const toWhen = (at: number | null, now: number): { until: number; seconds: number } => ({
  until: at ?? 0,
  seconds: at === null ? 0 : Math.ceil((at - now) / 1000),
})

/**
 * Decides if a newcomer may do `wanted` more of `kind`; `done` has the instants (ms) of earlier
 * acts. The refusal names the longest limit and when it ends.
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

export const refuseStranger = ({ until }: Newcomer, player: string, now: number) =>
  refuse('newcomer-stranger', { player, until: toWhen(until, now).until })

export const refuseRosterMessage = ({ until }: Newcomer, now: number) =>
  refuse('newcomer-roster-message', { until: toWhen(until, now).until })
