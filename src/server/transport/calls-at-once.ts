// Limits one person's concurrent calls in this process: a few run, some are queued, more are
// refused. A program that sends hundreds of calls at once thus holds only a few connections.
import type { Actor } from '#domain/access/actor.ts'
import { callsAtOnce, tooManyAtOnceSeconds, type AtOnce } from '#domain/shared/calls-at-once.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import { createKeyedPlaces } from '../limits/fair-places.ts'

export type CallsAtOnce = {
  /**
   * Runs `act` once the person is below the limit; refuses with `too-many-requests` when too many
   * are queued.
   */
  run(actor: Actor, address: string, act: () => Promise<Result<unknown>>): Promise<Result<unknown>>
}

/** Signed-in callers are counted by account, visitors by `address`. */
export function createCallsAtOnce(
  bounds: Record<'account' | 'address', AtOnce> = callsAtOnce,
): CallsAtOnce {
  const placesOf = {
    account: createKeyedPlaces(bounds.account.running),
    address: createKeyedPlaces(bounds.address.running),
  }
  return {
    run: async (actor, address, act) => {
      const kind = actor.kind === 'signed-in' ? 'account' : 'address'
      const person = actor.kind === 'signed-in' ? actor.userId : address
      const places = placesOf[kind].of(person)
      const leave =
        places.tryEnter() ??
        (places.waiting() < bounds[kind].waiting ? await places.enter(person) : null)
      if (leave === null) return refuse('too-many-requests', { seconds: tooManyAtOnceSeconds })
      try {
        return await act()
      } finally {
        leave()
      }
    },
  }
}
