// Vitest's part of the run's PostgreSQL: starts it before the first test file and tells the files where it is.
import type { TestProject } from 'vitest/node'
import { startRunPostgres, type RunPostgres } from './run-postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface can only be extended by another
  interface ProvidedContext {
    testPostgres: RunPostgres
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await startRunPostgres()
  project.provide('testPostgres', { adminUrl, template })
  return stop
}
