// Runs the server, or a floor to compare it with, as a separate process.
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

export type ServerProcess = {
  port: number
  pid: number
  stop(): Promise<void>
}

export async function startServerProcess(
  program: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  await ready(port, () => child.exitCode)
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function ready(port: number, exitCode: () => number | null): Promise<void> {
  for (const until = performance.now() + 60_000; performance.now() < until;) {
    if (exitCode() !== null) throw new Error(`the server ended with ${exitCode()}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
  throw new Error('the server was not ready within a minute')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}
