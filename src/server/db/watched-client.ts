// A connection to PostgreSQL that never waits for ever. It knows since when it has been waiting for
// an answer, and it can be ended without asking the other side, which may no longer be there.
// TCP_USER_TIMEOUT has no API in Node: what it would do for unanswered writes, the limit on every
// answer does.
import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import { DatabaseUnavailable, isPlanLost, isReadOnly } from './errors.ts'
import { KeptNames, renewName } from './statements/statement-names.ts'

/**
 * Both sides of an idle connection notice that the other host is gone after this and ten more
 * seconds.
 */
const keepAliveDelayMs = 5_000
/** A goodbye that is not answered within this is not waited for. */
const goodbyeMs = 1_000

export type WatchedOptions = ClientConfig & {
  /** For so long it waits for the answer to one statement, ms; 0 is for ever. */
  answerMs: number
  onAsked?: () => void
  /** It was told that nothing can be written there. */
  onReadOnly?: () => void
}

export class WatchedClient extends Client {
  /**
   * The process of PostgreSQL on the other side; null until it is known, and behind a pooler, where
   * it changes.
   */
  backendPid: number | null = null
  /** The kind of work that has it now; null while it is idle in the pool. */
  kind: string | null = null
  /**
   * When the statement that waits for its answer was sent (performance.now()); null when none does.
   */
  waitingSince: number | null = null
  /** Where it leads nothing can be written anymore: it is not to be used again once it is free. */
  isSpent = false
  /** As in the options; may change with the next statement. */
  answerMs: number
  /** Statements with names are found again on the other side. */
  keepsNames = false
  readonly #names: KeptNames
  readonly #socket: Socket
  readonly #onAsked: () => void
  readonly #onReadOnly: () => void
  #broken: Error | null = null
  #isGathering = false
  /** What is asked next is asked within a transaction. */
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
    // Looked up at each call, so that tests can count statements.
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

  /**
   * The process that the other side named as the connection opened; a pooler names none of
   * PostgreSQL's.
   */
  get namedPid(): unknown {
    return Reflect.get(this, 'processID')
  }

  /** How much the other side has said so far. */
  get bytesHeard(): number {
    return this.#socket.bytesRead
  }

  /**
   * Ends the connection at once. The statement under way, and any further one, fails with `error`.
   */
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
    // An answer that came while this process itself stood still is read first.
    const timer = answerMs === 0 ? undefined : setTimeout(() => setImmediate(giveUp), answerMs)
    this.#onAsked()
    try {
      return await this.#askNamed(ask, values)
    } catch (error) {
      if (isReadOnly(error)) this.#onReadOnly()
      // No one knows in what state it is.
      if (values[0] === 'rollback') this.isSpent = true
      throw error
    } finally {
      clearTimeout(timer)
      if (this.waitingSince === since) this.waitingSince = null
    }
  }

  /** What is asked in one go is written in one go: a write costs more than what is in it. */
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

  /** Asks behind a name where it can, and once more without when the name led to nothing. */
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
      // In a transaction all before it is undone as well; outside of one nothing was done. An end
      // that went out with it may have been answered by now.
      if (wasWithin || this.getTransactionStatus() !== 'I') throw error
      return ask(text, values)
    }
  }

  /** Follows where transactions begin and end; true when this is asked within one. */
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
