// A cookie that records waiting calls, because browsers clear storage when space runs out or after
// days without a visit, but keep cookies. It holds their count, the oldest time and the storage's
// name, not their content.
import { noteWaitingDays, noteWaitingMs } from '#domain/shared/sending-timing.ts'
import { cookieEnd, getCookie, type CookieJar } from '../../device/cookies.ts'
import { isQuiet } from './outbox-kinds.ts'
import { witnessName } from './outbox-prefix.ts'
import type { OutboxStore } from './outbox-world.ts'
import type { Outbox } from './outbox.ts'

export type LostItems = { count: number; since: number }

type Storing = Pick<OutboxStore, 'life'>

const noLife = '-'
const noteForm = /^(\d{1,4})\.(\d{1,15})\.([\w-]{1,36})$/

function findLost(
  name: ReturnType<typeof witnessName>,
  store: Storing,
  jar: CookieJar,
): LostItems | null {
  const [, count, since, life] = noteForm.exec(getCookie(name, jar) ?? '') ?? []
  // Without usable storage, items don't outlive their page.
  return life === undefined || life === store.life()
    ? null
    : { count: Number(count), since: Number(since) }
}

/**
 * Keeps the cookie current while a page lives. A record of lost calls stays until the person has
 * been notified.
 */
export class OutboxWitness {
  private readonly outbox: Pick<Outbox, 'items'>
  private readonly store: Storing
  private readonly name: ReturnType<typeof witnessName>
  private readonly jar: CookieJar
  private isLost: boolean
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    userId: string,
    outbox: Pick<Outbox, 'items'>,
    store: Storing,
    jar: CookieJar = document,
  ) {
    this.name = witnessName(userId)
    this.outbox = outbox
    this.store = store
    this.jar = jar
    this.isLost = this.lost() !== null
    this.check()
  }

  findUntold(): LostItems | null {
    return this.isLost ? this.lost() : null
  }

  forgetLost(): void {
    this.isLost = false
    this.note()
  }

  check(): void {
    if (this.waiting().length === 0) this.note()
    else this.timer ??= setTimeout(() => this.note(), noteWaitingMs)
  }

  note(): void {
    this.stop()
    if (this.isLost) return
    const waiting = this.waiting()
    const since = Math.min(...waiting.map(({ at }) => at))
    const wanted =
      waiting.length === 0 ? null : `${waiting.length}.${since}.${this.store.life() ?? noLife}`
    if (wanted === getCookie(this.name, this.jar)) return
    this.jar.cookie = `${this.name}=${wanted ?? ''}; path=/; max-age=${wanted === null ? 0 : noteWaitingDays * 86_400}${cookieEnd()}`
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private lost(): LostItems | null {
    return findLost(this.name, this.store, this.jar)
  }

  private waiting() {
    return this.outbox
      .items()
      .filter((item) => (item.state === 'waiting' || item.state === 'asking') && !isQuiet(item))
  }
}
