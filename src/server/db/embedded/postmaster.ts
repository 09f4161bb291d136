// Starts and stops one PostgreSQL process on a cluster. Durability settings are fixed here and
// override any configuration file.
import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Address } from './address.ts'
import { getProgramPath, type Install } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import type { PostgresLog } from './postgres-log.ts'
import {
  hasPostmasterFile,
  isAlive,
  readPostmasterFile,
  removePostmasterFile,
  servesFolder,
} from './postmaster-file.ts'
import { cleanSpawn } from './run-program.ts'
import { stopProcess } from './stop-postmaster.ts'

export type PostmasterOptions = {
  install: Install
  dataDir: string
  address: Address
  log: PostgresLog
  maxConnections: number
  signal?: AbortSignal | undefined
}
export type Postmaster = {
  pid: number
  exited: Promise<void>
  stop: (withinMs?: number) => Promise<void>
}

const pollMs = 10
const orphanStopMs = 10_000
/** An aborted start needs no clean shutdown; the next one recovers. */
const abandonedStopMs = 4_000
/**
 * The processes of a killed PostgreSQL take a moment to notice, and the next must not start before
 * they exit.
 */
const leftoversMs = 5_000
const leftovers = /pre-existing shared memory block|is another post(master|gres)/

const durability = ['-c', 'fsync=on', '-c', 'full_page_writes=on', '-c', 'synchronous_commit=on']
const memory = ['-c', 'shared_buffers=128MB', '-c', 'max_wal_size=512MB']
/** Results are short lists, so JIT compilation and parallel workers cost more than they save. */
const plans = ['-c', 'jit=off', '-c', 'max_parallel_workers_per_gather=0']
const manners = [
  '-c',
  'log_destination=stderr',
  '-c',
  'logging_collector=off',
  '-c',
  'timezone=UTC',
  '-c',
  'log_timezone=UTC',
  '-c',
  'password_encryption=scram-sha-256',
]

/**
 * Starts PostgreSQL and waits until it accepts connections, including recovery. Throws an
 * EmbeddedError with the end of its log.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = performance.now() + leftoversMs
  for (;;) {
    const outcome = await launch(options)
    if ('postmaster' in outcome) return outcome.postmaster
    if (!leftovers.test(outcome.words) || performance.now() > deadline)
      throw new EmbeddedError(
        `The embedded PostgreSQL did not start in ${options.dataDir}:\n${outcome.words}`,
      )
    await delay(50)
  }
}

async function launch(
  options: PostmasterOptions,
): Promise<{ postmaster: Postmaster } | { words: string }> {
  const { install, dataDir, address, log, signal } = options
  const logSize = await log.size()
  const flags = [
    ...address.flags,
    ...durability,
    ...memory,
    ...plans,
    ...manners,
    '-c',
    `max_connections=${options.maxConnections}`,
  ]
  // Detached, so that Ctrl+C reaches only the server, which stops PostgreSQL after its last
  // response.
  const child = spawn(getProgramPath(install.native, 'postgres'), ['-D', dataDir, ...flags], {
    ...cleanSpawn(install.user, dataDir),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    windowsHide: true,
  })
  let failure: string | null = null
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      failure = error.message
      resolve()
    })
  })
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const stop = (withinMs?: number): Promise<void> =>
    child.pid === undefined
      ? Promise.resolve()
      : stopProcess({ pid: child.pid, install, dataDir, isRunning }, withinMs)
  const isReady = await becomesReady(child, exited, { dataDir, signal })
  if (signal?.aborted === true) {
    await stop(abandonedStopMs)
    signal.throwIfAborted()
  }
  if (!isReady) return { words: failure ?? (await log.readSince(logSize)) }
  const pid = child.pid
  if (pid === undefined) return { words: 'the process has no number' }
  return { postmaster: { pid, exited, stop } }
}

async function becomesReady(
  child: ChildProcess,
  exited: Promise<void>,
  { dataDir, signal }: { dataDir: string; signal: AbortSignal | undefined },
): Promise<boolean> {
  const gone = exited.then(() => 'gone' as const)
  for (;;) {
    if (signal?.aborted === true) return false
    const file = await readPostmasterFile(dataDir)
    if (file?.pid === child.pid && file?.isReady === true) return true
    if ((await Promise.race([gone, delay(pollMs)])) === 'gone') return false
  }
}

/**
 * Prepares the folder for a start: stops an orphaned PostgreSQL, and removes a lock file whose pid
 * now belongs to another program. A dead process's lock stays, because PostgreSQL clears it itself
 * after checking for leftovers.
 */
export async function removeStalePostmaster(
  install: Install,
  dataDir: string,
  address: Address,
): Promise<'free' | 'stopped an orphan' | 'cleared a stale lock'> {
  const file = await readPostmasterFile(dataDir)
  // Truncated by a full disk or a power cut; PostgreSQL would never start with it.
  const isBroken = file === null && (await hasPostmasterFile(dataDir))
  const isOrphan = file !== null && (await servesFolder(file.pid, dataDir))
  const isReused = file !== null && !isOrphan && isAlive(file.pid)
  // Checking for a live pid isn't enough: an ended orphan stays a zombie until its new parent reaps
  // it, in some containers forever.
  if (isOrphan) {
    const isRunning = (): Promise<boolean> => servesFolder(file.pid, dataDir)
    await stopProcess({ pid: file.pid, install, dataDir, isRunning }, orphanStopMs)
  }
  if (isReused || isBroken) await removePostmasterFile(dataDir)
  await removeSockets(address)
  if (isOrphan) return 'stopped an orphan'
  return file === null && !isBroken ? 'free' : 'cleared a stale lock'
}

async function removeSockets({ host }: Address): Promise<void> {
  if (process.platform === 'win32') return
  const sockets = (await readdir(host)).filter((entry) => entry.startsWith('.s.PGSQL.'))
  for (const entry of sockets) await rm(join(host, entry), { force: true })
}
