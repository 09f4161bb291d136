// A TCP proxy that can fall silent: its connections stay open and carry nothing, as after a cable
// was pulled.
import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** What is swallowed: what the client says, what it would hear, or both. */
export type Silence = 'requests' | 'answers' | 'both'

export type SilentProxy = {
  port: number
  /**
   * From here on swallows this, on every connection there is and on each new one. Closes nothing.
   */
  fallSilent(silence?: Silence): void
  /** New connections work again. Those that were silent stay so, as when a firewall forgot them. */
  heal(): void
  close(): Promise<void>
}

/**
 * Listens on a free port of this machine and passes everything on to `port`; `close` it in the end.
 */
export async function startSilentProxy(port: number): Promise<SilentProxy> {
  const open = new Set<Socket>()
  let links = new Set<{ silence: Silence | null }>()
  let silence: Silence | null = null

  const server = createServer((client) => {
    const link = { silence }
    links.add(link)
    const target = connect(port, '127.0.0.1')
    for (const socket of [client, target]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    const isPassing = (swallowed: Silence): boolean =>
      link.silence !== swallowed && link.silence !== 'both'
    client.on('data', (bytes) => void (isPassing('requests') && target.write(bytes)))
    target.on('data', (bytes) => void (isPassing('answers') && client.write(bytes)))
    client.on('close', () => {
      links.delete(link)
      target.destroy()
    })
    target.on('close', () => void (link.silence === null && client.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: (wanted = 'both') => {
      silence = wanted
      for (const link of links) link.silence = wanted
    },
    heal: () => {
      silence = null
      links = new Set()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
