// The stage of benches under load: one real server in a process of its own on a fresh database,
// with accounts that are signed in. Every participant says which address they come from, as
// the server trusts the header of a proxy.
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
  /** Where the server listens; another port after each restart. */
  readonly port: number
  /** The process of the server. */
  readonly pid: number
  db: Database
  /** Accounts 'racer1', 'racer2' …, each with the token of an open session. */
  people: readonly Racer[]
  /** The numbers of /metrics, by name with labels; NaN when there is none of this name. */
  readMetrics(): Promise<(name: string) => number>
  /** Replaces the server by a new one: what one part left behind is not to slow the next. */
  restart(): Promise<void>
  /** Starts another one beside it; its caller stops it. */
  startBeside(): Promise<ServerProcess>
}

export type StageOptions = {
  people: number
  /** Settings of the server beside those every bench needs. */
  env?: Record<string, string>
}

const secret = 'a secret for benchmarks, long enough to sign with'
const metricsToken = 'a-token-for-benchmarks'

/** Starts database and server, runs `play` on them, and removes both. */
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
    let running = await startServerProcess(serverProgram, env)
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
          running = await startServerProcess(serverProgram, env)
        },
        startBeside: () => startServerProcess(serverProgram, env),
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

/**
 * The headers of a request or an upgrade from `address`, by the holder of `token` or by a visitor.
 */
export function headersFrom(address: string, token: string | null = null): Record<string, string> {
  const headers = { [addressHeader]: address }
  return token === null ? headers : { ...headers, authorization: `Bearer ${token}` }
}

async function fetchMetrics(port: number): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}
