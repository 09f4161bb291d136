// Decides which refusals of calls, live queries and files are security events. The table is
// exhaustive: a new permission refusal doesn't compile without an entry.
import type { Refusal, RefusalCode, refusalStatuses } from '#domain/shared/refusal.ts'
import type { SecurityLog } from './create-security-log.ts'
import type { SecurityEvent, SecurityKind } from './security-events.ts'

type Statuses = typeof refusalStatuses
type RightCode = {
  [C in RefusalCode]: Statuses[C] extends 'permission-denied' | 'unauthenticated' ? C : never
}[RefusalCode]
type Kind = Extract<
  SecurityKind,
  'right-refused' | 'origin-refused' | 'limit-hit' | 'stranger-mail'
>

const rights: Readonly<Record<RightCode, Kind | null>> = {
  'not-signed-in': 'right-refused',
  'not-allowed': 'right-refused',
  'second-factor-needed': 'right-refused',
  'admin-only': 'right-refused',
  'event-create-restricted': 'right-refused',
  'ranking-newcomer': 'right-refused',
  'foreign-origin': 'origin-refused',
  'wrong-host': 'origin-refused',
  'wrong-password': null,
}

type LimitCode = Extract<
  RefusalCode,
  `too-many-${string}` | `too-much-${string}` | `newcomer-${string}`
>

/** Limits on what one person may start; a full personal list isn't one of them. */
const limits: Readonly<Record<LimitCode, Kind | null>> = {
  'too-many-new-threads': 'limit-hit',
  'too-many-suggestions': 'limit-hit',
  'too-many-subscriptions': 'limit-hit',
  'too-many-public-events-a-day': 'limit-hit',
  'too-many-public-events': 'limit-hit',
  'too-many-team-requests': 'limit-hit',
  'too-many-clubs': 'limit-hit',
  'too-much-text-today': 'limit-hit',
  'too-much-text': 'limit-hit',
  'too-many-tournaments': 'limit-hit',
  'too-many-leagues': 'limit-hit',
  'too-many-venues': 'limit-hit',
  'too-many-new-media': 'limit-hit',
  'too-many-invitations': 'limit-hit',
  'too-many-added-members': 'limit-hit',
  'too-many-links': 'stranger-mail',
  'too-many-join-requests': 'limit-hit',
  'newcomer-stranger': 'limit-hit',
  'newcomer-roster-message': 'limit-hit',
  'too-many-requests': null,
  'too-many-guesses': null,
  'too-many-guests': null,
  'too-many-media': null,
  'too-many-templates': null,
  'too-many-invited': null,
  'too-many-contacts': null,
  'too-many-memberships': null,
  'too-many-officers': null,
  'too-many-notices': null,
  'too-many-pinned': null,
  'too-many-polls': null,
  'too-many-agreements': null,
  'too-many-substitutes': null,
  'too-many-league-teams': null,
  'too-many-screens': null,
  'too-many-divisions': null,
  'too-many-seekers': null,
  'too-many-pair-asks': null,
}

const kindsByCode: Readonly<Partial<Record<RefusalCode, Kind | null>>> = {
  ...rights,
  ...limits,
  'not-a-player': 'right-refused',
}

export function recordRefusal(
  security: Pick<SecurityLog, 'record'>,
  { code }: Pick<Refusal, 'code'>,
  said: Pick<SecurityEvent, 'what' | 'userId' | 'address'>,
): void {
  const kind = kindsByCode[code] ?? null
  if (kind !== null) security.record({ kind, outcome: 'refused', reason: code, ...said })
}
