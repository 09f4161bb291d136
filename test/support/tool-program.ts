// An operator's program as a process: `npm run backup` and its like, without npm.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ToolProgram = {
  /** What it complained of so far. */
  err(): string
  /** Sends a signal, unless it has ended. */
  signal(signal: NodeJS.Signals): void
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Starts tools/`name`.ts with these settings and no others of ours. */
export function launchTool(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): ToolProgram {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const file = join(import.meta.dirname, `../../tools/${name}.ts`)
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH, HOME, ...(TMPDIR !== '' && { TMPDIR }), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString()
  })
  return {
    err: () => said,
    signal: (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    },
    ended: once(child, 'close').then(() => child.exitCode ?? child.signalCode ?? ''),
  }
}
