// The real server as a process: `npm start` without the build, which test, story, benchmark and
// drill runs do first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { until } from './until.ts'

export type ServerProgram = {
  out(): string
  err(): string
  ready(): Promise<void>
  signal(signal: NodeJS.Signals): void
  ended: Promise<number | string>
  pid: number
  ignoreErrors(how: 'pause' | 'close'): void
}

export type ServerOutputs = { stdout?: number; stderr?: number }

export const serverProgram = join(import.meta.dirname, '../../dist/server/main.js')
const startsWithinMs = 240_000

/** Starts it with only these of our settings. */
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
