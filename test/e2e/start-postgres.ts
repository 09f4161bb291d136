// Starts the run's PostgreSQL before Playwright's first story; workers find it through their
// environment.
import { startRunPostgres } from '#test/support/run-postgres.ts'

export const postgresVariable = 'SIDEOUT_STORY_POSTGRES'

export default async function startPostgres(): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await startRunPostgres()
  process.env[postgresVariable] = JSON.stringify({ adminUrl, template })
  return stop
}
