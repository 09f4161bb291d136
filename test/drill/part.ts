// One running program of a drill, started again by its supervisor when it ends, as systemd would.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { listTree, signalAll } from './process-tree.ts'

export type PartOptions = {
  command: string
  args: readonly string[]
  env?: Record<string, string>
  /** A file for what it says. */
  log: string
  /** The pause before it is started again, ms. */
  restartsAfterMs?: number
}

export type Part = {
  name: string
  /** Throws while it is between two starts. */
  pid(): number
  /** Sends a signal to this process alone. */
  signal(signal: NodeJS.Signals): void
  /** Stops this process and all it started from running, without ending them. */
  freeze(): void
  thaw(): void
  /** Ends it at once and keeps it away until `start`. */
  down(): Promise<void>
  start(): void
  /** Ends it for good: SIGTERM, then SIGKILL after ten seconds. */
  stop(): Promise<void>
  /** Leaves it to the caller; returns the numbers of all that run of it. */
  abandon(): number[]
}

const stopsWithinMs = 10_000
const started = new Set<Part>()

/** Ends every part of this process and all below it at once, for a drill that is given up. */
export function killEverything(): void {
  for (const part of started) signalAll(part.abandon(), 'SIGKILL')
  started.clear()
}

/** Starts a program under a supervisor. */
export function startPart(name: string, options: PartOptions): Part {
  let child: ChildProcess | null = null
  let isWanted = true
  let timer: NodeJS.Timeout | undefined
  let frozen: number[] = []

  const launch = (): void => {
    child = launchProgram(options)
    child.once('exit', () => {
      child = null
      if (isWanted) timer = setTimeout(launch, options.restartsAfterMs ?? 1_000)
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false
    clearTimeout(timer)
    const ending = child
    if (ending === null) return
    const ended = once(ending, 'exit')
    signalAll(frozen.splice(0), 'SIGCONT')
    ending.kill(signal)
    const force = setTimeout(() => ending.kill('SIGKILL'), stopsWithinMs)
    await ended
    clearTimeout(force)
  }
  const readPid = (): number => {
    if (child?.pid === undefined) throw new Error(`${name} does not run`)
    return child.pid
  }
  launch()
  const part: Part = {
    name,
    pid: readPid,
    signal: (signal) => signalAll([readPid()], signal),
    freeze: () => {
      frozen = listTree(readPid())
      signalAll(frozen, 'SIGSTOP')
    },
    thaw: () => signalAll(frozen.splice(0), 'SIGCONT'),
    down: () => end('SIGKILL'),
    start: () => {
      isWanted = true
      if (child === null) launch()
    },
    stop: async () => {
      await end('SIGTERM')
      started.delete(part)
    },
    abandon: () => {
      isWanted = false
      clearTimeout(timer)
      return child?.pid === undefined ? [] : listTree(child.pid)
    },
  }
  started.add(part)
  return part
}

function launchProgram({ command, args, env = {}, log }: PartOptions): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const output = createWriteStream(log, { flags: 'a' })
  const child = spawn(command, args, {
    env: { PATH: `${PATH}:/usr/sbin:/usr/lib/postgresql/15/bin`, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout?.pipe(output)
  child.stderr?.pipe(output)
  child.once('error', (error) => output.write(`${command}: ${error.message}\n`))
  return child
}

/** The words that run a program as the user postgres, where this process is root. */
export const asPostgres = (): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--inh-caps=-all']
    : []
