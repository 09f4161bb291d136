// A transaction that saves round trips: its first reads are sent with BEGIN, and its last writes
// with COMMIT.
import { CompiledQuery } from 'kysely'
import type { Database } from './open-database.ts'
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

/**
 * Runs `act` in a read-only transaction on one snapshot; also returns the row of its first
 * statement. `act` starts at once, so its first statement is sent with BEGIN, before that row is
 * known. The result doesn't wait for the answer to the COMMIT, because nothing was written.
 */
export async function transactReading<T, Row>(
  db: Database,
  first: CompiledQuery<Row>,
  act: (tx: Database) => Promise<T>,
): Promise<{ row: Row; result: T }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ row: Row; result: T }>()
  const read = async (tx: Database): Promise<void> => {
    try {
      const { answers } = await sendPipelined(tx, [beginReading, first])
      const [opened, acted] = await Promise.allSettled([answers, act(tx)])
      if (opened.status === 'rejected') throw opened.reason
      if (acted.status === 'rejected') throw acted.reason
      const [, [row]] = opened.value
      if (row === undefined) throw new Error('the first statement gave nothing')
      const { answers: ended } = await sendPipelined(tx, [commit])
      resolve({ row, result: acted.value })
      await ended
    } catch (error) {
      await tx.executeQuery(rollback).catch(() => undefined)
      throw error
    }
  }
  db.connection().execute(read).catch(reject)
  return promise
}
