// A server that accepts connections and never answers, or never finishes an answer; stands for a
// bucket or a mail server.
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type HangingServer = {
  /** host:port */
  address: string
  connections: () => number
  close: () => Promise<void>
}

/** Listens on a free port and answers every request with `head` only. */
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
