// Interface of a measured peer: a server process with its own database on the same PostgreSQL, and
// its requests for the same operations.

export const peerNames = ['Sideout', 'Fastify + pg', 'Bun', 'Socket.IO', 'Parse Server'] as const
export type PeerName = (typeof peerNames)[number]

/** Initial content of every store; events count from 1. */
export const storeSize = { players: 720, events: 210, roster: 16 }
/** Players from this one on only listen. */
export const firstListener = 441

/** A player's connection. Each act rejects when it fails. */
export type Line = {
  read(event: number): Promise<unknown>
  /** Stores the entry; a full sign-up unless the peer can write it without the event. */
  enter(event: number): Promise<unknown>
  /** Updates the event's count and roster, and notifies listeners. */
  signUp(event: number): Promise<unknown>
  withdraw(event: number): Promise<unknown>
  close(): void
}

export type Listening = {
  url: string
  /** Sockets are distributed evenly; null without sign-in. */
  tokens: readonly string[] | null
  /** Frames to send: at once, or after a frame with this prefix. */
  steps: readonly { after: string | null; send: string }[]
  /** Prefix of the frames after which it listens, and how many of them it awaits. */
  ready: string
  awaited: number
  /** Prefix of the frame that names the key of what is counted, where a window has several things. */
  keyed: string | null
  /** Prefix of frames that report a change, up to that key. */
  counted: string
  pong: { ping: string; pong: string } | null
}

export type Peer = {
  name: PeerName
  pid: number
  database: string
  openLine(player: number): Promise<Line>
  listenTo(event: number): Listening
  restart(): Promise<void>
  stop(): Promise<void>
}
