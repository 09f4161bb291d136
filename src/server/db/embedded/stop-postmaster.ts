// Ends one PostgreSQL within a bounded time, whatever its state: fast shutdown, then immediate,
// then a kill of all its processes. In every case the next start recovers every acknowledged write.
import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { getProgramPath, type Install } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { runBinary } from './run-program.ts'

export type StopTarget = {
  pid: number
  install: Install
  dataDir: string
  isRunning: () => boolean | Promise<boolean>
}

const pollMs = 10
const defaultWithinMs = 20_000
const immediateMs = 2_000
const killMs = 1_000

/**
 * A fast shutdown (rolls back open transactions, writes everything), an immediate one in the last
 * three seconds of `withinMs`, and a kill at the very end, which also reaches stopped processes
 * (SIGSTOP).
 */
export async function stopProcess(target: StopTarget, withinMs = defaultWithinMs): Promise<void> {
  const stages = [
    {
      end: () => signalStop(target, 'fast', 'SIGINT'),
      patienceMs: withinMs - immediateMs - killMs,
    },
    { end: () => signalStop(target, 'immediate', 'SIGQUIT'), patienceMs: immediateMs },
    { end: () => killAll(target.pid), patienceMs: killMs },
  ]
  for (const { end, patienceMs } of stages) {
    if (patienceMs <= 0) continue
    if (!(await target.isRunning())) return
    await end()
    const deadline = performance.now() + patienceMs
    while ((await target.isRunning()) && performance.now() < deadline) await delay(pollMs)
  }
  if (await target.isRunning()) {
    throw new EmbeddedError(
      `PostgreSQL (process ${target.pid}) on ${target.dataDir} does not stop. End it by hand.`,
    )
  }
}

export function stopAtOnce(pid: number): void {
  if (process.platform !== 'win32') sendSignal(pid, 'SIGQUIT')
}

async function signalStop(
  { pid, install, dataDir }: StopTarget,
  mode: string,
  signal: NodeJS.Signals,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals, and Node's kill would end PostgreSQL without a shutdown.
    await runBinary(getProgramPath(install.native, 'pg_ctl'), [
      'stop',
      '-D',
      dataDir,
      '-m',
      mode,
      '-W',
    ])
    return
  }
  sendSignal(pid, signal)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * The postmaster first, so that it starts no further processes; its children lead their own groups
 * and are killed individually.
 */
async function killAll(pid: number): Promise<void> {
  const children = await findChildren(pid)
  for (const one of [pid, ...children]) sendSignal(one, 'SIGKILL')
}

const parentField = 1

async function findChildren(pid: number): Promise<number[]> {
  if (process.platform === 'win32') return []
  if (process.platform !== 'linux') {
    const { output } = await runBinary('ps', ['-A', '-o', 'pid=,ppid='])
    const pairs = output.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
    return pairs.flatMap(([child, parent]) =>
      parent === pid && child !== undefined ? [child] : [],
    )
  }
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children: number[] = []
  for (const name of processes) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(fields[parentField]) === pid) children.push(Number(name))
  }
  return children
}
