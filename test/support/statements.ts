// Counts what a server asks of its database: a route that loops over rows shows here, whatever the
// size of the test's data.
import { Client } from 'pg'

/**
 * Beginning and ending a transaction, keeping the promise of the Idempotency-Key, the version of a
 * snapshot, the actor: the frame around every route; and the look at the queue of ratings behind
 * it.
 */
const frame =
  /^(begin|start transaction|commit|rollback)|call_answers|pg_current_snapshot|pg_current_xact_id|auth_sessions|rating_dirty/i

type Query = (this: Client, ...asked: unknown[]) => unknown

/** The statements that `run` made this process send, without the frame that every route has. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const original = Reflect.get(Client.prototype, 'query') as Query
  const texts: string[] = []
  const counted: Query = function counted(...asked) {
    const [query] = asked
    texts.push(typeof query === 'string' ? query : (query as { text: string }).text)
    return original.apply(this, asked)
  }
  Reflect.set(Client.prototype, 'query', counted)
  try {
    await run()
  } finally {
    Reflect.set(Client.prototype, 'query', original)
  }
  return texts.filter((text) => !frame.test(text.trim()))
}
