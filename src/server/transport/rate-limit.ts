// Holds requests to the limits of domain/shared/rate-limits.ts before they cost anything: first the
// address, then, once the caller is known, the person. A try that found no database is given back:
// people who try again until it is back are not refused then.
import type { Actor } from '#domain/access/actor.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Counted, RateLimiter } from '../limits/rate-limiter.ts'
import { createCallsAtOnce, type CallsAtOnce } from './calls-at-once.ts'
import { clientAddressBy, countedAddress, toCountedPerson, type Asking } from './client-address.ts'

type Allowed = Result<null, 'too-many-requests'>

export type RateLimits = {
  /** What is asked from this address, by whomever: before anything is looked up. */
  ofAddress(names: readonly RateLimitName[], request: Asking): Promise<Allowed>
  /** What this person asks: by account, wherever they are; a visitor by address. */
  ofPerson(names: readonly RateLimitName[], request: Asking, actor: Actor): Promise<Allowed>
  /**
   * Takes back what was counted of a try that came to nothing; actor: null before it was known who
   * asks.
   */
  giveBack(names: readonly RateLimitName[], request: Asking, actor: Actor | null): Promise<void>
  /** The same of what the person alone was counted for. */
  giveBackPerson(names: readonly RateLimitName[], request: Asking, actor: Actor): Promise<void>
  /** How many calls one person has under way. */
  atOnce: CallsAtOnce
  /** The address itself, for sign-in to keep with the session. */
  addressOf(request: Asking): string
}

/**
 * The limits of one server; `trustedProxyHeader` names the header that holds the client's address,
 * if any.
 */
export function createRateLimits(
  limiter: RateLimiter,
  trustedProxyHeader: string | null,
): RateLimits {
  const addressOf = clientAddressBy(trustedProxyHeader)
  const getKey = (request: Asking): string => countedAddress(addressOf(request))
  const take = async (names: readonly RateLimitName[], counted: Counted): Promise<Allowed> => {
    for (const name of names) {
      const seconds = await limiter.take(name, counted)
      if (seconds !== null) return refuse('too-many-requests', { seconds })
    }
    return ok(null)
  }
  const giveBackPerson: RateLimits['giveBackPerson'] = async (names, request, actor) => {
    for (const name of names)
      await limiter.giveBack(name, { of: 'one', key: toCountedPerson(actor, getKey(request)) })
  }
  return {
    addressOf,
    atOnce: createCallsAtOnce(),
    ofAddress: (names, request) => take(names, { of: 'crowd', key: getKey(request) }),
    ofPerson: (names, request, actor) =>
      take(names, { of: 'one', key: toCountedPerson(actor, getKey(request)) }),
    giveBack: async (names, request, actor) => {
      for (const name of names) await limiter.giveBack(name, { of: 'crowd', key: getKey(request) })
      if (actor !== null) await giveBackPerson(names, request, actor)
    },
    giveBackPerson,
  }
}
