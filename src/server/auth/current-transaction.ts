// Lets Better Auth's hooks write in the transaction that Better Auth has open, which it doesn't
// pass to them.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/open-database.ts'

export type TrackedDatabase = {
  db: Database
  current(): Database
}

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
