// The sign-in port: what the rest of the server knows of Better Auth. It mints the proven actor;
// nothing else does.
import type { IncomingHttpHeaders } from 'node:http'
import type { Actor, SignedIn } from '#domain/access/actor.ts'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Result } from '#domain/shared/result.ts'

export type Auth = {
  /**
   * The Fetch handler of everything below /api/auth; it refuses guesses that come too fast, and
   * what there is no place to hash.
   */
  handle(
    request: Request,
  ): Promise<Result<Response, 'too-many-guesses' | 'too-many-requests' | 'unavailable'>>
  /** The sender of these headers: a cookie session or a Bearer identity token, else the visitor. */
  actorOf: (headers: IncomingHttpHeaders) => Promise<Actor>
  /**
   * The same person as their session stands now, whichever token opens it by this time; the visitor
   * once it is over.
   */
  refreshActor: (actor: SignedIn) => Promise<Actor>
  /**
   * Sends the reset mail when the address is known. Answers before it looks, so that no one learns
   * which addresses are known.
   */
  requestPasswordReset(email: string, language: Language): Promise<void>
  /**
   * Checks the person once more, for what may not be done with a phone found lying about: a
   * recent sign-in, or the password.
   */
  proveSelf(actor: SignedIn, password: string | null): Promise<Result<null, ProofRefusal>>
  /** Which social providers are configured. */
  providers: Readonly<Record<SocialProvider, boolean>>
}

export type ProofRefusal =
  | 'sign-in-too-old'
  | 'wrong-password'
  | 'too-many-requests'
  | 'unavailable'

/**
 * The header in which the transport hands over the address of the connection; what a client sends
 * under this name is dropped.
 */
export const peerAddressHeader = 'x-sideout-peer'
