// Whether this node alone has lost its road to the database. Its windows would stand still while
// another node could serve them. Invariants: no one is sent away where no other node is known to be
// well, so a database that moves and a server of its own keep their windows; a node that found its
// database again takes windows at once.
import type { Logger } from 'pino'

export type DatabaseRoad = {
  /** Another node serves windows, and this one cannot. */
  isCutOff: () => boolean
  /** Calls `listener` each time it becomes so. */
  onCutOff: (listener: () => void) => void
}

/** What nodes tell each other. */
export type RoadPeers = {
  /** From now on the others hear whether the database answers here. */
  sayLost: (isLost: boolean) => void
  /** True when another node is heard with a database that has answered for a while. */
  hasWellPeer: () => boolean
}

const everyMs = 1_000
/** What is over sooner is waited for. */
const patienceMs = 3_000

type Options = {
  peers: RoadPeers
  /** Resolves with whether a connection is to be had. */
  ask: () => Promise<boolean>
  log: Logger
}

/** Asks every second from now on; `stop` ends it. */
export function watchDatabaseRoad({
  peers,
  ask,
  log,
}: Options): DatabaseRoad & { stop: () => void } {
  const listeners: (() => void)[] = []
  let lostSince: number | null = null
  let isCutOff = false
  let isAsking = false

  const look = async (): Promise<void> => {
    const startedAt = performance.now()
    const isThere = await ask()
    lostSince = isThere ? null : (lostSince ?? startedAt)
    peers.sayLost(!isThere)
    const wasCutOff = isCutOff
    isCutOff =
      lostSince !== null && performance.now() - lostSince >= patienceMs && peers.hasWellPeer()
    if (isCutOff === wasCutOff) return
    if (!isCutOff) return log.info('windows are taken again')
    log.warn('the database answers other nodes and not this one: windows are sent there')
    for (const listener of listeners) listener()
  }
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    void look().finally(() => {
      isAsking = false
    })
  }, everyMs).unref()

  return {
    isCutOff: () => isCutOff,
    onCutOff: (listener) => {
      listeners.push(listener)
    },
    stop: () => clearInterval(timer),
  }
}
