// The measured process of live-fanout.load.ts: the whole server on one port, and on another the
// bare minimum to compare with, a `ws` server that sends one frame, built once, to everyone. Speaks
// with its parent by messages.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { WebSocketServer, type WebSocket } from 'ws'
import { createApp } from '#server/app.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Deps } from '#server/deps.ts'
import { createLocalBus } from '#server/live/bus.ts'
import type { HubStats } from '#server/live/hub.ts'
import { createLinkTokens } from '#server/mail/link-tokens.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import { bareInstallation } from '#test/support/bare-installation.ts'
import { noLimits } from '#test/support/no-limits.ts'
import { createPushTwin } from '#test/support/push-twin.ts'
import { createQuietSecurity } from '#test/support/quiet-security.ts'

export type FanoutStart = { databaseUrl: string; secret: string }
export type FanoutAsk = { ask: 'measure' } | { ask: 'send'; text: string }
export type FanoutReady = { livePort: number; plainPort: number }
export type FanoutMeasure = { cpuUs: number; stats: HubStats }

const { databaseUrl, secret } = JSON.parse(process.argv[2] ?? '{}') as FanoutStart
const deps: Deps = {
  db: openDatabase({ connectionString: databaseUrl }),
  bus: createLocalBus(),
  log: pino({ level: 'warn' }),
  clock: { now: () => Date.now() },
  newId: () => randomUUID(),
  mailer: { send: () => Promise.resolve() },
  photos: createFolderStore(join(tmpdir(), 'sideout-photos')),
  publicUrl: 'http://localhost',
  limiter: noLimits,
  trustedProxyHeader: null,
  installation: bareInstallation,
  push: createPushTwin(),
  links: createLinkTokens('a secret'),
  security: createQuietSecurity(),
}
const app = createApp(deps, createAuth({ deps, secret }), { socketsPerAddress: 10_000 })
await app.server.listen({ host: '127.0.0.1', port: 0 })

const plain = createServer()
const sockets = new Set<WebSocket>()
new WebSocketServer({ server: plain, perMessageDeflate: false, clientTracking: false }).on(
  'connection',
  (ws) => sockets.add(ws),
)
plain.listen(0, '127.0.0.1')
await new Promise((resolve) => {
  plain.once('listening', resolve)
})

const portOf = (server: Server): number => (server.address() as AddressInfo).port
process.on('message', (message: FanoutAsk) => {
  if (message.ask === 'send') {
    const frame = Buffer.from(message.text)
    for (const ws of sockets) ws.send(frame, { binary: false })
    return
  }
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuUs: user + system, stats: app.hub.stats() } satisfies FanoutMeasure)
})
process.on('disconnect', () => process.exit(0))
process.send?.({
  livePort: portOf(app.server.server),
  plainPort: portOf(plain),
} satisfies FanoutReady)
