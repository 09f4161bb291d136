// Statements of a transaction that are asked in one go share one Sync: PostgreSQL answers them all
// in one write, where it would end each with one of its own. And what the rows of a kept statement
// look like is told once, not with every answer (decision 089). Both go beyond what pg does by
// itself, through the methods of its Query.
import { type Client, DatabaseError, Query } from 'pg'
import type { KeptStatement, NamedStatement } from './statement-names.ts'

/** What pg keeps of an answer's columns, made from their description. */
export type Columns = {
  fields: readonly unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

type Asked = { text: string; values: unknown[] } & Partial<NamedStatement>
type OnAnswer = (error: Error | null, answer?: unknown) => void

/** What pg's connection and query do beyond their types. */
type Wire = Client['connection'] & {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}
type PgQuery = {
  text: string
  name: string | undefined
  values: unknown[]
  callback: OnAnswer
  _result: Columns
  _accumulateRows: boolean
  prepare(connection: Wire): void
  _getRows(connection: Wire, rows: unknown): void
  handleRowDescription(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleError(error: Error, connection: Wire): void
}
const PgQuery = Query as unknown as new (
  config: Omit<Asked, 'kept'> & { queryMode: 'extended' },
  values: undefined,
  onAnswer: OnAnswer,
) => PgQuery

const begins = /^\s*(?:begin|start transaction)\b[^;]*$/i
const ends = /^\s*(?:commit|rollback)\s*$/i
const noColumns: Columns = { fields: [], _parsers: undefined, _prebuiltEmptyResultObject: null }

/** A statement among those that are answered together. */
class RunStatement extends PgQuery {
  /** Its answer ends with that to the Sync. */
  isLast = false
  readonly #runs: StatementRuns
  readonly #run: RunStatement[]
  readonly #kept: KeptStatement | null

  constructor(runs: StatementRuns, run: RunStatement[], asked: Asked, onAnswer: OnAnswer) {
    const { kept, ...config } = asked
    super({ ...config, queryMode: 'extended' }, undefined, onAnswer)
    this.#runs = runs
    this.#run = run
    this.#kept = kept ?? null
  }

  override prepare(connection: Wire): void {
    const columns = this.name === undefined ? null : (this.#kept?.columns ?? null)
    if (columns !== null) this.#takeColumns(columns)
    const sent = this.#run.length
    super.prepare(columns === null ? connection : this.#runs.withoutDescribe)
    // Its values could not be written: pg has sent a Sync in its place.
    if (this.#run.length === sent) this.#runs.endWith(this)
  }

  override _getRows(connection: Wire): void {
    connection.execute(null, true)
    this.#run.push(this)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#keepColumns({ fields, _parsers, _prebuiltEmptyResultObject })
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    super.handleCommandComplete(message, connection)
    this.#keepColumns(noColumns)
    // The next one is answered now: pg waits for the end of a Sync, of which there is one for all.
    if (!this.isLast) connection.emit('readyForQuery', { status: 'T' })
  }

  override handleError(error: Error, connection: Wire): void {
    super.handleError(error, connection)
    // PostgreSQL leaves out what comes behind it, up to the Sync.
    if (error instanceof DatabaseError)
      for (const later of this.#run.slice(this.#run.indexOf(this) + 1)) later.#leaveOut(connection)
  }

  #leaveOut(connection: Wire): void {
    if (!this.#runs.forget(this)) return
    const { name = '' } = this
    if (!(name in connection.parsedStatements))
      Reflect.deleteProperty(connection.submittedNamedStatements, name)
    const aborted = new DatabaseError('current transaction is aborted', 0, 'error')
    aborted.code = '25P02'
    this.callback(aborted)
  }

  #takeColumns({ fields, _parsers, _prebuiltEmptyResultObject }: Columns): void {
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject })
    this._accumulateRows = true
  }

  #keepColumns(columns: Columns): void {
    if (this.#kept !== null) this.#kept.columns ??= columns
  }
}

type Send = (...asked: unknown[]) => Promise<unknown>
type ConnectionOfRuns = Pick<Client, 'connection'>

/** The statements of one connection, in the order in which they are asked. */
export class StatementRuns {
  /** The connection, but what is described already is not asked to be described. */
  readonly withoutDescribe: Wire
  readonly #client: ConnectionOfRuns
  readonly #connection: Wire
  /** Sent, and not yet ended by a Sync. */
  #run: RunStatement[] = []
  #isInTransaction = false

  constructor(client: ConnectionOfRuns) {
    this.#client = client
    this.#connection = client.connection as Wire
    this.withoutDescribe = Object.create(this.#connection, {
      describe: { value: () => undefined },
    }) as Wire
  }

  /**
   * Asks by `send`, which gives pg what it is given. What a transaction is asked until `end` shares
   * its Sync.
   */
  ask(send: Send, asked: readonly unknown[]): Promise<unknown> {
    const statement = toStatement(asked)
    const isBeginning = statement !== null && begins.test(statement.text)
    const isEnding = statement !== null && ends.test(statement.text)
    // What ends a transaction is done whatever became of those before it.
    if (isBeginning || isEnding) this.end()
    if (isBeginning || isEnding) this.#isInTransaction = isBeginning
    if (statement === null || !(isBeginning || isExtended(statement))) {
      this.end()
      return send(...asked)
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const onAnswer: OnAnswer = (error, answer) => (error === null ? resolve(answer) : reject(error))
    void send(new RunStatement(this, this.#run, statement, onAnswer))
    if (!this.#isInTransaction) this.end()
    return promise
  }

  /** What was sent is to be answered now. */
  end(): void {
    const last = this.#run.at(-1)
    if (last === undefined) return
    this.#connection.sync()
    this.endWith(last)
  }

  /** A Sync was sent behind this one. */
  endWith(last: RunStatement): void {
    last.isLast = true
    this.#run = []
  }

  /** True when it still waited for its answer: now it does not. */
  forget(statement: RunStatement): boolean {
    const waiting = Reflect.get(this.#client, '_sentQueryQueue') as unknown[]
    const at = waiting.indexOf(statement)
    if (at >= 0) waiting.splice(at, 1)
    return at >= 0
  }
}

/** Null for what pg is asked in another way. */
function toStatement([asked, values = []]: readonly unknown[]): Asked | null {
  if (typeof asked === 'string') return { text: asked, values: values as unknown[] }
  return typeof asked === 'object' && asked !== null && 'kept' in asked ? (asked as Asked) : null
}

/** Whether it goes as several messages, as pg sends what has a name or values. */
const isExtended = ({ name, values }: Asked): boolean => name !== undefined || values.length > 0
