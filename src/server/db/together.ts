// Statements that go out together on one connection: PostgreSQL does one after the other, and we
// wait once for all. So a call costs fewer round trips where the database is on another machine.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Database } from './open-database.ts'

/** The rows of each statement, in order; none for one that is not asked. */
export type Rows<Queries extends readonly (CompiledQuery | null)[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> | null
    ? Row[]
    : never
}

/** A statement that writes, and what follows from its rows once they are known. */
export type Write = { query: CompiledQuery; onRows?: (rows: unknown[]) => void }

/** A write with something that follows from its rows. */
export const followWrite = <Row>(
  query: CompiledQuery<Row>,
  onRows: (rows: Row[]) => void,
): Write => ({ query, onRows: onRows as (rows: unknown[]) => void })

/**
 * The rows of each statement, in order; null is a statement that need not be asked. In a transaction
 * one that fails lets those behind it fail too; outside of one each stands for itself. Throws what
 * the first one to fail says, once all are answered. `db` is a transaction or one connection.
 */
export async function askTogether<const Queries extends readonly (CompiledQuery | null)[]>(
  db: Database,
  queries: Queries,
): Promise<Rows<Queries>> {
  const answers = await db
    .getExecutor()
    .provideConnection((connection) => sendOn(connection, queries))
  return answers.map(toRows) as Rows<Queries>
}

/**
 * The same for a caller that asks more before the answers are there: resolves as soon as it is the
 * turn of what comes behind. `db` is a connection that the caller holds until then.
 */
export async function sendTogether<const Queries extends readonly (CompiledQuery | null)[]>(
  db: Database,
  queries: Queries,
): Promise<{ answers: Promise<Rows<Queries>> }> {
  const { sent } = await db
    .getExecutor()
    .provideConnection((connection) => Promise.resolve({ sent: sendOn(connection, queries) }))
  return { answers: sent.then((answers) => answers.map(toRows) as Rows<Queries>) }
}

/** Each is sent before the next is begun: the order of the statements is the order here. */
const sendOn = (
  connection: DatabaseConnection,
  queries: readonly (CompiledQuery | null)[],
): Promise<PromiseSettledResult<QueryResult<unknown>>[]> =>
  Promise.allSettled(
    queries.map((query) =>
      query === null ? Promise.resolve(noRows) : connection.executeQuery(query),
    ),
  )

const noRows: QueryResult<unknown> = { rows: [] }

/** Writes in one go, in their order. */
export async function writeTogether(db: Database, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return
  const answers = await askTogether(
    db,
    writes.map(({ query }) => query),
  )
  for (const [index, { onRows }] of writes.entries()) onRows?.(answers[index] ?? [])
}

function toRows(answer: PromiseSettledResult<QueryResult<unknown>>): unknown[] {
  if (answer.status === 'rejected') throw answer.reason
  return answer.value.rows
}
