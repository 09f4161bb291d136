// Four servers behind haproxy with one Valkey, and PostgreSQL with a synchronous standby. The
// standby serves history reads and is promoted by hand (docs/operations.md, A standby).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import {
  hasStandbyPrograms,
  startStandbyPair,
  type StandbyPair,
} from '#test/support/standby-pair.ts'
import { until } from '#test/support/until.ts'
import { listMissing } from './find-programs.ts'
import { startPart, type Part } from './part.ts'
import type { Stage } from './stage.ts'

export type FourNodes = Stage & {
  servers: Part[]
  valkey: Part
  pair: StandbyPair
  renew(index: number): Promise<void>
}

const nodeCount = 4
const secret = 'a secret of drills, long enough to sign with'
const metricsToken = 'a-token-of-drills'
const startsWithinMs = 240_000
const recipe = join(import.meta.dirname, '../../deploy/ha/haproxy.cfg')

export const listMissingForFour = (): string[] => [
  ...listMissing(['haproxy', 'redis-server']),
  ...(hasStandbyPrograms() ? [] : ['PostgreSQL 15']),
]

/** The user postgres must be able to enter `home`. `program` is the program that the nodes run. */
export async function startFourNodes(home: string, program = serverProgram): Promise<FourNodes> {
  const pair = await startStandbyPair({ isSynchronous: true })
  const ports = await listFreePorts(nodeCount + 2)
  const [publicPort = 0, valkeyPort = 0, ...nodePorts] = ports
  const url = `http://127.0.0.1:${publicPort}`
  const valkey = startPart('Valkey', {
    command: 'redis-server',
    args: ['--port', String(valkeyPort), '--bind', '127.0.0.1', '--save', '', '--dir', home],
    log: join(home, 'valkey.log'),
  })
  const startNode = (index: number, run: string): Part =>
    startPart(`node ${index + 1}`, {
      command: process.execPath,
      args: [run],
      env: {
        ...settingsOfNode(home, index + 1),
        PORT: String(nodePorts[index]),
        PUBLIC_URL: url,
        DATABASE_URL: pair.url,
        DATABASE_REPLICA_URL: pair.standbyUrl,
        VALKEY_URL: `redis://127.0.0.1:${valkeyPort}`,
      },
      log: join(home, `node${index + 1}.log`),
    })
  const servers = nodePorts.map((_port, index) => startNode(index, program))
  const haproxy = startHaproxy(home, publicPort, nodePorts)
  const stage = describe({ url, nodePorts, servers, valkey, haproxy, pair, startNode })
  await until('every node is ready', () => stage.isWhole(), startsWithinMs)
  await until('haproxy leads to a node', () => isOk(`${url}/readyz`), startsWithinMs)
  return stage
}

async function listFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

function settingsOfNode(home: string, number: number): Record<string, string> {
  const photos = join(home, 'photos')
  mkdirSync(photos, { recursive: true })
  return {
    HOST: '127.0.0.1',
    DATA_DIR: join(home, `node${number}`),
    STORAGE: photos,
    SECRET: secret,
    METRICS_TOKEN: metricsToken,
    SOCKETS_PER_ADDRESS: '5000',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  }
}

function startHaproxy(home: string, publicPort: number, nodePorts: readonly number[]): Part {
  const [leading = ''] = readFileSync(recipe, 'utf8').split('# For DATABASE_URL')
  const nodes = nodePorts.map((port, index) => `\tserver node${index + 1} 127.0.0.1:${port}\n`)
  const file = join(home, 'haproxy.cfg')
  writeFileSync(
    file,
    leading
      .replace('bind :80', `bind 127.0.0.1:${publicPort}`)
      // All clients share one address here, as SOCKETS_PER_ADDRESS assumes.
      .replace('sc0_conn_cur gt 500', 'sc0_conn_cur gt 5000')
      .replaceAll(
        /^\s*(?:bind :443|http-request redirect|http-request deny .*ssl_fc|ssl-default-bind).*\n/gm,
        '',
      )
      .replaceAll(/(?:^\tserver .*\n)+/gm, nodes.join('')),
  )
  return startPart('haproxy', {
    command: 'haproxy',
    args: ['-Ws', '-f', file],
    log: join(home, 'haproxy.log'),
  })
}

type Running = {
  url: string
  nodePorts: readonly number[]
  servers: Part[]
  valkey: Part
  haproxy: Part
  pair: StandbyPair
  startNode: (index: number, program: string) => Part
}

function describe(running: Running): FourNodes {
  const { url, nodePorts, servers, valkey, haproxy, pair } = running
  const at = (port: number, path: string): string => `http://127.0.0.1:${port}${path}`
  return {
    url,
    secret,
    servers,
    valkey,
    pair,
    metrics: nodePorts.map((port) => ({ url: at(port, '/metrics'), token: metricsToken })),
    nodes: () => servers,
    renew: async (index) => {
      await servers[index]?.stop()
      servers[index] = running.startNode(index, serverProgram)
      const isReady = (): Promise<boolean> => isOk(at(nodePorts[index] ?? 0, '/readyz'))
      await until(`node ${index + 1} is ready`, isReady, startsWithinMs)
    },
    openDatabase: () => openPatiently({ connectionString: pair.url }, { size: 2 }),
    isWhole: async () =>
      (await Promise.all(nodePorts.map((port) => isOk(at(port, '/readyz'))))).every(Boolean),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await Promise.all([haproxy.stop(), valkey.stop()])
      await pair.close()
    },
  }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
