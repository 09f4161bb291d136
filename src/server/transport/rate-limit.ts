// Holds requests to the limits of domain/shared/rate-limits.ts before they cost anything: first the
// address, then, once the caller is known, the person. A try that ends in 503 is given back: people
// who try again until the server can answer are not refused then.
import type { FastifyInstance } from 'fastify'
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
  /** Takes back what was counted of a try that was answered before. */
  giveBack(names: readonly RateLimitName[], request: Asking, actor: Actor): Promise<void>
  /** Takes back all that was counted of this request. */
  giveBackAll(request: Asking): Promise<void>
  /** Lets its tries count whatever it ends in: there was no place for it. */
  keepCounted(request: Asking): void
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
  const taken = new WeakMap<Asking, [RateLimitName, Counted][]>()
  const take = async (
    names: readonly RateLimitName[],
    request: Asking,
    counted: Counted,
  ): Promise<Allowed> => {
    const tries = taken.get(request) ?? []
    taken.set(request, tries)
    for (const name of names) {
      const seconds = await limiter.take(name, counted)
      if (seconds !== null) return refuse('too-many-requests', { seconds })
      tries.push([name, counted])
    }
    return ok(null)
  }
  const toCrowd = (request: Asking): Counted => ({ of: 'crowd', key: getKey(request) })
  const toOne = (request: Asking, actor: Actor): Counted => ({
    of: 'one',
    key: toCountedPerson(actor, getKey(request)),
  })
  return {
    addressOf,
    atOnce: createCallsAtOnce(),
    ofAddress: (names, request) => take(names, request, toCrowd(request)),
    ofPerson: (names, request, actor) => take(names, request, toOne(request, actor)),
    giveBack: async (names, request, actor) => {
      for (const name of names) {
        await limiter.giveBack(name, toCrowd(request))
        await limiter.giveBack(name, toOne(request, actor))
      }
    },
    giveBackAll: async (request) => {
      for (const [name, counted] of taken.get(request) ?? []) await limiter.giveBack(name, counted)
      taken.delete(request)
    },
    keepCounted: (request) => void taken.delete(request),
  }
}

/** Gives back the tries of each request that is answered 503, before its answer leaves. */
export function addGivingBack(server: FastifyInstance, limits: RateLimits): void {
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === away) await limits.giveBackAll(request)
  })
}

const away = 503
