// A proxy that simulates a server being killed and restarted.
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type DyingProxy = {
  deaths(): number
  /**
   * Fails at each request for which `isLast` is true: leaves it unanswered and stays down for
   * `awayMs`.
   */
  dieAt(isLast: (line: string) => boolean, awayMs: () => number): void
  cut(): void
  restore(): Promise<void>
  close(): Promise<void>
}

/**
 * Forwards 127.0.0.1:`port` to `targetPort`. `isLast` gets the first line of each request, such as
 * "GET /landing HTTP/1.1".
 */
export async function startDyingProxy(port: number, targetPort: () => number): Promise<DyingProxy> {
  const sockets = new Set<Socket>()
  let isLast: (line: string) => boolean = () => false
  let awayMs = () => 0
  let deaths = 0
  let server: Server | null = null

  const listen = async (): Promise<void> => {
    if (server !== null) return
    server = createServer(pass).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = (): void => {
    deaths += 1
    server?.close()
    server = null
    for (const socket of sockets) socket.resetAndDestroy()
  }
  function pass(near: Socket): void {
    const far = connect(targetPort(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    far.pipe(near)
    near.on('data', (bytes) => {
      const line = /^(?:GET|POST|HEAD) \S+ HTTP/.exec(bytes.toString('latin1'))?.[0]
      if (line !== undefined && server !== null && isLast(line)) {
        cut()
        setTimeout(() => void listen(), awayMs())
      } else {
        far.write(bytes)
      }
    })
  }

  await listen()
  return {
    deaths: () => deaths,
    dieAt: (when, away) => {
      isLast = when
      awayMs = away
    },
    cut,
    restore: listen,
    close: async () => {
      isLast = () => false
      for (const socket of sockets) socket.destroy()
      if (server === null) return
      server.close()
      await once(server, 'close')
    },
  }
}
