// A migrated database for one vitest file, on the run's PostgreSQL.
import { copyTemplate, type TestDatabase } from './run-postgres.ts'

export type { TestDatabase } from './run-postgres.ts'

/** Call it in beforeAll, and `drop` in afterAll. */
export async function testDatabase(options: { size?: number } = {}): Promise<TestDatabase> {
  // Imported late because browser stories use the test app without vitest.
  const { inject } = await import('vitest')
  return copyTemplate(inject('testPostgres'), options)
}
