// A real Valkey (or Redis) for tests as a separate process on a free port, without persistence.
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from './free-port.ts'

export type TestValkey = {
  url: string
  kill(): Promise<void>
  restart(): Promise<void>
  port: number
  /** Pauses it: connections stay open without answers. */
  freeze(): void
  thaw(): void
}

const program = process.env['VALKEY_SERVER'] ?? 'redis-server'

export const hasValkey = (): boolean =>
  process.env['CI'] === 'true' || spawnSync(program, ['--version']).status === 0

export async function startValkey(): Promise<TestValkey> {
  const port = await freePort()
  let server = await launch(port)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    restart: async () => {
      server = await launch(port)
    },
  }
}

async function launch(port: number): Promise<ChildProcessByStdio<null, Readable, null>> {
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(
          `${program} cannot be run: install valkey or redis-server, or name one in VALKEY_SERVER`,
        ),
      ),
    )
    child.once('exit', (code) => reject(new Error(`${program} ended at once (${code})`)))
  })
  failed.catch(() => undefined)
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('eady to accept connections')) return
  })()
  await Promise.race([ready, failed])
  // Keep reading, because a full pipe would block it.
  child.stdout.resume()
  return child
}
