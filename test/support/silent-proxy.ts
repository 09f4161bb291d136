// A TCP proxy that can fall silent: connections stay open and carry no data, as with an unplugged
// cable.
import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** Dropped direction: the client's requests, the server's answers, or both. */
export type Silence = 'requests' | 'answers' | 'both'

export type SilentProxy = {
  port: number
  /** Drops data on existing and new connections without closing any. */
  fallSilent(silence?: Silence): void
  /** New connections work again. Silent ones stay silent, as when a firewall lost their state. */
  heal(): void
  close(): Promise<void>
}

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
