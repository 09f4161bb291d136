// A server that a test kills and restarts on the same port and store.
import { freePort } from '#test/support/free-port.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'

export type CrashServer = {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Returns a server that isn't started yet. `settings` come on top of its port; the demo is off. */
export async function crashServer(settings: Record<string, string>): Promise<CrashServer> {
  const port = await freePort()
  let running: ServerProgram | null = null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running?.signal(signal)
    await running?.ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      running = launchServer(port, { DEMO: 'off', ...settings })
      await running.ready()
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
