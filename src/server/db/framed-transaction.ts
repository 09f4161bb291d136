// A transaction that saves round trips: its first reads are sent with BEGIN, and its last writes
// with COMMIT.
import { CompiledQuery, type DatabaseConnection, DummyDriver, Kysely } from 'kysely'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'
import { FieldNamesDialect } from './tables/column-names.ts'
import { queryPipelined, sendPipelined, type Rows, type Write } from './together.ts'

const begin = CompiledQuery.raw('begin')
const beginReading = CompiledQuery.raw(
  'start transaction isolation level repeatable read read only',
)
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

export type FirstQueries = readonly (CompiledQuery | null)[]

export type Frame<First extends FirstQueries> = {
  first: Rows<First>
  /**
   * Sends writes with the commit, in order. If one fails the transaction isn't committed and the
   * transaction throws its error. Their rows are available only after the commit.
   */
  last: (...writes: Write[]) => void
}

export type FramedOptions<First extends FirstQueries> = {
  /** Reads and locks only: if BEGIN fails they run outside a transaction and are discarded. */
  first: First
  onBegun?: () => void
}

export function transactPipelined<T, const First extends FirstQueries>(
  db: Database,
  { first, onBegun }: FramedOptions<First>,
  act: (tx: Database, frame: Frame<First>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (tx) => {
    const last: Write[] = []
    let result: T
    try {
      const [, ...rows] = await queryPipelined(tx, [begin, ...first])
      onBegun?.()
      result = await act(tx, {
        first: rows,
        last: (...writes) => void last.push(...writes),
      })
    } catch (error) {
      // If even the rollback fails the connection is discarded (watched-client.ts).
      await tx.executeQuery(rollback).catch(() => undefined)
      throw error
    }
    const answers: unknown[][] = await queryPipelined(tx, [
      ...last.map(({ query }) => query),
      commit,
    ])
    const [committed] = answers.at(-1) as { command: string }[]
    if (committed?.command !== 'COMMIT')
      throw new Error('the transaction had failed before its commit')
    for (const [index, { onRows }] of last.entries()) onRows?.(answers[index] ?? [])
    return result
  })
}

/** Learned position of a read transaction's last statement. */
export type ReadingEnd = {
  isLast: (asked: number) => boolean
  note: (asked: number) => void
}

export type ReadingOptions<Row> = {
  first: CompiledQuery<Row>
  end: ReadingEnd | null
}

/**
 * Runs `act` in a read-only transaction on one snapshot; also returns the row of its first
 * statement. `act` starts at once, so its first statement is sent with BEGIN, before that row is
 * known. The COMMIT is sent with the statement expected to be last; if `act` asks for more,
 * everything is discarded and run again, so `act` must have no side effects.
 */
export async function transactReading<T, Row>(
  db: Database,
  { first, end }: ReadingOptions<Row>,
  act: (tx: Database) => Promise<T>,
): Promise<{ row: Row; result: T }> {
  const tried = end === null ? null : await readOnce(db, { first, isLast: end.isLast }, act)
  const read = tried ?? (await readOnce(db, { first, isLast: () => false }, act))
  if (read === null) throw new Error('a transaction ended before its last statement')
  end?.note(read.asked)
  return read
}

type ReadOnce<T, Row> = { row: Row; result: T; asked: number }

/** Null when a statement followed the one expected to be last. */
function readOnce<T, Row>(
  db: Database,
  { first, isLast }: { first: CompiledQuery<Row>; isLast: ReadingEnd['isLast'] },
  act: (tx: Database) => Promise<T>,
): Promise<ReadOnce<T, Row> | null> {
  return db.connection().execute(async (tx) => {
    const reading = createReading(isLast)
    try {
      const { answers } = await sendPipelined(tx, [beginReading, first])
      const [opened, acted] = await Promise.allSettled([answers, act(onReading(tx, reading))])
      if (opened.status === 'rejected') throw opened.reason
      if (acted.status === 'rejected' && !reading.hasGoneOn()) throw acted.reason
      const [, [row]] = opened.value
      if (row === undefined) throw new Error('the first statement gave nothing')
      await (reading.ended() ?? tx.executeQuery(commit))
      if (acted.status === 'rejected' || reading.hasGoneOn()) return null
      return { row, result: acted.value, asked: reading.asked() }
    } catch (error) {
      await (reading.ended() ?? Promise.reject(error)).catch(() =>
        tx.executeQuery(rollback).catch(() => undefined),
      )
      throw error
    }
  })
}

type Reading = ReturnType<typeof createReading>

function createReading(isLast: ReadingEnd['isLast']) {
  let asked = 0
  let ended: Promise<unknown> | null = null
  let hasGoneOn = false

  const ask = <R>(connection: DatabaseConnection, query: CompiledQuery) => {
    if (ended !== null) {
      hasGoneOn = true
      return Promise.reject(new Error('asked after the end of its transaction'))
    }
    const answer = connection.executeQuery<R>(query)
    asked += 1
    if (isLast(asked)) {
      ended = connection.executeQuery(commit)
      ended.catch(() => undefined)
    }
    return answer
  }
  return { ask, asked: () => asked, ended: () => ended, hasGoneOn: () => hasGoneOn }
}

function onReading(tx: Database, reading: Reading): Database {
  const executor = tx.getExecutor()
  return new Kysely<Tables>({
    ...unconnected,
    executor: executor.withConnectionProvider({
      provideConnection: (consumer) =>
        executor.provideConnection((connection) =>
          consumer({
            executeQuery: (query) => reading.ask(connection, query),
            streamQuery: () => {
              throw new Error('nothing is read in portions here')
            },
          }),
        ),
    }),
  })
}

const dialect = new FieldNamesDialect({
  pool: () => Promise.reject(new Error('it has its connection')),
})
const unconnected = { config: { dialect }, dialect, driver: new DummyDriver() }
