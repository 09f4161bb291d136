// How long the server has failed at what waits. It is kept in memory: stored counts would make the
// windows of a person wake each other for ever.
import type { Refusal } from '#domain/shared/refusal.ts'
import { askAfterTryingMs } from '#domain/shared/sending-timing.ts'
import { backoffMs, type Backoff } from '../backoff.ts'
import type { OutboxItem } from './outbox-item.ts'

type TroubleWorld = { now: () => number; random: () => number; backoff: Backoff }

type Trouble = {
  /** When it failed last, ms. */
  at: number
  /** For how long it was really tried, ms. */
  triedMs: number
  attempt: number
  /** Before that it stands aside, ms. */
  dueAt: number
  /** The person is being asked about it. */
  isHeld: boolean
}

const passing: ReadonlySet<Refusal['code']> = new Set([
  'unavailable',
  'not-signed-in',
  'old-client',
  'too-many-requests',
] as const)

/** It says nothing about the call itself, which waits on. */
export const isPassing = ({ code }: Refusal): boolean => passing.has(code)

/**
 * A server said that it is unavailable: only an answer says for how long. Without one there is no
 * connection.
 */
export const isAnsweredUnavailable = ({ code, params }: Refusal): boolean =>
  code === 'unavailable' && params?.['seconds'] !== undefined

/** Two failures further apart than this had a pause between them: a sleeping page tries nothing. */
const gapMaxMs = 60_000

export class OutboxTrouble {
  private readonly world: TroubleWorld
  private readonly known = new Map<string, Trouble>()
  /** The last failure came from a server. */
  private isAnswered = false

  constructor(world: TroubleWorld) {
    this.world = world
  }

  /** The server answered that it could not take this one. */
  noteFailure(key: string): void {
    this.isAnswered = true
    const now = this.world.now()
    const before = this.known.get(key)
    const triedMs = before === undefined ? 0 : before.triedMs + Math.min(now - before.at, gapMaxMs)
    this.known.set(key, { attempt: 0, dueAt: 0, isHeld: false, ...before, at: now, triedMs })
  }

  /** Lets an item that failed stand aside, longer after each failure. */
  putAside(key: string): void {
    const trouble = this.known.get(key)
    if (trouble === undefined) return
    const { now, random, backoff } = this.world
    trouble.dueAt = now() + backoffMs(backoff, trouble.attempt, random())
    trouble.attempt += 1
  }

  /** Lets it stand aside until the person has answered. */
  hold(key: string): void {
    const trouble = this.known.get(key)
    if (trouble !== undefined) trouble.isHeld = true
  }

  /** What happened to it does not count anymore. */
  forget(key: string): void {
    this.known.delete(key)
  }

  /** Nothing stands aside anymore, but for what the person is being asked about. */
  hurry(): void {
    for (const trouble of this.known.values()) {
      trouble.dueAt = 0
      trouble.attempt = 0
    }
  }

  /** No server answered anymore; true when that is new. */
  noteSilence(): boolean {
    const isNew = this.isAnswered
    this.isAnswered = false
    return isNew
  }

  /**
   * The items with a mark on each waiting one that the server cannot take now, and on those after
   * it: they wait for the same.
   */
  mark(items: readonly OutboxItem[]): readonly OutboxItem[] {
    const first = items.findIndex(({ key, state }) => state === 'waiting' && this.known.has(key))
    if (!this.isAnswered || first < 0) return items
    return items.map((item, index) => {
      const isMarked = index >= first && item.state === 'waiting'
      return isMarked ? { ...item, isFailing: true } : item
    })
  }

  isAside(key: string): boolean {
    const trouble = this.known.get(key)
    return trouble !== undefined && (trouble.isHeld || trouble.dueAt > this.world.now())
  }

  /** Tried for so long that the person has to be asked, and not being asked yet. */
  isStuck(key: string): boolean {
    const trouble = this.known.get(key)
    return trouble !== undefined && !trouble.isHeld && trouble.triedMs >= askAfterTryingMs
  }

  /** How long until the next one may be tried again, ms; null where none waits for its time. */
  nextDueMs(): number | null {
    const now = this.world.now()
    const times = [...this.known.values()].flatMap(({ dueAt, isHeld }) =>
      !isHeld && dueAt > now ? [dueAt - now] : [],
    )
    return times.length === 0 ? null : Math.min(...times)
  }
}
