// Playwright's part of the run's PostgreSQL: starts it before the first story; the workers find it
// in their environment.
import { startRunPostgres } from '#test/support/run-postgres.ts'

export const postgresVariable = 'SIDEOUT_STORY_POSTGRES'

export default async function startPostgres(): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await startRunPostgres()
  process.env[postgresVariable] = JSON.stringify({ adminUrl, template })
  return stop
}
