// A PostgreSQL connection that never waits forever: it tracks since when it waits for an answer,
// and can be ended without the other side, which may be gone. Node has no API for TCP_USER_TIMEOUT;
// the limit on every answer takes its place.
import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import { DatabaseUnavailable, isPlanLost, isReadOnly } from './errors.ts'
import { KeptNames, renewName } from './statements/statement-names.ts'

/** Both sides of an idle connection notice a lost peer after this plus ten seconds. */
const keepAliveDelayMs = 5_000
const goodbyeMs = 1_000

export type WatchedOptions = ClientConfig & {
  /** Time limit for the answer to one statement, in ms; 0 disables it. */
  answerMs: number
  onAsked?: () => void
  onReadOnly?: () => void
}

export class WatchedClient extends Client {
  /** PostgreSQL's backend pid; null until known, and behind a pooler, where it changes. */
  backendPid: number | null = null
  kind: string | null = null
  /** When the pending statement was sent (performance.now()); null without one. */
  waitingSince: number | null = null
  isSpent = false
  answerMs: number
  keepsNames = false
  readonly #names: KeptNames
  readonly #socket: Socket
  readonly #onAsked: () => void
  readonly #onReadOnly: () => void
  #broken: Error | null = null
  #isGathering = false
  #isWithin = false

  constructor({
    answerMs,
    onAsked = () => undefined,
    onReadOnly = () => undefined,
    ...config
  }: WatchedOptions) {
    const socket = new Socket()
    // The pool hides the password from copies.
    super({
      ...config,
      ...hiddenPassword(config),
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
    })
    this.answerMs = answerMs
    this.#socket = socket
    this.#onAsked = onAsked
    this.#onReadOnly = onReadOnly
    this.#names = new KeptNames(this)
    const ask: Ask = (...values) => {
      this.#gather()
      return Reflect.apply(Reflect.get(Client.prototype, 'query') as Ask, this, values)
    }
    this.query = ((...values: unknown[]) => this.#limit(ask, values)) as Client['query']
    const end = this.end.bind(this) as (...values: unknown[]) => unknown
    this.end = ((...values: unknown[]) => {
      setTimeout(() => socket.destroy(), goodbyeMs).unref()
      return end(...values)
    }) as Client['end']
  }

  get namedPid(): unknown {
    return Reflect.get(this, 'processID')
  }

  get bytesHeard(): number {
    return this.#socket.bytesRead
  }

  abandon(error: Error): void {
    if (this.#broken !== null) return
    this.#broken = error
    this.#socket.destroy(error)
  }

  async #limit(ask: Ask, values: unknown[]): Promise<unknown> {
    if (this.#broken !== null) throw this.#broken
    const since = performance.now()
    const { answerMs } = this
    this.waitingSince = since
    const giveUp = (): void => {
      const isWaiting = this.waitingSince === since
      if (isWaiting)
        this.abandon(new DatabaseUnavailable('connection', `no answer within ${answerMs} ms`))
    }
    // First reads an answer that arrived while this process itself was stalled.
    const timer = answerMs === 0 ? undefined : setTimeout(() => setImmediate(giveUp), answerMs)
    this.#onAsked()
    try {
      return await this.#askNamed(ask, values)
    } catch (error) {
      if (isReadOnly(error)) this.#onReadOnly()
      // Its state is unknown.
      if (values[0] === 'rollback') this.isSpent = true
      throw error
    } finally {
      clearTimeout(timer)
      if (this.waitingSince === since) this.waitingSince = null
    }
  }

  /** Statements of one tick are written together, because a write costs more than its content. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  /** Sends it by name where possible, and once more without when the name couldn't be used. */
  async #askNamed(ask: Ask, [text, values, ...others]: unknown[]): Promise<unknown> {
    const wasWithin = this.#noteTransaction(text)
    const named = this.keepsNames ? this.#names.toNamed(text, values) : null
    if (named === null) return ask(text, values, ...others)
    try {
      return await ask(named)
    } catch (error) {
      if (!isPlanLost(error)) throw error
      this.keepsNames = false
      this.isSpent = true
      renewName(String(text))
      // Inside a transaction everything before is undone too; outside, the statement had no effect.
      // A COMMIT sent along may have been answered by now.
      if (wasWithin || this.getTransactionStatus() !== 'I') throw error
      return ask(text, values)
    }
  }

  #noteTransaction(text: unknown): boolean {
    const wasWithin = this.#isWithin
    if (typeof text !== 'string') return wasWithin
    if (text === 'commit' || text === 'rollback') this.#isWithin = false
    else if (text.startsWith('begin') || text.startsWith('start transaction')) this.#isWithin = true
    return wasWithin
  }
}

type Ask = (...values: unknown[]) => Promise<unknown>

const hiddenPassword = ({ password }: ClientConfig): Pick<ClientConfig, 'password'> =>
  password === undefined ? {} : { password }
