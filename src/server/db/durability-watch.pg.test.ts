// A real PostgreSQL that loses its durability settings under a running server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLocalBus, type Bus } from '#server/live/bus.ts'
import { startCareless, type Careless } from '#test/support/careless-postgres.ts'
import { query } from '#test/support/embedded-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { launchServer } from '#test/support/server-program.ts'
import { freezePostgres, startSilentProxy } from '#test/support/silent-postgres.ts'
import { until } from '#test/support/until.ts'
import { startDurabilityWatch } from './durability-watch.ts'

type Line = { level: number; msg: string; broken?: string[] }

const minute = 60_000
const token = 'a-token-for-the-metrics-of-this-test'
const errorLevel = 50

let postgres: Careless

beforeAll(async () => {
  postgres = await startCareless([])
})
afterEach(() => vi.useRealTimers())
afterAll(() => postgres.stop())

const settle = (text: string): Promise<unknown> => query(postgres.connection, text)

async function turnCommits(how: 'on' | 'off'): Promise<void> {
  await settle(`alter system set synchronous_commit = ${how}`)
  await settle('select pg_reload_conf()')
  await until(`commits are ${how}`, async () => {
    const [row] = await query(postgres.connection, 'show synchronous_commit')
    return row?.['synchronous_commit'] === how
  })
}

async function hasAsked(): Promise<boolean> {
  const rows = await query(
    postgres.connection,
    `select 1 from pg_stat_activity
    where application_name = 'sideout' and state = 'idle' and query like '%full_page_writes%'`,
  )
  return rows.length === 1
}

type Watching = { lines: Line[]; bus: Bus; isDurable: () => boolean }

async function watchDuring(act: (watching: Watching) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lines: Line[] = []
  const write = (line: string): void => void lines.push(JSON.parse(line) as Line)
  const bus = createLocalBus()
  const db = openPatiently(postgres.connection, { size: 1 })
  const watch = startDurabilityWatch({ db, bus, log: pino({ level: 'info' }, { write }) })
  try {
    await until('it asked', hasAsked)
    await act({ lines, bus, isDurable: watch.isDurable })
  } finally {
    watch.stop()
    await db.destroy()
  }
}

test('a setting that is turned off is told within a minute and by name, and so is that it was mended', () =>
  watchDuring(async ({ lines, isDurable }) => {
    await turnCommits('off')
    expect(lines).toEqual([])
    vi.advanceTimersByTime(minute)
    await until('it is noticed', () => !isDurable())
    expect(lines).toMatchObject([
      { level: errorLevel, broken: [expect.stringMatching(/^synchronous_commit is off: /)] },
    ])

    await turnCommits('on')
    vi.advanceTimersByTime(minute)
    await until('it is mended', isDurable)
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/may lose/),
      'PostgreSQL keeps what it answers again',
    ])
  }))

test('a PostgreSQL that came back careless is told at once', () =>
  watchDuring(async ({ lines, bus, isDurable }) => {
    await turnCommits('off')
    bus.invalidateEverything()
    await until('it is noticed', () => !isDurable())
    await turnCommits('on')
    bus.invalidateEverything()
    await until('it is mended', isDurable)
    expect(lines).toHaveLength(2)
  }))

test('the server asks as the role of requests and after each silence, shows it by /metrics, and refuses nobody', async () => {
  const { host, port: at, database } = postgres.connection
  const proxy = await startSilentProxy({ host, port: at })
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'sideout-durability-'))
  const urlOf = (user: string, password: string): string =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}/${database}`
  await settle("create role careless_app login password 'careless'")
  await settle('alter role careless_app set synchronous_commit = off')
  const { user, password } = postgres.connection
  const server = launchServer(port, {
    DATABASE_URL: urlOf('careless_app', 'careless'),
    DATABASE_OWNER_URL: urlOf(user, password),
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: token,
    SECRET: 'a secret for durability, long enough to sign',
  })
  try {
    await server.ready()
    const readDurable = async (): Promise<string | undefined> => {
      const headers = { authorization: `Bearer ${token}` }
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
      return /^sideout_database_durable (\d)$/m.exec(text)?.[1]
    }
    await until('it is shown', async () => (await readDurable()) === '0')
    await until('it is told', () => server.err().includes('synchronous_commit is off'))
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

    await settle('alter role careless_app reset synchronous_commit')
    const frozen = freezePostgres(postgres.pid)
    try {
      await until('it counts as away', async () => {
        await fetch(`http://127.0.0.1:${port}/readyz`)
        return server.err().includes('the database does not answer')
      })
    } finally {
      frozen.resume()
    }
    await until('it is shown as mended', async () => (await readDurable()) === '1')
  } finally {
    server.signal('SIGKILL')
    await server.ended
    await proxy.close()
    await rm(folder, { recursive: true })
  }
})
