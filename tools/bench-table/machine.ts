// The machine that a run of the benchmarks had.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { Client } from 'pg'
import { startRunPostgres } from '#test/support/run-postgres.ts'
import type { Machine } from './write-table.ts'

/** Before the run, so that its load is that of others. */
export async function readMachine(): Promise<Machine> {
  const [load = Number.NaN] = loadavg()
  const run = await startRunPostgres()
  const client = new Client({ connectionString: run.adminUrl })
  await client.connect()
  const { rows } = await client.query<{ version: string }>(
    "select split_part(current_setting('server_version'), ' ', 1) as version",
  )
  await client.end()
  await run.stop()
  return {
    day: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'an unknown processor',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load,
    node: process.version.slice(1),
    postgres: rows[0]?.version ?? 'unknown',
  }
}
