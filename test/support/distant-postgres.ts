// A proxy that adds latency to PostgreSQL and counts round trips.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type DistantPostgres = {
  url: string
  setDistance(ms: number): void
  /** Requests sent after an answer, on all connections. */
  roundTrips(): number
  close(): Promise<void>
}

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

function createLine(pass: (bytes: Bytes) => void): (bytes: Bytes, afterMs: number) => void {
  const waiting: { bytes: Bytes; due: number }[] = []
  const step = (): void => {
    for (;;) {
      const [first] = waiting
      if (first === undefined) return
      const leftMs = first.due - performance.now()
      // Timers only have millisecond resolution.
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
