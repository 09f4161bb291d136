// A PostgreSQL that is some milliseconds away: a proxy that holds everything back, and counts how
// often was waited.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type DistantPostgres = {
  /** The database's address, through the proxy. */
  url: string
  /** Lets a round trip take so long, ms. */
  setDistance(ms: number): void
  /** How often something was asked after something had been answered, on all connections. */
  roundTrips(): number
  close(): Promise<void>
}

/**
 * Listens on a free port of this machine and leads to the server of `url`, a port or a unix socket.
 */
export async function startDistantPostgres(url: string): Promise<DistantPostgres> {
  const target = new URL(url)
  const host = decodeURIComponent(target.hostname)
  const address = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${target.port}` }
    : { host, port: Number(target.port) }
  const open = new Set<Socket>()
  let distanceMs = 0
  let trips = 0
  const proxy = createServer((client) => {
    const server = connect(address)
    let isAsking = false
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      const deliver = createLine((bytes) => to.write(bytes))
      from.on('data', (bytes) => {
        if (from === client && !isAsking) trips += 1
        isAsking = from === client
        deliver(bytes, distanceMs / 2)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  target.hostname = '127.0.0.1'
  target.port = String((proxy.address() as AddressInfo).port)
  return {
    url: target.href,
    setDistance: (ms) => {
      distanceMs = ms
    },
    roundTrips: () => trips,
    close: async () => {
      for (const socket of open) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

type Bytes = string | Uint8Array

/** Passes things on in their order, each after its time, to a tenth of a millisecond. */
function createLine(pass: (bytes: Bytes) => void): (bytes: Bytes, afterMs: number) => void {
  const waiting: { bytes: Bytes; due: number }[] = []
  const step = (): void => {
    for (;;) {
      const [first] = waiting
      if (first === undefined) return
      const leftMs = first.due - performance.now()
      // Timers are a millisecond apart.
      if (leftMs > 2) return void setTimeout(step, leftMs - 1)
      if (leftMs > 0) return void setImmediate(step)
      waiting.shift()
      pass(first.bytes)
    }
  }
  return (bytes, afterMs) => {
    waiting.push({ bytes, due: performance.now() + afterMs })
    if (waiting.length === 1) step()
  }
}
