// Limits the live protocol per person and address: open sockets, and frames and subscriptions per
// second. A slot counts from before its owner is looked up until its connection has closed, so
// concurrent upgrades can't exceed the limits. Each server process counts alone.
import type { Actor } from '#domain/access/actor.ts'
import {
  frameAllowances,
  framesPerSocket,
  socketRetrySeconds,
  socketsPerAccount,
  subscriptionAllowances,
} from '#domain/live/live-limits.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { createTokenBucket, type TokenBucket } from '../limits/token-bucket.ts'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import { toCountedPerson } from './client-address.ts'

type Allowed = Result<null, 'too-many-requests'>

export type LivePlace = {
  readonly person: string
  /** Counts one frame; false when the client sends far too many. */
  spendFrame(): boolean
  spendSubscription(): Allowed
}

export type ReservedPlace = {
  takeFor(actor: Actor): Result<LivePlace, 'too-many-requests'>
  release(): void
}

export type LivePlaces = {
  /** Counts one socket for its address before anything is looked up. */
  reserve(address: string): Result<ReservedPlace, 'too-many-requests'>
  forgetIdle(): void
}

type Person = { sockets: number; frames: TokenBucket; subscriptions: TokenBucket }
type Options = {
  socketsPerAddress: number
  nowMs: () => number
  refused: ProcessCounts['refusedLive']
}

const tooManySockets = refuse('too-many-requests', { seconds: socketRetrySeconds })

export function createLivePlaces({ socketsPerAddress, nowMs, refused }: Options): LivePlaces {
  const socketsByAddress = new Map<string, number>()
  const people = new Map<string, Person>()

  const findPerson = (name: string): Person => {
    const known = people.get(name)
    if (known !== undefined) return known
    const person = {
      sockets: 0,
      frames: createTokenBucket(frameAllowances.person, nowMs),
      subscriptions: createTokenBucket(subscriptionAllowances.person, nowMs),
    }
    people.set(name, person)
    return person
  }

  return {
    reserve: (address) => {
      const sockets = socketsByAddress.get(address) ?? 0
      if (sockets >= socketsPerAddress) return tooManySockets
      socketsByAddress.set(address, sockets + 1)
      let owner: Person | null = null
      let isReleased = false
      return ok({
        takeFor: (actor) => {
          const name = toCountedPerson(actor, address)
          const person = findPerson(name)
          const isFull = actor.kind === 'signed-in' && person.sockets >= socketsPerAccount
          if (isReleased || isFull || !person.frames.spend(framesPerSocket)) return tooManySockets
          person.sockets += 1
          owner = person
          return ok(createPlace(name, person, { nowMs, refused }))
        },
        release: () => {
          if (isReleased) return
          isReleased = true
          if (owner !== null) owner.sockets -= 1
          const left = (socketsByAddress.get(address) ?? 1) - 1
          if (left === 0) socketsByAddress.delete(address)
          else socketsByAddress.set(address, left)
        },
      })
    },
    forgetIdle: () => {
      for (const [name, { sockets, frames, subscriptions }] of people) {
        if (sockets === 0 && frames.isFull() && subscriptions.isFull()) people.delete(name)
      }
    },
  }
}

function createPlace(
  name: string,
  person: Person,
  { nowMs, refused }: Pick<Options, 'nowMs' | 'refused'>,
): LivePlace {
  const frames = createTokenBucket(frameAllowances.socket, nowMs)
  const subscriptions = createTokenBucket(subscriptionAllowances.socket, nowMs)
  return {
    person: name,
    spendFrame: () => {
      const isSpent = frames.spend() && person.frames.spend()
      if (!isSpent) refused.frames += 1
      return isSpent
    },
    spendSubscription: () => {
      const seconds = Math.max(subscriptions.secondsLeft(), person.subscriptions.secondsLeft())
      if (seconds > 0) {
        refused.subscriptions += 1
        return refuse('too-many-requests', { seconds })
      }
      subscriptions.spend()
      person.subscriptions.spend()
      return ok(null)
    },
  }
}
