// The actor of a request. Only the sign-in code creates one; everything else receives a proven
// actor.

export type Visitor = { kind: 'visitor' }
export type SignedIn = {
  kind: 'signed-in'
  userId: string
  email: string
  provider: string
  sessionId: string
  playerId: string | null
  /**
   * True when this account has no second factor and the installation demands one of venue admins;
   * admin-only actions are then refused.
   */
  lacksSecondFactor: boolean
}
export type Actor = Visitor | SignedIn
/**
 * isReader: the link was opened from the contact's own e-mail. Anyone else may hold the link, above
 * all the contact's keeper.
 */
export type ContactActor = { kind: 'contact'; playerId: string; isReader: boolean }
export type PlayerActor = SignedIn & { playerId: string }

export type SecondFactorDemand = 'off' | 'admins'

export const visitor: Visitor = { kind: 'visitor' }

export const isPlayer = (actor: Actor): actor is PlayerActor =>
  actor.kind === 'signed-in' && actor.playerId !== null
