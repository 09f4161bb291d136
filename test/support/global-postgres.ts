// Before the first test file: the server's program is built if its sources changed, as some tests
// start it, and the run's PostgreSQL starts; the files are told where it is.
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
