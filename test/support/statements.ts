// Counts what a server asks of its database: a route that loops over rows shows here, whatever the
// size of the test's data.
import { Client } from 'pg'
import { currentWork } from '#server/db/kind-of-work.ts'

/**
 * Beginning and ending a transaction, keeping the promise of the Idempotency-Key, the version of a
 * snapshot, the actor: the frame around every route; and the look at the queue of ratings behind
 * it.
 */
const frame =
  /^(begin|start transaction|commit|rollback)|call_answers|pg_current_snapshot|pg_current_xact_id|auth_sessions|rating_dirty/i

/** Whether a statement is of the frame that every route has. */
export const isFrame = (text: string): boolean => frame.test(text.trim())

type Query = (this: Client, ...asked: unknown[]) => unknown

/** The statements that `run` made this process send, without the frame that every route has. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const asked = await valuesOf(run)
  return asked.map(({ text }) => text).filter((text) => !isFrame(text))
}

/** kind: of work, such as one call or one live query. */
export type AskedStatement = { text: string; values: readonly unknown[]; kind: string }

/** All that `run` made this process ask, with the values. */
export async function valuesOf(run: () => Promise<unknown>): Promise<AskedStatement[]> {
  const { statements, stop } = noteStatements()
  try {
    await run()
  } finally {
    stop()
  }
  return statements
}

/** Notes what this process asks until it is stopped. */
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
