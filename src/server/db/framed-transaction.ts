// A transaction that takes its first read along with its beginning, and its last write with its
// end.
import { CompiledQuery } from 'kysely'
import type { Database } from './open-database.ts'
import { askTogether } from './together.ts'

const begin = CompiledQuery.raw('begin')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

export type Frame<Row> = {
  /** What the read gave that went out with the beginning; nothing without one. */
  first: readonly Row[]
  /**
   * Sends a statement with the commit. When it fails nothing is committed, and the transaction
   * throws what it says.
   */
  last: (query: CompiledQuery) => void
}

export type FramedOptions<Row> = {
  /** Only reads: should the transaction not begin it is done outside of one, and forgotten. */
  first?: CompiledQuery<Row> | undefined
  /** The connection answers and the transaction has begun. */
  onBegun?: () => void
}

/** Runs `act` in a transaction on one connection; what it throws rolls everything back. */
export function transactFramed<T, Row>(
  db: Database,
  { first, onBegun }: FramedOptions<Row>,
  act: (tx: Database, frame: Frame<Row>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (tx) => {
    const last: CompiledQuery[] = []
    let result: T
    try {
      const [, rows = []] = await askTogether(tx, first === undefined ? [begin] : [begin, first])
      onBegun?.()
      result = await act(tx, { first: rows, last: (query) => void last.push(query) })
    } catch (error) {
      // A connection on which even that fails is not used again (watched-client.ts).
      await tx.executeQuery(rollback).catch(() => undefined)
      throw error
    }
    const answers = await askTogether(tx, [...last, commit])
    const [committed] = answers.at(-1) as { command: string }[]
    if (committed?.command !== 'COMMIT')
      throw new Error('the transaction had failed before its commit')
    return result
  })
}
