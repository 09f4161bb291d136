// One server with the embedded PostgreSQL, as `npm start` runs it, under a supervisor and with
// photos in a bucket. Where the machine allows, its data is on a small disk that can fill up.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { until } from '#test/support/until.ts'
import { openLink, type Link } from './link.ts'
import { startPart, type Part } from './part.ts'
import { listTree } from './process-tree.ts'
import type { Stage } from './stage.ts'

export type OneServer = Stage & {
  server: Part
  bucket: Link
  listPostgres(): number[]
  /** Fills the data disk to the last byte; throws when the data has no disk of its own. */
  fillDisk(): void
  emptyDisk(): void
}

const secret = 'a secret of drills, long enough to sign with'
const metricsToken = 'a-token-of-drills'
const startsWithinMs = 240_000
const diskMegabytes = 400

/** The user postgres must be able to enter `home`. */
export async function startOneServer(home: string): Promise<OneServer> {
  const disk = join(home, 'disk')
  mkdirSync(disk)
  const hasDisk = mount(disk)
  const dataDir = join(disk, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const s3 = await startS3Server()
  const bucket = await openLink({
    host: '127.0.0.1',
    port: Number(new URL(s3.settings.endpoint).port),
  })
  const server = startPart('the server', {
    command: process.execPath,
    args: [serverProgram],
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      SECRET: secret,
      METRICS_TOKEN: metricsToken,
      SOCKETS_PER_ADDRESS: '5000',
      STORAGE: `s3://${s3.settings.bucket}`,
      S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    },
    log: join(home, 'server.log'),
    restartsAfterMs: 200,
  })
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('the server is ready', isReady, startsWithinMs)
  const ballast = join(disk, 'ballast')
  return {
    url,
    secret,
    server,
    bucket,
    metrics: [{ url: `${url}/metrics`, token: metricsToken }],
    nodes: () => [server],
    openDatabase: () => openPatiently(findConnection(dataDir), { size: 2 }),
    isWhole: isReady,
    listPostgres: () => listPostgres(dataDir),
    fillDisk: () => {
      if (!hasDisk) throw new Error('the data has no disk of its own here')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'])
      spawnSync('sh', ['-c', `while printf x >> ${ballast}; do :; done`])
    },
    emptyDisk: () => rmSync(ballast, { force: true }),
    stop: async () => {
      rmSync(ballast, { force: true })
      await server.stop()
      await bucket.close()
      await s3.close()
      if (hasDisk) spawnSync('umount', ['-l', disk])
    },
  }
}

function mount(disk: string): boolean {
  const options = `size=${diskMegabytes}m,mode=755`
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'sideout-drill', disk]).status === 0
}

function findConnection(dataDir: string) {
  return {
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: 'sideout',
    database: 'sideout',
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
  }
}

function listPostgres(dataDir: string): number[] {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
    return listTree(Number(pid))
  } catch {
    return []
  }
}
