// Joining a club without an invitation: at once, or by a request to its officers.
import { refuse, ok, type Result } from '../shared/result.ts'
import type { ClubJoining } from './club-home.ts'
import type { ClubRole } from './club.ts'

const dayMs = 86_400_000

export const openRequestsMax = 20
export const membershipsMax = 100
export const declinedDays = 30
export const requestNotifyDays = 7

export const clubRequestStates = ['open', 'withdrawn', 'declined'] as const
export type ClubRequestState = (typeof clubRequestStates)[number]

/** `asked` and `answered` in ms; `answered` is null while it is open. */
export type ClubRequest = { state: ClubRequestState; asked: number; answered: number | null }

type JoinFacts = {
  joining: ClubJoining
  role: ClubRole | null
  request: ClubRequest | null
  openRequests: number
  memberships: number
  now: number
}

export type JoinDecision = { to: 'join' } | { to: 'ask'; isTold: boolean } | { to: 'stay' }
type JoinRefusal =
  | 'club-by-invitation'
  | 'club-request-declined'
  | 'too-many-join-requests'
  | 'too-many-memberships'

export function decideJoin(facts: JoinFacts): Result<JoinDecision, JoinRefusal> {
  const { joining, role, request, openRequests, memberships, now } = facts
  if (role === 'owner' || role === 'member') return ok({ to: 'stay' })
  if (memberships >= membershipsMax) return refuse('too-many-memberships', { n: membershipsMax })
  if (role === 'invited' || joining === 'link') return ok({ to: 'join' })
  if (joining === 'invitation') return refuse('club-by-invitation')
  if (request?.state === 'open') return ok({ to: 'stay' })
  const until = findDeclinedUntil(request)
  if (now < until) return refuse('club-request-declined', { until })
  if (openRequests >= openRequestsMax)
    return refuse('too-many-join-requests', { n: openRequestsMax })
  return ok({ to: 'ask', isTold: isToldAgain(request, now) })
}

const findDeclinedUntil = (request: ClubRequest | null): number =>
  request?.state === 'declined' ? (request.answered ?? request.asked) + declinedDays * dayMs : 0

/** Officers see asking, withdrawing and asking again as one request. */
const isToldAgain = (request: ClubRequest | null, now: number): boolean =>
  request === null || now >= request.asked + requestNotifyDays * dayMs
