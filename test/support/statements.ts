// Counts the database statements of a server, so that a route that loops over rows is detected even
// with little test data.
import { Client } from 'pg'
import { currentWork } from '#server/db/kind-of-work.ts'

/**
 * Statements around every route: transactions, idempotency answers, snapshot versions, the actor,
 * the check of the rating queue, and what a pool asks when it opens a connection.
 */
const frame =
  /^(begin|start transaction|commit|rollback)|call_answers|pg_current_snapshot|pg_current_xact_id|auth_sessions|rating_dirty|pg_backend_pid/i

export const isFrame = (text: string): boolean => frame.test(text.trim())

type Query = (this: Client, ...asked: unknown[]) => unknown

/** Without those of the server's jobs, which come when they are due. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const asked = await valuesOf(run)
  return asked
    .filter(({ text, kind }) => !isFrame(text) && !kind.startsWith('job '))
    .map(({ text }) => text)
}

export type AskedStatement = { text: string; values: readonly unknown[]; kind: string }

export async function valuesOf(run: () => Promise<unknown>): Promise<AskedStatement[]> {
  const { statements, stop } = noteStatements()
  try {
    await run()
  } finally {
    stop()
  }
  return statements
}

export function noteStatements(): { statements: AskedStatement[]; stop: () => void } {
  const original = Reflect.get(Client.prototype, 'query') as Query
  const statements: AskedStatement[] = []
  const counted: Query = function counted(...asked) {
    const [query, values] = asked as [
      string | Omit<AskedStatement, 'kind'>,
      readonly unknown[] | undefined,
    ]
    const statement =
      typeof query === 'string'
        ? { text: query, values: values ?? [] }
        : { text: query.text, values: query.values }
    statements.push({ ...statement, kind: currentWork().kind })
    return original.apply(this, asked)
  }
  Reflect.set(Client.prototype, 'query', counted)
  return { statements, stop: () => void Reflect.set(Client.prototype, 'query', original) }
}
