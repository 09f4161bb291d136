// Two node processes on one database: when one loses its connection to it, its windows move to the
// other.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Embedded } from '#server/db/embedded/start-embedded.ts'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { openLive } from '#test/support/live-client.ts'
import { hasProxy, startProxy } from '#test/support/reverse-proxies.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'
import { startSilentProxy, type SilentProxy } from '#test/support/silent-postgres.ts'
import { until } from '#test/support/until.ts'
import { hasValkey, startValkey, type TestValkey } from '#test/support/valkey.ts'

type Node = { url: string; proxy: SilentProxy; server: ServerProgram }

const slow = 180_000
const testHere = test.skipIf(!hasValkey())

let folder: EmbeddedFolder
let embedded: Embedded
let valkey: TestValkey
let home: string
let nodes: Node[] = []

beforeAll(async () => {
  if (!hasValkey()) return
  home = await mkdtemp(join(tmpdir(), 'sideout-road-'))
  folder = await makeEmbeddedFolder()
  embedded = await folder.start()
  valkey = await startValkey()
  nodes = [await startNode('near'), await startNode('far')]
}, slow)
afterAll(async () => {
  if (!hasValkey()) return
  for (const { server, proxy } of nodes) {
    server.signal('SIGKILL')
    await server.ended
    await proxy.close()
  }
  await valkey.kill()
  await folder.remove()
  await rm(home, { recursive: true })
}, slow)

async function startNode(name: string): Promise<Node> {
  const { host, port: at, user, password, database } = embedded.connection
  const proxy = await startSilentProxy({ host, port: at })
  const port = await freePort()
  const server = launchServer(port, {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}/${database}`,
    DATA_DIR: join(home, name),
    DEMO: 'off',
    SECRET: 'a secret for the road, long enough to sign',
    VALKEY_URL: valkey.url,
  })
  await server.ready()
  return { url: `http://127.0.0.1:${port}`, proxy, server }
}

const askForWindow = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/live`)
    ws.once('open', () => {
      resolve(101)
      ws.terminate()
    })
    ws.once('unexpected-response', (request, { statusCode }) => {
      resolve(statusCode ?? 0)
      request.destroy()
    })
    ws.once('error', reject)
  })

testHere(
  'windows of a node whose road to the database falls silent go to the other one, and come back later',
  async () => {
    const [near, far] = nodes
    if (near === undefined || far === undefined) throw new Error('there are two nodes')
    const staying = await openLive(near.url)
    const leaving = await openLive(far.url)
    const reason = new Promise<string>((resolve) => {
      leaving.ws.once('close', (_code, text) => resolve(text.toString()))
    })
    far.proxy.vanish()
    expect(await leaving.closed).toBe(1001)
    expect(await reason).toMatch(/^return within \d+ ms$/)
    expect(await askForWindow(far.url)).toBe(503)
    expect((await fetch(`${far.url}/livez`)).status).toBe(200)

    expect(await askForWindow(near.url)).toBe(101)
    await staying.settle()
    far.proxy.comeBackElsewhere()
    await until('it takes windows again', async () => (await askForWindow(far.url)) === 101)
    await staying.close()
  },
  slow,
)

test.skipIf(!hasValkey() || !hasProxy('nginx'))(
  'nginx asks another node for a window that one refused, each time, and goes on to lead calls to both',
  async () => {
    const [near, far] = nodes
    if (near === undefined || far === undefined) throw new Error('there are two nodes')
    const ports = [far, near].map(({ url }) => Number(new URL(url).port))
    const proxy = await startProxy('nginx', ports[0] ?? 0, { others: ports.slice(1) })
    const url = `http://127.0.0.1:${proxy.port}`
    try {
      far.proxy.vanish()
      await until('one refuses windows', async () => (await askForWindow(far.url)) === 503, 20_000)
      for (let n = 0; n < 6; n += 1) expect(await askForWindow(url)).toBe(101)
      const ready = new Set<number>()
      for (let n = 0; n < 6; n += 1) ready.add((await fetch(`${url}/readyz`)).status)
      expect(ready).toEqual(new Set([200, 503]))
    } finally {
      far.proxy.comeBackElsewhere()
      await until(
        'it takes windows again',
        async () => (await askForWindow(far.url)) === 101,
        20_000,
      )
      await proxy.stop()
    }
  },
  slow,
)

testHere(
  'windows of two nodes whose database is away stay',
  async () => {
    const windows = await Promise.all(nodes.map(({ url }) => openLive(url)))
    for (const { proxy } of nodes) proxy.vanish()
    const isUnready = async ({ url }: Node): Promise<boolean> =>
      (await fetch(`${url}/readyz`)).status === 503
    const since = performance.now()
    const holdsForMs = 8_000
    await until(
      'both were without it for long',
      async () => {
        const are = await Promise.all(nodes.map(isUnready))
        return performance.now() - since > holdsForMs && are.every(Boolean)
      },
      2 * holdsForMs,
    )
    for (const { proxy } of nodes) proxy.comeBackElsewhere()
    await Promise.all(windows.map((window) => window.settle()))
    for (const window of windows) await window.close()
  },
  slow,
)
