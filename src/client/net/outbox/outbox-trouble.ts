// Tracks how long the server has failed each waiting call. In memory only: stored counts would make
// a person's windows wake each other forever.
import type { Refusal } from '#domain/shared/refusal.ts'
import { askAfterTryingMs } from '#domain/shared/sending-timing.ts'
import { backoffMs, type Backoff } from '../backoff.ts'
import type { OutboxItem } from './outbox-item.ts'

type TroubleWorld = { now: () => number; random: () => number; backoff: Backoff }

type Trouble = {
  at: number
  triedMs: number
  attempt: number
  dueAt: number
  isHeld: boolean
}

const passing: ReadonlySet<Refusal['code']> = new Set([
  'unavailable',
  'not-signed-in',
  'old-client',
  'too-many-requests',
] as const)

export const isTemporary = ({ code }: Refusal): boolean => passing.has(code)

/**
 * True when a server reported that it is unavailable: only an answer has a Retry-After. Without one
 * there is no connection.
 */
export const isAnsweredUnavailable = ({ code, params }: Refusal): boolean =>
  code === 'unavailable' && params?.['seconds'] !== undefined

/** A longer gap between failures means that the page was asleep and didn't retry. */
const gapMaxMs = 60_000

export class OutboxTrouble {
  private readonly world: TroubleWorld
  private readonly known = new Map<string, Trouble>()
  private isAnswered = false

  constructor(world: TroubleWorld) {
    this.world = world
  }

  noteFailure(key: string): void {
    this.isAnswered = true
    const now = this.world.now()
    const before = this.known.get(key)
    const triedMs = before === undefined ? 0 : before.triedMs + Math.min(now - before.at, gapMaxMs)
    this.known.set(key, { attempt: 0, dueAt: 0, isHeld: false, ...before, at: now, triedMs })
  }

  putAside(key: string): void {
    const trouble = this.known.get(key)
    if (trouble === undefined) return
    const { now, random, backoff } = this.world
    trouble.dueAt = now() + backoffMs(backoff, trouble.attempt, random())
    trouble.attempt += 1
  }

  hold(key: string): void {
    const trouble = this.known.get(key)
    if (trouble !== undefined) trouble.isHeld = true
  }

  forget(key: string): void {
    this.known.delete(key)
  }

  hurry(): void {
    for (const trouble of this.known.values()) {
      trouble.dueAt = 0
      trouble.attempt = 0
    }
  }

  noteSilence(): boolean {
    const isNew = this.isAnswered
    this.isAnswered = false
    return isNew
  }

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

  isStuck(key: string): boolean {
    const trouble = this.known.get(key)
    return trouble !== undefined && !trouble.isHeld && trouble.triedMs >= askAfterTryingMs
  }

  nextDueMs(): number | null {
    const now = this.world.now()
    const times = [...this.known.values()].flatMap(({ dueAt, isHeld }) =>
      !isHeld && dueAt > now ? [dueAt - now] : [],
    )
    return times.length === 0 ? null : Math.min(...times)
  }
}
