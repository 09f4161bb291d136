// One of those that are measured side by side: a server in a process of its own with a database of
// its own on the same PostgreSQL, and how it is asked for the same things as the others.

export const peerNames = ['Sideout', 'Fastify + pg', 'Bun', 'Socket.IO', 'Parse Server'] as const
export type PeerName = (typeof peerNames)[number]

/** What every store begins with; events count from 1. */
export const storeSize = { players: 720, events: 210, roster: 16 }
/** The players from this one on only listen. */
export const firstListener = 441

/** One player at a server. Each act rejects unless it was done. */
export type Line = {
  /** An event with its roster. */
  read(event: number): Promise<unknown>
  /** The record of an entry; a sign-up, but where a peer can store one without the event. */
  enter(event: number): Promise<unknown>
  /** A sign-up that the event's count, its roster and its listeners know of. */
  signUp(event: number): Promise<unknown>
  withdraw(event: number): Promise<unknown>
  close(): void
}

/** How a socket comes to listen to an event. */
export type Listening = {
  url: string
  /** Of these as many sockets each; null where no one signs in. */
  tokens: readonly string[] | null
  /** Frames it sends: at once, or after a frame that begins so. */
  steps: readonly { after: string | null; send: string }[]
  /** How the frame begins after which it listens. */
  ready: string
  /** How the frames begin that tell of a change. */
  counted: string
  /** The answer to a frame that only asks whether it is there. */
  pong: { ping: string; pong: string } | null
}

export type Peer = {
  name: PeerName
  pid: number
  /** Its name in PostgreSQL. */
  database: string
  openLine(player: number): Promise<Line>
  listenTo(event: number): Listening
  /** Starts it anew on the same store. */
  restart(): Promise<void>
  stop(): Promise<void>
}
