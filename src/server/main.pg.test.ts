// The program as an operator meets it: its output, wrong configuration, stopping.
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { holdOn } from '#test/support/hold-on.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'

const secret = 'a secret for starting and stopping, long enough'
const stampedUser = {
  name: '',
  emailVerified: true,
  image: null,
  createdAt: new Date(),
  updatedAt: new Date(),
}

let folder: EmbeddedFolder
/** Seeded by the first test that starts a server on it. */
let demo: EmbeddedFolder
let database: TestDatabase
let running: ServerProgram[] = []

const launch = (port: number | string, settings: Record<string, string> = {}): ServerProgram => {
  const server = launchServer(port, { DATA_DIR: folder.dataDir, ...settings })
  running.push(server)
  return server
}
const isStoreStopped = ({ dataDir }: EmbeddedFolder): boolean =>
  !existsSync(join(dataDir, 'postgres/data/postmaster.pid'))

const signInToDemo = (port: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ email: 'olivia@sideout.example', password: 'sideout-demo' }),
  })

beforeAll(async () => {
  database = await testDatabase()
  demo = await makeEmbeddedFolder()
})
beforeEach(async () => {
  folder = await makeEmbeddedFolder()
})
afterEach(async () => {
  for (const server of running) {
    server.signal('SIGKILL')
    await server.ended
  }
  running = []
  await folder.remove()
})
afterAll(async () => {
  await demo.remove()
  await database.drop()
})

test('the first start fills an empty store and says where and as whom to sign in; the second finds it', async () => {
  const port = await freePort()
  for (const start of ['first', 'second']) {
    const server = launch(port, { DATA_DIR: demo.dataDir })
    await server.ready()
    await until(
      'the address and the last sign-in',
      () =>
        server.out().includes(`http://localhost:${port}`) &&
        server.out().includes('newcomer@sideout.example'),
    )
    expect([start, server.out()]).toEqual([
      start,
      expect.stringMatching(/Sign in as\n {2}robin@sideout\.example +\S+ +Robin, a player\n/),
    ])
    const page = await fetch(`http://127.0.0.1:${port}/landing`, {
      headers: { accept: 'text/html' },
    })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Sideout')])
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
    expect(server.err()).toBe('')
    expect((await signInToDemo(port)).status).toBe(200)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.err()).toMatch(/^\{[^\n]*"security":"sign-in-password"[^\n]*\}\n$/)
  }
})

test('a demo that was tried here is locked when the server opens to others', async () => {
  const port = await freePort()
  const server = launch(port, {
    DATA_DIR: demo.dataDir,
    PUBLIC_URL: 'https://play.example.org',
    ALLOWED_HOSTS: '127.0.0.1',
    LOG_LEVEL: 'warn',
  })
  await server.ready()
  expect((await signInToDemo(port)).status).toBe(401)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.err()).toContain('its sign-ins were locked')
})

test('a server with its database elsewhere starts within the memory of a container of 192 MiB; an empty store without demo stays empty, and nobody is named', async () => {
  const server = launch(await freePort(), { DEMO: 'off', DATABASE_URL: database.url })
  await server.ready()
  await until('the address', () => server.out().includes('ready'))
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    const peakMiB = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
    expect(peakMiB).toBeLessThanOrEqual(192)
  }
  expect(server.out()).not.toContain('Sign in as')
  expect(await database.db.selectFrom('players').select('playerId').execute()).toEqual([])
})

test('a file names the server before its first answer, and a wrong field of it stops the start', async () => {
  const file = join(dirname(folder.dataDir), 'installation.json')
  const settings = { DEMO: 'off', DATABASE_URL: database.url, INSTALLATION_FILE: file }
  writeFileSync(
    file,
    JSON.stringify({ name: 'Río Norte', shortName: 'Río', registration: 'closed' }),
  )
  const port = await freePort()
  const named = launch(port, settings)
  await named.ready()
  const page = await fetch(`http://127.0.0.1:${port}/landing`)
  expect(await page.text()).toContain('Río Norte')
  named.signal('SIGTERM')
  expect(await named.ended).toBe(0)

  writeFileSync(file, JSON.stringify({ name: 'Río Norte', hue: 400 }))
  const wrong = launch(port, settings)
  expect(await wrong.ended).toBe(1)
  expect(wrong.err()).toContain('INSTALLATION_FILE: hue: The hue is a whole number')
})

test('without an owner it says once where to set it up, and only on this machine in its output', async () => {
  const settings = { DEMO: 'off', DATABASE_URL: database.url, LOG_LEVEL: 'trace', SECRET: secret }
  const here = launch(await freePort(), settings)
  await here.ready()
  await until('the link', () => here.out().includes('/setup#'))
  const [link = ''] = /http\S+\/setup#[\w-]{38}\n/.exec(here.out()) ?? []
  const key = link.trim().slice(-38)
  expect(here.out().split(key)).toHaveLength(2)
  expect(here.err()).not.toContain(key)
  expect(existsSync(join(folder.dataDir, 'setup-link'))).toBe(false)
  here.signal('SIGTERM')
  await here.ended

  const open = { PUBLIC_URL: 'https://play.example.org', ALLOWED_HOSTS: '127.0.0.1' }
  const abroad = launch(await freePort(), { ...settings, ...open })
  await abroad.ready()
  await until('where the link is', () => abroad.out().includes('setup-link'))
  const path = join(folder.dataDir, 'setup-link')
  expect(readFileSync(path, 'utf8')).toBe(`https://play.example.org/setup#${key}\n`)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(abroad.out() + abroad.err()).not.toContain(key)
  abroad.signal('SIGTERM')
  await abroad.ended

  await database.db
    .insertInto('auth_users')
    .values({ ...stampedUser, id: 'owner', email: 'owner@example.org' })
    .execute()
  await database.db
    .insertInto('operators')
    .values({ userId: 'owner', role: 'owner', created: new Date() })
    .execute()
  const owned = launch(await freePort(), { ...settings, ...open })
  await owned.ready()
  await until('the address', () => owned.out().includes('ready'))
  expect(owned.out()).not.toContain('set up')
  expect(existsSync(path)).toBe(false)
})

test.each([
  [
    'wrong settings, all at once',
    'abc',
    { SECRET: 'short', HOST: 'no host' },
    ['PORT: is "abc"', 'SECRET: ', 'HOST: is "no host"'],
  ],
  [
    'a demo in the open',
    '3999',
    { DEMO: 'on', PUBLIC_URL: 'https://play.example.org' },
    ['DEMO: is "on" although PUBLIC_URL'],
  ],
  [
    'a database that is not there',
    '3999',
    { DATABASE_URL: 'postgres://someone:pass-word@127.0.0.1:1/none' },
    ['DATABASE_URL: the database cannot be reached'],
  ],
  [
    'a host of another machine',
    '3999',
    { HOST: '203.0.113.7' },
    ['HOST: "203.0.113.7" is no address of this machine'],
  ],
])('%s is named, without a stack and without a secret', async (_what, port, settings, told) => {
  const server = launch(port, { DEMO: 'off', DATABASE_URL: database.url, ...settings })
  expect(await server.ended).toBe(1)
  for (const words of told) expect(server.err()).toContain(words)
  expect(server.err()).not.toMatch(/\n\s+at |short|pass-word/)
  expect(server.out()).toBe('')
})

test('a port in use is named, and the store is stopped again', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = launch(port, { DATA_DIR: demo.dataDir })
  expect(await server.ended).toBe(1)
  expect(server.err()).toContain(`PORT: ${port} is in use`)
  expect(isStoreStopped(demo)).toBe(true)
  other.close()
})

test('a stop during the start leaves no PostgreSQL behind', async () => {
  const server = launch(await freePort())
  await until('PostgreSQL starts', () => !isStoreStopped(folder))
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(isStoreStopped(folder)).toBe(true)
})

test('a stop finishes the call that is being answered and takes no more', async () => {
  const [racer] = await makeRacers(database.db, 1, secret)
  const port = await freePort()
  const server = launch(port, { SECRET: secret, DATABASE_URL: database.url, DEMO: 'off' })
  await server.ready()
  const call = (): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/call/alerts-markAllRead`, {
      method: 'POST',
      body: '{"data":{}}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${racer?.token}` },
    })
  expect((await call()).status).toBe(200)

  const answer = await database.db.transaction().execute(async (tx) => {
    await holdOn(tx)
    await sql`lock table alerts in access exclusive mode`.execute(tx)
    const answer = call()
    await until(
      'the call waits',
      async () =>
        (
          await sql`select 1 from pg_locks where not granted
              and relation = 'alerts'::regclass`.execute(database.db)
        ).rows.length > 0,
    )
    server.signal('SIGTERM')
    await until('it takes no more', () =>
      fetch(`http://127.0.0.1:${port}/livez`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    )
    return { answer }
  })
  expect((await answer.answer).status).toBe(200)
  expect(await server.ended).toBe(0)
})

// A socket holds some three hundred lines that nobody reads; one that is closed fails the first.
test.each([
  ['pause', 750],
  ['close', 50],
] as const)(
  'a log whose reader does %s costs neither an answer nor the stop',
  async (how, calls) => {
    const port = await freePort()
    const server = launch(port, { DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'trace' })
    await server.ready()
    server.ignoreErrors(how)
    for (let n = 0; n < calls; n += 1)
      expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)
