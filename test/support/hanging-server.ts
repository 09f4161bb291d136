// A server that takes every connection and never answers, or begins an answer and never ends it: a
// bucket, a mail server.
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type HangingServer = {
  /** host:port */
  address: string
  /** Connections that are open. */
  connections: () => number
  close: () => Promise<void>
}

/** Listens on a free port; answers whatever is sent with `head`, and no more. */
export async function startHangingServer(head = ''): Promise<HangingServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', () => {
      if (head !== '') socket.write(head)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
