// Statements that go out together on one connection: PostgreSQL does one after the other, and we
// wait once for all. So a call costs fewer round trips where the database is on another machine.
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Database } from './open-database.ts'

type Rows<Queries extends readonly CompiledQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> ? Row[] : never
}

/**
 * The rows of each statement, in order. In a transaction one that fails lets those behind it fail
 * too; outside of one each stands for itself. Throws what the first one to fail says, once all are
 * answered. `db` is a transaction or one connection.
 */
export async function askTogether<const Queries extends readonly CompiledQuery[]>(
  db: Database,
  queries: Queries,
): Promise<Rows<Queries>> {
  // Each is sent before the next is begun: the order of the statements is the order here.
  const answers = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(queries.map((query) => connection.executeQuery(query))),
    )
  return answers.map(toRows) as Rows<Queries>
}

function toRows(answer: PromiseSettledResult<QueryResult<unknown>>): unknown[] {
  if (answer.status === 'rejected') throw answer.reason
  return answer.value.rows
}
