// Lets a hook of Better Auth write in the transaction that Better Auth has open: it names only its
// own adapter to hooks.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/open-database.ts'

export type TrackedDatabase = {
  /** Hand this one to Better Auth. */
  db: Database
  /** The transaction of the running request, else the pool. */
  current(): Database
}

/**
 * Wraps `db` so that the transactions begun on it can be asked for by the code that runs inside
 * them.
 */
export function trackTransactions(db: Database): TrackedDatabase {
  const running = new AsyncLocalStorage<Database>()
  const begin = () => ({
    execute: <T>(run: (tx: Database) => Promise<T>): Promise<T> =>
      db.transaction().execute((tx) => running.run(tx, () => run(tx))),
  })
  const tracked = new Proxy(db, {
    get: (target, key) => {
      if (key === 'transaction') return begin
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function'
        ? (value as (...values: unknown[]) => unknown).bind(target)
        : value
    },
  })
  return { db: tracked, current: () => running.getStore() ?? db }
}
