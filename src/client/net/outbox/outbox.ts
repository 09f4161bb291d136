// Calls that must not get lost: they wait for an answer, survive a reload, and are sent one after
// another in order. Each keeps its idempotency key, so a call with a lost answer runs once.
// Independent of React and the browser.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { immediateCallMs, abandonedCallMs, recentTapMs } from '#domain/shared/sending-timing.ts'
import { backoffMs } from '../backoff.ts'
import { AnsweredCalls } from './outbox-answered.ts'
import type { OutboxItem } from './outbox-item.ts'
import { byTime, findLeftBehind, findSendable } from './outbox-order.ts'
import { isAnsweredUnavailable, isTemporary, OutboxTrouble } from './outbox-trouble.ts'
import type { OutboxWorld } from './outbox-world.ts'

/** The server forgets idempotency keys after a week, so older calls aren't sent automatically. */
const freshMs = 6 * 86_400_000

/** Limits the wait that a server or proxy can ask for. */
const pauseMaxS = 3600

export class Outbox {
  private readonly world: OutboxWorld
  private readonly listeners = new Set<() => void>()
  private all: readonly OutboxItem[]
  private shown: readonly OutboxItem[]
  /** Keys seen in the store: a missing one was sent or dropped by another window. */
  private readonly stored: Set<string>
  /** The id of that storage: if it changes, the items were cleared, not sent. */
  private life: string | null
  private readonly answered = new AnsweredCalls()
  private sending: string | null = null
  private isStopped = false
  private attempt = 0
  private pauseMs = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private takeOverTimer: ReturnType<typeof setTimeout> | undefined
  private readonly asked = new Set<string>()
  private readonly trouble: OutboxTrouble
  private readonly pressedAt = new Map<string, number>()

  constructor(world: OutboxWorld) {
    this.world = world
    this.trouble = new OutboxTrouble(world)
    this.all = world.store.list().sort(byTime)
    this.shown = this.all
    this.stored = new Set(this.all.map(({ key }) => key))
    this.life = world.store.life()
    this.takeOver()
    void this.run()
  }

  /** Waiting, refused and just finished items, in order. The same array until something changes. */
  items(): readonly OutboxItem[] {
    return this.shown
  }

  add<N extends CallName>(name: N, input: CallInput<N>, about: string): void {
    const item = this.createItem(name, input, about)
    this.pressedAt.set(item.key, this.world.now())
    this.append(item)
  }

  /**
   * Sends a call at once and returns the answer. It is stored first, and 'waiting' when no answer
   * comes soon or when other calls wait, which go first.
   */
  async ask<N extends CallName>(
    name: N,
    input: CallInput<N>,
    about: string,
  ): Promise<Result<CallOutput<N>> | 'waiting'> {
    const item = this.createItem(name, input, about)
    if (this.all.some(({ state }) => state === 'waiting') || !this.world.canAsk()) {
      this.append(item)
      return 'waiting'
    }
    this.asked.add(item.key)
    const asking: OutboxItem = { ...item, state: 'asking' }
    this.put(asking)
    this.set([...this.all, asking])
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), immediateCallMs)
    const answer = await this.world.ask(asking, abort.signal)
    clearTimeout(timer)
    this.asked.delete(item.key)
    if (!answer.ok && answer.refusal.code === 'unavailable')
      return this.leaveWaiting(item, answer.refusal)
    if (answer.ok) this.answered.note(item, this.world.now())
    this.remove(item.key)
    return answer as Result<CallOutput<N>>
  }

  /** The page closes: its pending calls wait for the next page or another window. */
  leave(): void {
    this.storeAgain()
    for (const item of this.all) {
      if (this.asked.has(item.key)) this.put({ ...item, state: 'waiting' })
    }
  }

  remove(key: string): void {
    const heldBack = this.trouble.isAside(key)
    this.world.store.remove(key)
    this.trouble.forget(key)
    this.set(this.all.filter((item) => item.key !== key))
    if (heldBack) void this.run()
  }

  findStuck(): readonly OutboxItem[] {
    return this.all.filter(({ key, state }) => state === 'waiting' && this.trouble.isStuck(key))
  }

  hold(key: string): void {
    this.trouble.hold(key)
  }

  keepTrying(key: string): void {
    this.trouble.forget(key)
    this.set(this.all)
    void this.run()
  }

  retry(key: string): void {
    const item = this.all.find((one) => one.key === key)
    if (item?.state !== 'refused') return
    this.all = this.all.filter((one) => one !== item)
    this.pressedAt.set(key, this.world.now())
    this.append({ ...item, at: this.nextAt(), state: 'waiting', refusal: null })
  }

  /**
   * Repeats recently answered calls with their keys, in order, after the store changed: the new
   * store returns its first answer for known keys and runs the others.
   */
  repeatAnswered(): void {
    const lately = this.answered.takeLately(this.world.now())
    const keys = new Set(lately.map(({ key }) => key))
    const others = this.all.filter(({ key, state }) => state !== 'done' || !keys.has(key))
    // Before all waiting calls, which were made later.
    const firstAt = Math.min(this.world.now(), others[0]?.at ?? Infinity) - lately.length
    const repeated = lately.map((item, index): OutboxItem => ({ ...item, at: firstAt + index }))
    for (const item of repeated) this.put(item)
    this.set([...repeated, ...others])
    void this.run()
  }

  retryNow(): void {
    this.attempt = 0
    this.trouble.hurry()
    this.readStore()
    void this.run()
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
    clearTimeout(this.takeOverTimer)
  }

  private nextAt(): number {
    return Math.max(this.world.now(), (this.all.at(-1)?.at ?? 0) + 1)
  }

  private createItem(name: string, input: unknown, about: string): OutboxItem {
    return {
      key: this.world.newKey(),
      name,
      input,
      about,
      at: this.nextAt(),
      state: 'waiting',
      refusal: null,
    }
  }

  /**
   * No answer came soon. An item missing from the store was answered in another window meanwhile.
   */
  private leaveWaiting(item: OutboxItem, refusal: Refusal): 'waiting' {
    if (isAnsweredUnavailable(refusal)) this.trouble.noteFailure(item.key)
    this.storeAgain()
    const isTaken =
      this.stored.has(item.key) && !this.world.store.list().some(({ key }) => key === item.key)
    const others = this.all.filter(({ key }) => key !== item.key)
    if (!isTaken) this.put(item)
    this.set(isTaken ? others : [...others, item].sort(byTime))
    void this.run()
    return 'waiting'
  }

  private takeOver(): void {
    clearTimeout(this.takeOverTimer)
    const foreign = this.all.filter(({ key, state }) => state === 'asking' && !this.asked.has(key))
    if (foreign.length === 0 || this.isStopped) return
    const left = findLeftBehind(foreign, this.world.now())
    for (const item of left) this.put({ ...item, state: 'waiting' })
    if (left.length > 0)
      this.set(this.all.map((item) => (left.includes(item) ? { ...item, state: 'waiting' } : item)))
    if (left.length < foreign.length)
      this.takeOverTimer = setTimeout(() => this.retryNow(), abandonedCallMs)
  }

  private set(items: readonly OutboxItem[]): void {
    this.all = items
    this.shown = this.trouble.mark(items)
    for (const listener of this.listeners) listener()
  }

  private put(item: OutboxItem): void {
    if (this.world.store.put(item)) this.stored.add(item.key)
  }

  private append(item: OutboxItem): void {
    this.put(item)
    this.set([...this.all, item])
    void this.run()
  }

  private storeAgain(): void {
    const life = this.world.store.life()
    if (life === this.life) return
    this.life = life
    for (const item of this.all) if (item.state !== 'done') this.put(item)
  }

  /** Applies changes of other windows. An item being sent here stays until its answer is known. */
  private readStore(): void {
    this.storeAgain()
    const found = this.world.store.list()
    const own = this.all.filter(
      ({ key, state }) =>
        state === 'done' || key === this.sending || this.asked.has(key) || !this.stored.has(key),
    )
    for (const { key } of found) this.stored.add(key)
    this.set(
      [...own, ...found.filter(({ key }) => !own.some((item) => item.key === key))].sort(byTime),
    )
    this.takeOver()
  }

  private async run(): Promise<void> {
    if (this.sending !== null) return
    clearTimeout(this.timer)
    for (let item = this.next(); item !== undefined; item = this.next()) {
      this.sending = item.key
      const answer = await this.tryToSend(item)
      this.sending = null
      if (answer === 'later') return this.tryLater()
      if (answer === 'aside') continue
      this.attempt = 0
      this.settle(item, answer)
    }
    const dueMs = this.trouble.nextDueMs()
    if (!this.isStopped && dueMs !== null) this.timer = setTimeout(() => void this.run(), dueMs)
  }

  private next(): OutboxItem | undefined {
    return this.isStopped
      ? undefined
      : findSendable(this.all, ({ key }) => this.trouble.isAside(key))
  }

  /** The answer; 'later' when all calls must wait, 'aside' when only this one must. */
  private async tryToSend(item: OutboxItem): Promise<Result<unknown> | 'later' | 'aside'> {
    const pressedAt = this.pressedAt.get(item.key) ?? -Infinity
    this.pressedAt.delete(item.key)
    if (this.world.now() - item.at > freshMs) return { ok: false, refusal: { code: 'unavailable' } }
    this.pauseMs = 0
    if (this.world.isOffline()) return this.noteSilence()
    const answer = await this.world.send(item)
    if (answer.ok) return answer
    const { code, params } = answer.refusal
    if (code === 'internal' && this.world.now() - pressedAt > recentTapMs) {
      this.noteFailure(item.key)
      this.trouble.putAside(item.key)
      return 'aside'
    }
    if (!isTemporary(answer.refusal)) return answer
    const seconds = params?.['seconds']
    this.pauseMs = Math.min(Number(seconds ?? 0), pauseMaxS) * 1000
    if (isAnsweredUnavailable(answer.refusal)) this.noteFailure(item.key)
    else if (code === 'unavailable') return this.noteSilence()
    return 'later'
  }

  private noteFailure(key: string): void {
    this.trouble.noteFailure(key)
    this.set(this.all)
  }

  private noteSilence(): 'later' {
    if (this.trouble.noteSilence()) this.set(this.all)
    return 'later'
  }

  private settle(item: OutboxItem, answer: Result<unknown>): void {
    this.trouble.forget(item.key)
    const settled: OutboxItem = answer.ok
      ? { ...item, state: 'done' }
      : { ...item, state: 'refused', refusal: answer.refusal }
    const isWanted = this.all.some(({ key }) => key === item.key)
    if (isWanted) this.set(this.all.map((one) => (one.key === item.key ? settled : one)))
    if (answer.ok) {
      this.answered.note(item, this.world.now())
      this.world.store.remove(item.key)
      setTimeout(() => this.set(this.all.filter((one) => one !== settled)), this.world.settleMs)
    } else if (isWanted) {
      this.put(settled)
    }
  }

  private tryLater(): void {
    clearTimeout(this.timer)
    if (!this.isStopped)
      this.timer = setTimeout(
        () => void this.run(),
        this.pauseMs + backoffMs(this.world.backoff, this.attempt++, this.world.random()),
      )
  }
}
