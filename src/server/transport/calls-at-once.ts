// Bounds the calls that one person has under way in this process: a few run, some wait in line,
// more are refused. A program of one account that sends hundreds of calls at once thus never holds
// more than a few connections.
import type { Actor } from '#domain/access/actor.ts'
import { callsAtOnce, tooManyAtOnceSeconds, type AtOnce } from '#domain/shared/calls-at-once.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import { createKeyedPlaces } from '../limits/fair-places.ts'

export type CallsAtOnce = {
  /**
   * Runs `act` once fewer calls of this person are under way; refuses with `too-many-requests` when
   * too many wait already.
   */
  run(actor: Actor, address: string, act: () => Promise<Result<unknown>>): Promise<Result<unknown>>
}

/** The bounds of one process. Signed-in callers are counted by account, visitors by `address`. */
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
