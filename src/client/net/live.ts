// The one WebSocket of this client (docs/protocol.md). It stays open while anything is watched,
// reconnects after any loss and subscribes everything again. Independent of React and the browser:
// its dependencies are injected.
import { readReturnMs } from '#domain/live/return-time.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { wireVersion } from '#domain/version/version.ts'
import { announceSessionLost } from '../session/session-lost.ts'
import { backoffMs, type Backoff } from './backoff.ts'
import {
  readFrame,
  toText,
  type ClientFrame,
  type ServerFrame,
  type StoreStamp,
} from './live-frames.ts'
import { isTemporaryRefusal, LiveTopics, type LiveListener, type Topic } from './live-topics.ts'

/**
 * idle: before the first watched query. waiting: between two attempts. outdated: the server uses
 * another wire version; only a reload helps.
 */
export type LiveStatus =
  | 'idle'
  | 'connecting'
  | 'open'
  | 'waiting'
  | 'signed-out'
  | 'outdated'
  | 'closed'

export type LiveWorld = {
  url: () => string
  Socket: new (url: string) => WebSocket
  random: () => number
  backoff: Backoff
  /** A ping is sent after this long without a frame … */
  quietMs: number
  /**
   * … and the socket is dropped when no frame comes within this time, or when it doesn't open in
   * it.
   */
  deadMs: number
  /** Subscriptions started together are spread over this time; 0 starts them at once. */
  staggerMs: number
  /** How long a query stays subscribed after its last watcher left. */
  staysMs: (query: string) => number
  lastStore?: () => StoreStamp | null
  keepStore?: (store: StoreStamp) => void
}

/**
 * The server's clock (null when not sent), the device's clock, and the age of the page, which clock
 * changes don't affect; in ms.
 */
export type Clocks = readonly [server: number | null, device: number, age: number]

/** The wait the server asked for; clients must not return sooner, nor all at once. */
const askedToWaitMs = ({ params }: Refusal): number => Number(params?.['seconds'] ?? 0) * 1_000

type Timer = ReturnType<typeof setTimeout>

export class LiveConnection {
  private readonly world: LiveWorld
  private readonly topics = new LiveTopics()
  private readonly statusListeners = new Set<(status: LiveStatus) => void>()
  private readonly retryTimers = new Map<Topic, Timer>()
  private readonly refusedTimes = new Map<Topic, number>()
  private readonly storeListeners = new Set<() => void>()
  private currentStatus: LiveStatus = 'idle'
  private clocks: Clocks | null = null
  private store: StoreStamp | null
  private socket: WebSocket | null = null
  private timer: Timer | undefined
  private attempt = 0
  private isStarting = false
  /** Deflated frames take a while to read, and those after them wait. */
  private reading: Promise<void> | undefined

  constructor(world: LiveWorld) {
    this.world = world
    this.store = world.lastStore?.() ?? null
  }

  /** `listener` gets the last answer at once, if any, and each change. Returns how to stop. */
  watch(query: string, input: unknown, listener: LiveListener): () => void {
    const { topic, isNew } = this.topics.watch(query, input, listener)
    clearTimeout(topic.leaveTimer)
    if (isNew && this.currentStatus === 'open') this.start(topic)
    else if (topic.state.data !== undefined || topic.state.refusal !== null) listener(topic.state)
    if (this.currentStatus === 'idle') this.connect()
    return () => {
      if (!this.topics.unwatch(topic, listener)) return
      const staysMs = this.world.staysMs(query)
      if (staysMs === 0) this.leave(topic)
      else topic.leaveTimer = setTimeout(() => this.leave(topic), staysMs)
    }
  }

  private leave(topic: Topic): void {
    if (!this.topics.drop(topic)) return
    this.forgetRetry(topic)
    this.send({ type: 'unsubscribe', id: topic.id })
  }

  watched(): string[] {
    return this.topics.all().flatMap(({ name, listeners }) => (listeners.size > 0 ? [name] : []))
  }

  status(): LiveStatus {
    return this.currentStatus
  }

  clocksAtHello(): Clocks | null {
    return this.clocks
  }

  onStatus(listener: (status: LiveStatus) => void): () => void {
    this.statusListeners.add(listener)
    return () => void this.statusListeners.delete(listener)
  }

  onOtherStore(listener: () => void): () => void {
    this.storeListeners.add(listener)
    return () => void this.storeListeners.delete(listener)
  }

  /**
   * Network or window returned: connects at once instead of waiting, retries soon if an earlier
   * attempt fails, and pings an open socket.
   */
  reconnectNow(): void {
    this.attempt = 0
    if (this.currentStatus === 'waiting') this.connect()
    else if (this.currentStatus === 'open') this.probe()
  }

  /** Someone signed in or out: drops all answers. The caller clears the query cache. */
  restart(): void {
    this.topics.forget()
    this.drop()
    this.attempt = 0
    if (this.topics.all().length > 0) this.connect()
    else this.setStatus('idle')
  }

  close(): void {
    this.drop()
    this.setStatus('closed')
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.setStatus('connecting')
    const socket = new this.world.Socket(this.world.url())
    this.socket = socket
    this.timer = setTimeout(() => this.lost(socket), this.world.deadMs)
    socket.addEventListener('open', () => this.opened(socket))
    socket.addEventListener('message', (event: MessageEvent<string | Blob>) =>
      this.heard(socket, event.data),
    )
    socket.addEventListener('close', ({ reason }: Partial<CloseEvent>) =>
      this.lost(socket, readReturnMs(reason ?? '')),
    )
    // An error is always followed by close; without a listener some platforms report it as
    // uncaught.
    socket.addEventListener('error', () => {})
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.setStatus('open')
    for (const topic of this.topics.all()) this.start(topic)
    this.probeWhenQuiet()
  }

  /**
   * The first of several subscriptions starts at once: usually it is the signed-in person, on whom
   * all others depend.
   */
  private start(topic: Topic): void {
    const { socket } = this
    const afterMs = this.isStarting ? this.world.random() * this.world.staggerMs : 0
    this.isStarting = true
    setTimeout(() => {
      this.isStarting = false
    })
    if (afterMs === 0) return this.subscribe(topic)
    setTimeout(() => {
      if (socket === this.socket && this.topics.find(topic.id) === topic) this.subscribe(topic)
    }, afterMs)
  }

  private heard(socket: WebSocket, message: string | Blob): void {
    if (socket !== this.socket) return
    this.probeWhenQuiet()
    this.reading = Promise.allSettled([toText(message), this.reading]).then(([text]) => {
      const frame =
        socket === this.socket && text.status === 'fulfilled' ? readFrame(text.value) : null
      if (frame !== null) this.take(frame)
    })
  }

  private take(frame: ServerFrame): void {
    switch (frame.type) {
      case 'hello':
        return this.greeted(frame)
      case 'subscribed':
        return this.topics.bind(frame.id, frame.key)
      case 'snapshot':
        this.attempt = 0
        for (const topic of this.topics.receive(frame)) this.forgetRetry(topic)
        return
      case 'refused':
        return this.refused(frame.id, frame.refusal)
      case 'signed-out':
        this.drop()
        this.setStatus('signed-out')
        return announceSessionLost()
      case 'pong':
        return
    }
  }

  private greeted({ wire, now, store }: Extract<ServerFrame, { type: 'hello' }>): void {
    this.clocks = [now, Date.now(), performance.now()]
    if (store !== null) this.compareStore(store)
    if (wire !== wireVersion) {
      this.drop()
      this.setStatus('outdated')
    }
  }

  /** Answers of another store, or of undone history, are not comparable to this one's. */
  private compareStore(store: StoreStamp): void {
    const last = this.store
    this.store = store
    this.world.keepStore?.(store)
    if (last === null) return
    const isOther = last.id !== store.id
    const isUndone = store.started > last.started && this.topics.highestVersion() > store.begunAt
    if (!isOther && !isUndone) return
    this.topics.changeStore()
    for (const listener of this.storeListeners) listener()
  }

  private refused(id: number, refusal: Refusal): void {
    const topic = this.topics.find(id)
    if (topic === undefined) return
    this.topics.refuse(topic, refusal)
    if (refusal.code === 'not-signed-in') announceSessionLost()
    if (!isTemporaryRefusal(refusal)) return
    const times = this.refusedTimes.get(topic) ?? 0
    this.forgetRetry(topic)
    this.refusedTimes.set(topic, times + 1)
    const chance = this.world.random()
    const waitMs = Math.max(
      backoffMs(this.world.backoff, times, chance),
      askedToWaitMs(refusal) * (1 + chance),
    )
    this.retryTimers.set(
      topic,
      setTimeout(() => this.subscribe(topic), waitMs),
    )
  }

  private forgetRetry(topic: Topic): void {
    clearTimeout(this.retryTimers.get(topic))
    this.retryTimers.delete(topic)
    this.refusedTimes.delete(topic)
  }

  /** The socket closed, never opened or fell silent; a stopping server sends how soon to return. */
  private lost(socket: WebSocket, withinMs: number | null = null): void {
    if (socket !== this.socket) return
    this.drop()
    this.setStatus('waiting')
    const chance = this.world.random()
    const waitMs =
      withinMs === null ? backoffMs(this.world.backoff, this.attempt, chance) : chance * withinMs
    this.timer = setTimeout(() => this.connect(), waitMs)
    this.attempt += 1
  }

  private drop(): void {
    clearTimeout(this.timer)
    for (const topic of this.retryTimers.keys()) this.forgetRetry(topic)
    const socket = this.socket
    this.socket = null
    socket?.close()
    for (const topic of this.topics.all()) this.topics.drop(topic)
    this.topics.disconnect()
  }

  private probeWhenQuiet(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.probe(), this.world.quietMs)
  }

  private probe(): void {
    const socket = this.socket
    if (socket === null) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.lost(socket), this.world.deadMs)
    this.send({ type: 'ping' })
  }

  private subscribe({ id, query, input }: Topic): void {
    this.send({ type: 'subscribe', id, query, input })
  }

  private send(frame: ClientFrame): void {
    if (this.currentStatus === 'open') this.socket?.send(JSON.stringify(frame))
  }

  private setStatus(status: LiveStatus): void {
    if (status === this.currentStatus) return
    this.currentStatus = status
    for (const listener of this.statusListeners) listener(status)
  }
}
