// A transaction that takes its first reads along with its beginning, and its last writes with its
// end.
import { CompiledQuery, type DatabaseConnection, DummyDriver, Kysely } from 'kysely'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'
import { FieldNamesDialect } from './tables/column-names.ts'
import { askTogether, sendTogether, type Rows, type Write } from './together.ts'

const begin = CompiledQuery.raw('begin')
const beginReading = CompiledQuery.raw(
  'start transaction isolation level repeatable read read only',
)
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** What goes out with the beginning, in order; null is a statement that need not be asked. */
export type FirstQueries = readonly (CompiledQuery | null)[]

export type Frame<First extends FirstQueries> = {
  /** What the reads gave that went out with the beginning. */
  first: Rows<First>
  /**
   * Sends writes with the commit, in their order. When one fails nothing is committed, and the
   * transaction throws what it says. What follows from their rows follows after the commit.
   */
  last: (...writes: Write[]) => void
}

export type FramedOptions<First extends FirstQueries> = {
  /**
   * Only reads and locks: should the transaction not begin they are done outside of one, and
   * forgotten.
   */
  first: First
  /** The connection answers and the transaction has begun. */
  onBegun?: () => void
}

/** Runs `act` in a transaction on one connection; what it throws rolls everything back. */
export function transactFramed<T, const First extends FirstQueries>(
  db: Database,
  { first, onBegun }: FramedOptions<First>,
  act: (tx: Database, frame: Frame<First>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (tx) => {
    const last: Write[] = []
    let result: T
    try {
      const [, ...rows] = await askTogether(tx, [begin, ...first])
      onBegun?.()
      result = await act(tx, {
        first: rows,
        last: (...writes) => void last.push(...writes),
      })
    } catch (error) {
      // A connection on which even that fails is not used again (watched-client.ts).
      await tx.executeQuery(rollback).catch(() => undefined)
      throw error
    }
    const answers: unknown[][] = await askTogether(tx, [...last.map(({ query }) => query), commit])
    const [committed] = answers.at(-1) as { command: string }[]
    if (committed?.command !== 'COMMIT')
      throw new Error('the transaction had failed before its commit')
    for (const [index, { onRows }] of last.entries()) onRows?.(answers[index] ?? [])
    return result
  })
}

/** What is known of where transactions of one kind that only read end. */
export type ReadingEnd = {
  /** Whether one that asked so many statements is expected to ask no more. */
  isLast: (asked: number) => boolean
  /** One is over, and asked so many in all. */
  note: (asked: number) => void
}

export type ReadingOptions<Row> = {
  first: CompiledQuery<Row>
  /** Null where each ends in a round trip of its own. */
  end: ReadingEnd | null
}

/**
 * Runs `act` in a transaction that sees one instant and writes nothing, and answers the row that the
 * first statement gave beside. `act` begins at once: what it asks first goes out with the beginning,
 * before that row is known. The end goes out with the statement that is taken for the last; should
 * `act` ask more, all of it is forgotten and done once more, so `act` changes nothing but its result.
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

/** Null when something was asked after what was taken for the last. */
function readOnce<T, Row>(
  db: Database,
  { first, isLast }: { first: CompiledQuery<Row>; isLast: ReadingEnd['isLast'] },
  act: (tx: Database) => Promise<T>,
): Promise<ReadOnce<T, Row> | null> {
  return db.connection().execute(async (tx) => {
    const reading = createReading(isLast)
    try {
      const { answers } = await sendTogether(tx, [beginReading, first])
      const [opened, acted] = await Promise.allSettled([answers, act(onReading(tx, reading))])
      // Should the transaction not begin, what `act` says follows from that.
      if (opened.status === 'rejected') throw opened.reason
      if (acted.status === 'rejected' && !reading.hasGoneOn()) throw acted.reason
      const [, [row]] = opened.value
      if (row === undefined) throw new Error('the first statement gave nothing')
      await (reading.ended() ?? tx.executeQuery(commit))
      if (acted.status === 'rejected' || reading.hasGoneOn()) return null
      return { row, result: acted.value, asked: reading.asked() }
    } catch (error) {
      // A connection on which even that fails is not used again (watched-client.ts).
      await (reading.ended() ?? Promise.reject(error)).catch(() =>
        tx.executeQuery(rollback).catch(() => undefined),
      )
      throw error
    }
  })
}

type Reading = ReturnType<typeof createReading>

/** Counts what is asked, and sends the end with what is taken for the last. */
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
      // Its failure is told where it is awaited.
      ended.catch(() => undefined)
    }
    return answer
  }
  return { ask, asked: () => asked, ended: () => ended, hasGoneOn: () => hasGoneOn }
}

/** The transaction as it is asked by what only reads. */
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
/** What Kysely wants to know beside how to ask. */
const unconnected = { config: { dialect }, dialect, driver: new DummyDriver() }
