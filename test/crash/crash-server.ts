// A server that a test kills and starts again, on one port and one store all its life.
import { freePort } from '#test/support/free-port.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'

export type CrashServer = {
  url: string
  /** Starts it and waits until it takes calls. */
  start(): Promise<void>
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>
  /** Ends it as an operator does. */
  stop(): Promise<void>
}

/** A server that is not started yet, with these settings beside its port, without demo. */
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
