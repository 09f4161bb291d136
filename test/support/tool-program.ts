// An operator's program as a process, such as `npm run backup`, without npm.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ToolProgram = {
  err(): string
  signal(signal: NodeJS.Signals): void
  ended: Promise<number | string>
}

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
