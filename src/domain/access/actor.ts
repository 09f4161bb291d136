// The actor of a request. Only the sign-in room mints one; everything else receives a proven one.

export type Visitor = { kind: 'visitor' }
/** Signed in, with or without a player record. */
export type SignedIn = {
  kind: 'signed-in'
  userId: string
  email: string
  provider: string
  sessionId: string
  playerId: string | null
  /**
   * True where admins of venues must have a second factor and this account has none: what only an
   * admin may do is refused.
   */
  lacksSecondFactor: boolean
}
export type Actor = Visitor | SignedIn
/** Someone with the personal link of a contact: that contact in its own events, and nothing else. */
/** isReader: it answers from its own mail; anyone else may hold its link, its keeper first of all. */
export type ContactActor = { kind: 'contact'; playerId: string; isReader: boolean }
/** Signed in and past the name screen. */
export type PlayerActor = SignedIn & { playerId: string }

/** The players an installation demands a second factor of. */
export type SecondFactorDemand = 'off' | 'admins'

export const visitor: Visitor = { kind: 'visitor' }

/** True when the actor is a registered player. */
export const isPlayer = (actor: Actor): actor is PlayerActor =>
  actor.kind === 'signed-in' && actor.playerId !== null
