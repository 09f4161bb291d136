// The one WebSocket of this client (docs/protocol.md). It stays open while anything is watched,
// comes back on its own after any loss and then subscribes everything again. Pure of React and of
// the browser: the world it needs is given to it.
import { readReturnMs } from '#domain/live/return-time.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { wireVersion } from '#domain/version/version.ts'
import { announceSessionLost } from '../session/session-lost.ts'
import { backoffMs, type Backoff } from './backoff.ts'
import { readFrame, type ClientFrame, type ServerFrame, type StoreStamp } from './live-frames.ts'
import { isPassing, LiveTopics, type LiveListener, type Topic } from './live-topics.ts'

/**
 * idle: nothing was watched yet. waiting: between two attempts. outdated: the server speaks another
 * wire; only a reload helps.
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
  /** Asked at each attempt. */
  url: () => string
  Socket: new (url: string) => WebSocket
  random: () => number
  backoff: Backoff
  /** A ping goes out after this long without a frame … */
  quietMs: number
  /**
   * … and the socket is given up when nothing comes within this time, or when it does not open in
   * it.
   */
  deadMs: number
  /** Listeners that start together do so within this time; 0 starts them at once. */
  staggerMs: number
  /** The store that answered an earlier page; null where none is known. */
  lastStore?: () => StoreStamp | null
  /** Remembers the store that answers. */
  keepStore?: (store: StoreStamp) => void
}

/**
 * The server's clock (null where it doesn't say), this device's, and the age of the page, which no
 * setting of a clock moves (ms).
 */
export type Clocks = readonly [server: number | null, device: number, age: number]

/** How long the server wants to be left alone; no one is to come back sooner, nor all at once. */
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
  /** A listener started in this turn of the event loop. */
  private isStarting = false

  constructor(world: LiveWorld) {
    this.world = world
    this.store = world.lastStore?.() ?? null
  }

  /**
   * Watches a query: `listener` gets what is known at once, if anything is, and each change.
   * Returns how to stop.
   */
  watch(query: string, input: unknown, listener: LiveListener): () => void {
    const { topic, isNew } = this.topics.watch(query, input, listener)
    if (isNew && this.currentStatus === 'open') this.start(topic)
    else if (topic.state.data !== undefined || topic.state.refusal !== null) listener(topic.state)
    if (this.currentStatus === 'idle') this.connect()
    return () => {
      if (!this.topics.unwatch(topic, listener)) return
      this.forgetRetry(topic)
      this.send({ type: 'unsubscribe', id: topic.id })
    }
  }

  /** Names of the topics that are watched now. */
  watched(): string[] {
    return this.topics.all().map(({ name }) => name)
  }

  status(): LiveStatus {
    return this.currentStatus
  }

  /** What the clocks said when the server last said hello; null before. */
  clocksAtHello(): Clocks | null {
    return this.clocks
  }

  onStatus(listener: (status: LiveStatus) => void): () => void {
    this.statusListeners.add(listener)
    return () => void this.statusListeners.delete(listener)
  }

  /**
   * Calls `listener` when another store answers than before: it was restored, moved or put back.
   * Returns how to stop.
   */
  onOtherStore(listener: () => void): () => void {
    this.storeListeners.add(listener)
    return () => void this.storeListeners.delete(listener)
  }

  /**
   * The network or the window came back: tries at once instead of waiting, and soon again should an
   * attempt from before that fail; asks an open socket whether it still lives.
   */
  reconnectNow(): void {
    this.attempt = 0
    if (this.currentStatus === 'waiting') this.connect()
    else if (this.currentStatus === 'open') this.probe()
  }

  /**
   * Someone signed in or out: forgets what was known and connects with the present session. The
   * caller clears the query cache.
   */
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
    socket.addEventListener('message', (event: MessageEvent) => this.heard(socket, event.data))
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
   * The first of several listeners that start together starts at once: at first it is the person,
   * and all others wait for them.
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

  private heard(socket: WebSocket, message: unknown): void {
    if (socket !== this.socket) return
    this.probeWhenQuiet()
    const frame = readFrame(message)
    if (frame !== null) this.take(frame)
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

  /** What was known of another store, or of what was undone, says nothing of this one. */
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
    if (!isPassing(refusal)) return
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

  /**
   * The socket closed, never opened or fell silent; a server that stops says within how long to
   * come back.
   */
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

  /** Lets go of the socket and all that belongs to it; its late events are ignored from here on. */
  private drop(): void {
    clearTimeout(this.timer)
    for (const topic of this.retryTimers.keys()) this.forgetRetry(topic)
    const socket = this.socket
    this.socket = null
    socket?.close()
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
