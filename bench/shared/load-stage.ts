// Stage of load benchmarks: a real server process on a fresh database with signed-in accounts.
// Participants set their own address in the trusted proxy header.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/db/open-database.ts'
import { makeRacers, type Racer } from '#test/support/race-people.ts'
import { addressHeader } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

export type LoadStage = {
  /** Changes with each restart. */
  readonly port: number
  readonly pid: number
  db: Database
  people: readonly Racer[]
  /** Metrics by name with labels; NaN when missing. */
  readMetrics(): Promise<(name: string) => number>
  /** Starts a new server, so that one part doesn't slow the next. */
  restart(): Promise<void>
  startBeside(): Promise<ServerProcess>
}

export type StageOptions = {
  people: number
  env?: Record<string, string>
  /** The server of another version, built. */
  program?: string
}

const secret = 'a secret for benchmarks, long enough to sign with'
const metricsToken = 'a-token-for-benchmarks'

export async function withLoadStage(
  options: StageOptions,
  play: (stage: LoadStage) => Promise<void>,
): Promise<void> {
  const postgres = await startRunPostgres()
  const database = await copyTemplate(postgres)
  const dataDir = await mkdtemp(join(tmpdir(), 'sideout-load-'))
  try {
    const people = await makeRacers(database.db, options.people, secret)
    const env = {
      DATABASE_URL: database.url,
      SECRET: secret,
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: metricsToken,
      TRUSTED_PROXY_HEADER: addressHeader,
      ...options.env,
    }
    const program = options.program ?? serverProgram
    let running = await startServerProcess(program, env)
    try {
      await play({
        get port() {
          return running.port
        },
        get pid() {
          return running.pid
        },
        db: database.db,
        people,
        readMetrics: () => fetchMetrics(running.port),
        restart: async () => {
          await running.stop()
          running = await startServerProcess(program, env)
        },
        startBeside: () => startServerProcess(program, env),
      })
    } finally {
      await running.stop()
    }
  } finally {
    await database.drop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export function headersFrom(address: string, token: string | null = null): Record<string, string> {
  const headers = { [addressHeader]: address }
  return token === null ? headers : { ...headers, authorization: `Bearer ${token}` }
}

async function fetchMetrics(port: number): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}
