// A note that something waits to be sent, in a cookie: browsers clear storage, be it for want of
// room or after days without a visit, and leave cookies. It says how many things wait, since when,
// and in which storage; nothing of what they are.
import { noteWaitingDays, noteWaitingMs } from '#domain/shared/sending-timing.ts'
import { cookieEnd, getCookie, type CookieJar } from '../../device/cookies.ts'
import { isQuiet } from './outbox-kinds.ts'
import { witnessName } from './outbox-prefix.ts'
import type { OutboxStore } from './outbox-world.ts'
import type { Outbox } from './outbox.ts'

/** `since` is when the oldest was asked for, ms. */
export type LostItems = { count: number; since: number }

type Storing = Pick<OutboxStore, 'life'>

const noLife = '-'
const noteForm = /^(\d{1,4})\.(\d{1,15})\.([\w-]{1,36})$/

/** What was noted and then cleared; null where nothing was. */
function findLost(
  name: ReturnType<typeof witnessName>,
  store: Storing,
  jar: CookieJar,
): LostItems | null {
  const [, count, since, life] = noteForm.exec(getCookie(name, jar) ?? '') ?? []
  // In a storage that cannot be used nothing outlives its page.
  return life === undefined || life === store.life()
    ? null
    : { count: Number(count), since: Number(since) }
}

/**
 * Keeps the note true while a page lives. A note of what was lost stays as it was found until it
 * was told.
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

  /** What an earlier page left waiting and no one was told of yet, here or in another window. */
  findUntold(): LostItems | null {
    return this.isLost ? this.lost() : null
  }

  /** The person knows of what was lost. */
  forgetLost(): void {
    this.isLost = false
    this.note()
  }

  /**
   * The outbox changed: what is sent is noted no more, and what still waits after a second look is.
   */
  check(): void {
    if (this.waiting().length === 0) this.note()
    else this.timer ??= setTimeout(() => this.note(), noteWaitingMs)
  }

  /** Notes what waits now; the page may go. */
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
