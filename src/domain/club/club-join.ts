// Becoming a member by oneself: at once, or by asking the officers of the club.
import { refuse, ok, type Result } from '../shared/result.ts'
import type { ClubJoining } from './club-home.ts'
import type { ClubRole } from './club.ts'

const dayMs = 86_400_000

/** Open requests of one player to all clubs. */
export const openRequestsMax = 20
/** Clubs a player may be in and still join another one by themselves. */
export const membershipsMax = 100
/** A declined request can be made again after this many days. */
export const declinedDays = 30
/** Officers hear of a request again at most once in this many days. */
export const askedAgainDays = 7

export const joinRequestStates = ['open', 'withdrawn', 'declined'] as const
export type JoinRequestState = (typeof joinRequestStates)[number]

/** A request to a club. `asked` and `answered` in ms; `answered` is null while it is open. */
export type ClubRequest = { state: JoinRequestState; asked: number; answered: number | null }

type JoinFacts = {
  joining: ClubJoining
  role: ClubRole | null
  request: ClubRequest | null
  /** What the player has in all clubs. */
  openRequests: number
  memberships: number
  now: number
}

/**
 * join: a member from now on. ask: a request is made; isTold: the officers hear of it. stay: what
 * was wanted is so already.
 */
export type JoinDecision = { to: 'join' } | { to: 'ask'; isTold: boolean } | { to: 'stay' }
type JoinRefusal =
  | 'club-by-invitation'
  | 'club-request-declined'
  | 'too-many-join-requests'
  | 'too-many-memberships'

/** What becomes of a player that wants to join a club. */
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

/** Until when (ms) a declined request stands; 0 where none was declined. */
const findDeclinedUntil = (request: ClubRequest | null): number =>
  request?.state === 'declined' ? (request.answered ?? request.asked) + declinedDays * dayMs : 0

/** Asking, withdrawing and asking again is one request to those that hear of it. */
const isToldAgain = (request: ClubRequest | null, now: number): boolean =>
  request === null || now >= request.asked + askedAgainDays * dayMs
