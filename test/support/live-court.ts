// A live server with scripted answers, for tests of the client's connection.
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { afterEach } from 'vitest'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'
import type { LiveState } from '#client/net/live-topics.ts'
import { LiveConnection, type LiveWorld } from '#client/net/live.ts'
import { until } from './until.ts'

export type Frame = { type: string; id?: number; query?: string; input?: unknown }

export class Court {
  readonly frames: Frame[] = []
  readonly sockets: ServerSocket[] = []
  private server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  private port = 0
  private readonly connections: LiveConnection[] = []

  async open(): Promise<void> {
    this.listen()
    await new Promise((resolve) => this.server.once('listening', resolve))
    this.port = (this.server.address() as AddressInfo).port
  }

  private listen(): void {
    this.server.on('connection', (socket) => {
      this.sockets.push(socket)
      socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as Frame))
    })
  }

  connection(world: Partial<LiveWorld> = {}): LiveConnection {
    const connection = new LiveConnection({
      url: () => `ws://127.0.0.1:${this.port}/live`,
      Socket: WebSocket,
      random: () => 0,
      backoff: { firstMs: 4, maxMs: 16 },
      quietMs: 60_000,
      deadMs: 60_000,
      staggerMs: 0,
      staysMs: () => 0,
      ...world,
    })
    this.connections.push(connection)
    return connection
  }

  say(frame: object, socket = this.sockets.at(-1)): void {
    socket?.send(JSON.stringify(frame))
  }

  sayPacked(frame: object): void {
    this.sockets.at(-1)?.send(deflateSync(JSON.stringify(frame)))
  }

  async heard(type: string, nth = 0): Promise<Frame> {
    return until(
      `${type} number ${nth}`,
      () => this.frames.filter((candidate) => candidate.type === type)[nth],
    )
  }

  async close(): Promise<void> {
    for (const connection of this.connections) connection.close()
    for (const socket of this.sockets) socket.terminate()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

const courts: Court[] = []
afterEach(async () => {
  for (const court of courts.splice(0)) await court.close()
})

export async function openCourt(): Promise<Court> {
  const court = new Court()
  courts.push(court)
  await court.open()
  return court
}

export function watching(connection: LiveConnection, query: string, input: unknown) {
  const states: LiveState[] = []
  const stop = connection.watch(query, input, (state) => states.push(state))
  return { states, stop, data: () => states.at(-1)?.data }
}
