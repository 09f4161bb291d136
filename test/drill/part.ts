// One running program of a drill, restarted by its supervisor when it ends, as systemd would.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { listTree, signalAll } from './process-tree.ts'

export type PartOptions = {
  command: string
  args: readonly string[]
  env?: Record<string, string>
  log: string
  /** Pause before a restart, ms. */
  restartsAfterMs?: number
}

export type Part = {
  name: string
  /** Throws while the program is between two starts. */
  pid(): number
  /** Signals this process alone, not its children. */
  signal(signal: NodeJS.Signals): void
  freeze(): void
  thaw(): void
  down(): Promise<void>
  start(): void
  /** Sends SIGTERM, then SIGKILL after ten seconds. */
  stop(): Promise<void>
  /** Stops supervising; returns the pids of its running processes. */
  abandon(): number[]
}

const stopsWithinMs = 10_000
const started = new Set<Part>()

export function killEverything(): void {
  for (const part of started) signalAll(part.abandon(), 'SIGKILL')
  started.clear()
}

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

/** The command prefix that runs a program as the user postgres when this process is root. */
export const asPostgres = (): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--inh-caps=-all']
    : []
