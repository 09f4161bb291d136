// Runs before the first test file: builds the server if its sources changed, starts the run's
// PostgreSQL, and passes its address to the files.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startRunPostgres, type RunPostgres } from './run-postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface can only be extended by another
  interface ProvidedContext {
    testPostgres: RunPostgres
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer()
  const { adminUrl, template, stop } = await startRunPostgres()
  project.provide('testPostgres', { adminUrl, template })
  return stop
}

function buildServer(): void {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../tools/build-when-stale.ts'), 'server'],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('the server cannot be built')
}
