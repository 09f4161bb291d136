// Pipelines statements on one connection, to save round trips when the database is on another
// machine; PostgreSQL runs them in order.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Database } from './open-database.ts'

export type Rows<Queries extends readonly (CompiledQuery | null)[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> | null
    ? Row[]
    : never
}

export type Write = { query: CompiledQuery; onRows?: (rows: unknown[]) => void }

export const followWrite = <Row>(
  query: CompiledQuery<Row>,
  onRows: (rows: Row[]) => void,
): Write => ({ query, onRows: onRows as (rows: unknown[]) => void })

export async function queryPipelined<const Queries extends readonly (CompiledQuery | null)[]>(
  db: Database,
  queries: Queries,
): Promise<Rows<Queries>> {
  const answers = await db
    .getExecutor()
    .provideConnection((connection) => sendOn(connection, queries))
  return answers.map(toRows) as Rows<Queries>
}

/**
 * Like queryPipelined, for a caller that sends more before the responses arrive: resolves as soon
 * as later statements may be sent. `db` is a connection the caller holds until then.
 */
export async function sendPipelined<const Queries extends readonly (CompiledQuery | null)[]>(
  db: Database,
  queries: Queries,
): Promise<{ answers: Promise<Rows<Queries>> }> {
  const { sent } = await db
    .getExecutor()
    .provideConnection((connection) => Promise.resolve({ sent: sendOn(connection, queries) }))
  return { answers: sent.then((answers) => answers.map(toRows) as Rows<Queries>) }
}

/** Each is sent before the next is started, which fixes the order of the statements. */
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

export async function writeTogether(db: Database, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return
  const answers = await queryPipelined(
    db,
    writes.map(({ query }) => query),
  )
  for (const [index, { onRows }] of writes.entries()) onRows?.(answers[index] ?? [])
}

function toRows(answer: PromiseSettledResult<QueryResult<unknown>>): unknown[] {
  if (answer.status === 'rejected') throw answer.reason
  return answer.value.rows
}
