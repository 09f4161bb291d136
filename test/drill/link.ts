// A TCP link that can freeze: connections stay open and carry no data, like a network that drops
// every packet.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Link = {
  port: number
  /** Stops the traffic; new connections are accepted and not forwarded. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

type Target = { host: string; port: number }

export async function openLink(target: Target): Promise<Link> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  const waiting = new Set<Socket>()
  let isFrozen = false

  const join = (near: Socket): void => {
    const far = connect({ ...target, noDelay: true })
    const pair = { near, far }
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    const part = (): void => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.on('error', part).on('close', part)
  }
  const server = createServer({ noDelay: true }, (near) => {
    if (!isFrozen) {
      join(near)
      return
    }
    waiting.add(near)
    near
      .pause()
      .on('error', () => undefined)
      .on('close', () => waiting.delete(near))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true
      for (const { near, far } of pairs) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    thaw: () => {
      isFrozen = false
      for (const { near, far } of pairs) {
        near.pipe(far)
        far.pipe(near)
      }
      for (const near of waiting) join(near)
      waiting.clear()
    },
    close: async () => {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      for (const near of waiting) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
