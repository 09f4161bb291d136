// The real server as a process: `npm start` without the build, which the runs of tests, stories,
// benchmarks and drills do first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { until } from './until.ts'

export type ServerProgram = {
  /** What it wrote so far. */
  out(): string
  err(): string
  /** Waits until it takes calls; throws with what it said when it ends instead. */
  ready(): Promise<void>
  /** Sends a signal, unless it has ended. */
  signal(signal: NodeJS.Signals): void
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  pid: number
  /** Stops reading its error output; `close` also closes the pipe. */
  ignoreErrors(how: 'pause' | 'close'): void
}

/** Where its two outputs go instead of being read: open files, pipes or sockets. */
export type ServerOutputs = { stdout?: number; stderr?: number }

/** What `npm start` runs. */
export const serverProgram = join(import.meta.dirname, '../../dist/server/main.js')
const startsWithinMs = 240_000

/** Starts it with these settings and no others of ours. */
export function launchServer(
  port: number | string,
  settings: Record<string, string>,
  outputs: ServerOutputs = {},
): ServerProgram {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [serverProgram], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR !== '' && { TMPDIR }),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', outputs.stdout ?? 'pipe', outputs.stderr ?? 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout?.on('data', (text: Buffer) => {
    said.out += text.toString()
  })
  child.stderr?.on('data', (text: Buffer) => {
    said.err = `${said.err}${text.toString()}`.slice(-20_000)
  })
  const [exited, closed] = [once(child, 'exit'), once(child, 'close')]
  let isIgnored = false
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    out: () => said.out,
    err: () => said.err,
    ready: () =>
      until(
        'the server is ready',
        async () => {
          if (isOver()) throw new Error(`the server did not start:\n${said.err}`)
          return fetch(`http://127.0.0.1:${port}/readyz`).then(
            (answer) => answer.ok,
            () => false,
          )
        },
        startsWithinMs,
      ).then(() => undefined),
    signal: (signal) => {
      if (!isOver()) child.kill(signal)
    },
    pid: child.pid ?? 0,
    ignoreErrors: (how) => {
      isIgnored = true
      if (how === 'close') child.stderr?.destroy()
      else child.stderr?.pause()
    },
    ended: exited
      .then(() => (isIgnored ? undefined : closed))
      .then(() => child.exitCode ?? child.signalCode ?? ''),
  }
}
