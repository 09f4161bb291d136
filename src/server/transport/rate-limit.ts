// Applies the limits of domain/shared/rate-limits.ts before requests cost anything: by address
// first, then by person once known. Tries that end in 503 aren't counted, so that people who retry
// during an outage aren't refused afterwards.
import type { FastifyInstance } from 'fastify'
import type { Actor } from '#domain/access/actor.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Counted, RateLimiter } from '../limits/rate-limiter.ts'
import { createCallsAtOnce, type CallsAtOnce } from './calls-at-once.ts'
import { clientAddressBy, countedAddress, toCountedPerson, type Asking } from './client-address.ts'

type Allowed = Result<null, 'too-many-requests'>

export type RateLimits = {
  ofAddress(names: readonly RateLimitName[], request: Asking): Promise<Allowed>
  ofPerson(names: readonly RateLimitName[], request: Asking, actor: Actor): Promise<Allowed>
  giveBack(names: readonly RateLimitName[], request: Asking, actor: Actor): Promise<void>
  giveBackAll(request: Asking): Promise<void>
  /** Keeps its tries counted even for a 503, because there was no capacity for it. */
  keepCounted(request: Asking): void
  atOnce: CallsAtOnce
  addressOf(request: Asking): string
}

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

export function uncountUnavailable(server: FastifyInstance, limits: RateLimits): void {
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === away) await limits.giveBackAll(request)
  })
}

const away = 503
