// The server's own PostgreSQL under DATA_DIR: chooses a folder, locks it, creates the cluster and
// keeps PostgreSQL running. Whatever killed the last server or its PostgreSQL, the next start
// recovers by itself.
import { join, resolve } from 'node:path'
import { giveToFolderOwner } from '#server/durable-file.ts'
import { chooseAddress } from './address.ts'
import { findBinaries, installFor, type Install } from './binaries.ts'
import { findClusterFolder, type ClusterFolder } from './cluster-folder.ts'
import { openCluster, storeName } from './cluster.ts'
import { withOperatorError } from './embedded-error.ts'
import { keepRunning } from './keep-running.ts'
import { chooseOsUser } from './os-user.ts'
import { takeOwnership } from './owner-lock.ts'
import { openPostgresLog, type PostgresLog } from './postgres-log.ts'
import { removeStalePostmaster, startPostmaster, type Postmaster } from './postmaster.ts'
import { stopAtOnce } from './stop-postmaster.ts'

export type EmbeddedLog = {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

export type EmbeddedOptions = {
  dataDir: string
  log: EmbeddedLog
  osUser?: string | undefined
  maxConnections?: number
  fallbackRoots?: readonly string[]
  onDown?: () => void
  onUp?: () => void
  signal?: AbortSignal
}

export type Embedded = {
  connection: { host: string; port: number; user: string; database: string; password: string }
  home: string
  isNew: boolean
  pid: () => number | null
  /**
   * Stops PostgreSQL and releases the store; idempotent. Ends within `withinMs`: cleanly if
   * possible, otherwise at once, and the next start recovers.
   */
  stop: (withinMs?: number) => Promise<void>
  hurry: () => void
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const binaries = await findBinaries()
  const user = await chooseOsUser(options.osUser, options.dataDir)
  const place = await findClusterFolder({ ...options, user, named: options.osUser !== undefined })
  const lock = takeOwnership(place.folder)
  try {
    await chownToServerUser(place.folder, ['owner.lock', 'owner.pid'])
    const install = await installFor(binaries, place.user, place.folder)
    const logFile = join(resolve(options.dataDir), 'postgres.log')
    const postgresLog = await withOperatorError(`${logFile} cannot be written`, () =>
      openPostgresLog(logFile),
    )
    await chownToServerUser(resolve(options.dataDir), ['postgres.log'])
    try {
      return await startIn(place, install, postgresLog, options, async () => {
        await postgresLog.close()
        lock.release()
      })
    } catch (error) {
      await postgresLog.close()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startIn(
  place: ClusterFolder,
  install: Install,
  postgresLog: PostgresLog,
  options: EmbeddedOptions,
  release: () => Promise<void>,
): Promise<Embedded> {
  const { log } = options
  const address = await chooseAddress(place.home, place.user)
  const clear = async (): Promise<void> => {
    const found = await removeStalePostmaster(install, join(place.home, 'data'), address)
    if (found !== 'free') log.info(`embedded PostgreSQL: ${found}`)
  }
  options.signal?.throwIfAborted()
  await clear()
  options.signal?.throwIfAborted()
  const cluster = await openCluster(place.home, install, options.signal)
  const stopping = new AbortController()
  const signal = AbortSignal.any([
    stopping.signal,
    ...(options.signal === undefined ? [] : [options.signal]),
  ])
  const maxConnections = options.maxConnections ?? 60
  const start = async (): Promise<Postmaster> => {
    await clear()
    return startPostmaster({
      install,
      dataDir: cluster.dataDir,
      address,
      log: postgresLog,
      maxConnections,
      signal,
    })
  }
  const kept = await keepRunning<Postmaster>({ start, ...reportTo(options) })
  let stopped: Promise<void> | null = null
  return {
    connection: {
      host: address.host,
      port: address.port,
      user: storeName,
      database: storeName,
      password: cluster.password,
    },
    home: place.home,
    isNew: cluster.isNew,
    pid: kept.pid,
    stop: (withinMs) => {
      stopping.abort()
      return (stopped ??= kept.stop(withinMs).then(release))
    },
    hurry: () => {
      const pid = kept.pid()
      if (pid !== null) stopAtOnce(pid)
    },
  }
}

const reportTo = ({ log, onDown, onUp }: EmbeddedOptions) => ({
  onDown: () => {
    log.error('embedded PostgreSQL ended unasked and is started again')
    onDown?.()
  },
  onUp: ({ pid }: Postmaster) => {
    log.info(`embedded PostgreSQL is back (process ${pid})`)
    onUp?.()
  },
  onFailure: (error: unknown, nextTryMs: number) =>
    log.error(
      `embedded PostgreSQL did not start, next try in ${nextTryMs} ms: ${error instanceof Error ? error.message : String(error)}`,
    ),
})

/**
 * An operator's program may run as root while the server doesn't; its files must stay accessible to
 * the server.
 */
async function chownToServerUser(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await giveToFolderOwner(join(folder, name))
}
