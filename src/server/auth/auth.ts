// The sign-in port: the only part of Better Auth the rest of the server knows, and the only place
// that creates a proven actor.
import type { IncomingHttpHeaders } from 'node:http'
import type { Actor, SignedIn } from '#domain/access/actor.ts'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Result } from '#domain/shared/result.ts'

export type Auth = {
  /**
   * The Fetch handler for everything below /api/auth; refuses guesses that come too fast and
   * requests with no hashing capacity left.
   */
  handle(
    request: Request,
  ): Promise<Result<Response, 'too-many-guesses' | 'too-many-requests' | 'unavailable'>>
  /**
   * The actor of these headers, by session cookie or Bearer identity token; otherwise the visitor.
   */
  actorOf: (headers: IncomingHttpHeaders) => Promise<Actor>
  /**
   * The same person with the current state of their session, even if its token changed; the visitor
   * once it has ended.
   */
  refreshActor: (actor: SignedIn) => Promise<Actor>
  /**
   * Sends the reset mail when the address is known. Responds before looking it up, so that timing
   * reveals no known address.
   */
  requestPasswordReset(email: string, language: Language): Promise<void>
  proveSelf(actor: SignedIn, password: string | null): Promise<Result<null, ProofRefusal>>
  providers: Readonly<Record<SocialProvider, boolean>>
}

export type ProofRefusal =
  | 'sign-in-too-old'
  | 'wrong-password'
  | 'too-many-requests'
  | 'unavailable'

/**
 * The header in which the transport passes the connection's address; the same header from a client
 * is dropped.
 */
export const peerAddressHeader = 'x-sideout-peer'
