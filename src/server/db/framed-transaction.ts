// A transaction that takes its first reads along with its beginning, and its last writes with its
// end.
import { CompiledQuery } from 'kysely'
import type { Database } from './open-database.ts'
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

/**
 * Runs `act` in a transaction that sees one instant and writes nothing, and answers the row that the
 * first statement gave beside. `act` begins at once: what it asks first goes out with the beginning,
 * before that row is known.
 */
export function transactReading<T, Row>(
  db: Database,
  first: CompiledQuery<Row>,
  act: (tx: Database) => Promise<T>,
): Promise<{ row: Row; result: T }> {
  return db.connection().execute(async (tx) => {
    try {
      const { answers } = await sendTogether(tx, [beginReading, first])
      const [opened, acted] = await Promise.allSettled([answers, act(tx)])
      // Should the transaction not begin, what `act` says follows from that.
      if (opened.status === 'rejected') throw opened.reason
      if (acted.status === 'rejected') throw acted.reason
      const [, [row]] = opened.value
      if (row === undefined) throw new Error('the first statement gave nothing')
      await tx.executeQuery(commit)
      return { row, result: acted.value }
    } catch (error) {
      // A connection on which even that fails is not used again (watched-client.ts).
      await tx.executeQuery(rollback).catch(() => undefined)
      throw error
    }
  })
}
