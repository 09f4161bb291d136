// Starts and stops one PostgreSQL process on a cluster. Its durability is fixed here, above any configuration file.
import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Address } from './address.ts'
import { programOf, type Install } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import type { PostgresLog } from './postgres-log.ts'
import { isAlive, readPostmasterFile, removePostmasterFile, servesFolder } from './postmaster-file.ts'
import { cleanSpawn, runProgram } from './run-program.ts'

export type PostmasterOptions = { install: Install; dataDir: string; address: Address; log: PostgresLog; maxConnections: number }
export type Postmaster = { pid: number; /** Settles when the process is gone, however it went. */ exited: Promise<void>; stop: () => Promise<void> }

const pollMs = 10
const fastStopMs = 20_000
const immediateStopMs = 10_000
/** The last processes of a killed PostgreSQL need a moment to see that it is gone; the next must not start before. */
const leftoversMs = 5_000
const leftovers = /pre-existing shared memory block|is another post(master|gres)/

const durability = ['-c', 'fsync=on', '-c', 'full_page_writes=on', '-c', 'synchronous_commit=on']
const memory = ['-c', 'shared_buffers=128MB', '-c', 'max_wal_size=512MB', '-c', 'jit=off']
const manners = ['-c', 'log_destination=stderr', '-c', 'logging_collector=off', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC', '-c', 'password_encryption=scram-sha-256']

/** Starts PostgreSQL and waits until it accepts connections, recovery included. Throws an EmbeddedError with the end of its log. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = performance.now() + leftoversMs
  for (;;) {
    const outcome = await launch(options)
    if ('postmaster' in outcome) return outcome.postmaster
    if (!leftovers.test(outcome.words) || performance.now() > deadline) throw new EmbeddedError(`The embedded PostgreSQL did not start in ${options.dataDir}:\n${outcome.words}`)
    await delay(50)
  }
}

async function launch(options: PostmasterOptions): Promise<{ postmaster: Postmaster } | { words: string }> {
  const { install, dataDir, address, log } = options
  const logSize = await log.size()
  const flags = [...address.flags, ...durability, ...memory, ...manners, '-c', `max_connections=${options.maxConnections}`]
  // Detached: Ctrl+C in a terminal reaches the server alone, which stops PostgreSQL after its last answer.
  const child = spawn(programOf(install.native, 'postgres'), ['-D', dataDir, ...flags], { ...cleanSpawn(install.user, dataDir), detached: true, stdio: ['ignore', log.fd, log.fd], windowsHide: true })
  let failure: string | null = null
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      failure = error.message
      resolve()
    })
  })
  if (!(await becomesReady(child, exited, dataDir))) return { words: failure ?? (await log.readSince(logSize)) }
  const pid = child.pid
  if (pid === undefined) return { words: 'the process has no number' }
  return { postmaster: { pid, exited, stop: () => stopProcess(pid, install, dataDir, () => child.exitCode === null && child.signalCode === null) } }
}

async function becomesReady(child: ChildProcess, exited: Promise<void>, dataDir: string): Promise<boolean> {
  const gone = exited.then(() => 'gone' as const)
  for (;;) {
    const file = await readPostmasterFile(dataDir)
    if (file?.pid === child.pid && file?.isReady === true) return true
    if ((await Promise.race([gone, delay(pollMs)])) === 'gone') return false
  }
}

/** Fast shutdown (open transactions are rolled back, everything is written), then an immediate one, which the next start recovers from. */
async function stopProcess(pid: number, install: Install, dataDir: string, isRunning: () => boolean | Promise<boolean>): Promise<void> {
  for (const [mode, signal, patienceMs] of [['fast', 'SIGINT', fastStopMs], ['immediate', 'SIGQUIT', immediateStopMs]] as const) {
    if (!(await isRunning())) return
    await signalStop(pid, install, dataDir, mode, signal)
    const deadline = performance.now() + patienceMs
    while ((await isRunning()) && performance.now() < deadline) await delay(pollMs)
  }
  if (await isRunning()) throw new EmbeddedError(`PostgreSQL (process ${pid}) on ${dataDir} does not stop. End it by hand.`)
}

async function signalStop(pid: number, install: Install, dataDir: string, mode: string, signal: NodeJS.Signals): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals: Node's kill would end PostgreSQL without its shutdown.
    await runProgram(programOf(install.native, 'pg_ctl'), ['stop', '-D', dataDir, '-m', mode, '-W'])
    return
  }
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Makes the folder free to start: stops a PostgreSQL that outlived its server, and removes a lock whose process number
 * now belongs to something else. The lock of a dead process stays: PostgreSQL clears it itself, after its own check for leftovers.
 */
export async function clearWay(install: Install, dataDir: string, address: Address): Promise<'free' | 'stopped an orphan' | 'cleared a stale lock'> {
  const file = await readPostmasterFile(dataDir)
  const isOrphan = file !== null && (await servesFolder(file.pid, dataDir))
  const isReused = file !== null && !isOrphan && isAlive(file.pid)
  // Not merely alive: an ended orphan keeps its number until its new parent looks, in some containers for ever.
  if (isOrphan) await stopProcess(file.pid, install, dataDir, () => servesFolder(file.pid, dataDir))
  if (isReused) await removePostmasterFile(dataDir)
  if (process.platform !== 'win32') for (const entry of await readdir(address.host)) if (entry.startsWith('.s.PGSQL.')) await rm(join(address.host, entry), { force: true })
  if (isOrphan) return 'stopped an orphan'
  return file === null ? 'free' : 'cleared a stale lock'
}
