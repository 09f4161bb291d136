// The alerts of a roster change. People get no alert of their own action; in a team the acting
// player's partner does.
import type { AlertKind } from '../alert/alert.ts'
import { getPlayerIds } from './entry.ts'
import type { RosterRequest } from './roster-request.ts'
import type { RosterDecision } from './roster.ts'

export type RosterAlert = {
  playerId: string
  kind: Extract<
    AlertKind,
    | 'promoted'
    | 'place-offered'
    | 'offer-expired'
    | 'moved-to-waitlist'
    | 'added-to-event'
    | 'removed-from-event'
    | 'drawn-in'
    | 'drawn-waiting'
  >
  until?: number
}

/** Offers alert everyone, even the player who freed the place. */
export const offerAlerts = ({
  offered,
  expired,
}: Pick<RosterDecision, 'offered' | 'expired'>): RosterAlert[] => [
  ...offered.map(({ playerId, until }) => ({ playerId, kind: 'place-offered' as const, until })),
  ...expired.map((playerId) => ({ playerId, kind: 'offer-expired' as const })),
]

export function rosterAlerts(
  actorId: string,
  request: RosterRequest,
  decision: Pick<RosterDecision, 'promoted' | 'demoted' | 'party' | 'offered' | 'expired'>,
): RosterAlert[] {
  const alerts: RosterAlert[] = [
    ...(request.kind === 'add' || request.kind === 'sign-up'
      ? decision.party.map((playerId) => ({ playerId, kind: 'added-to-event' as const }))
      : []),
    ...(leaves(request)
      ? decision.party.map((playerId) => ({ playerId, kind: 'removed-from-event' as const }))
      : []),
    ...decision.promoted.map((playerId) => ({ playerId, kind: 'promoted' as const })),
    ...decision.demoted.map((playerId) => ({ playerId, kind: 'moved-to-waitlist' as const })),
  ]
  return [...alerts.filter(({ playerId }) => playerId !== actorId), ...offerAlerts(decision)]
}

const leaves = (request: RosterRequest): boolean =>
  request.kind === 'remove' ||
  request.kind === 'withdraw' ||
  (request.kind === 'answer-offer' && !request.isTaken)

export const drawAlerts = ({ changes }: Pick<RosterDecision, 'changes'>): RosterAlert[] =>
  changes.flatMap((change) =>
    change.kind === 'update'
      ? getPlayerIds(change.after).map((playerId) => ({
          playerId,
          kind:
            change.after.place === 'playing' ? ('drawn-in' as const) : ('drawn-waiting' as const),
        }))
      : [],
  )
