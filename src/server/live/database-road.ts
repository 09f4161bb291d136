// Detects that this node alone has lost the database, so that another node can serve its windows.
// No window is sent away unless another node is known to be well, so an outage for everyone, or a
// single server, keeps its windows; a node whose database is back accepts windows at once.
import type { Logger } from 'pino'

export type DatabaseLink = {
  isCutOff: () => boolean
  onCutOff: (listener: () => void) => void
}

export type LinkPeers = {
  sayLost: (isLost: boolean) => void
  hasWellPeer: () => boolean
}

const everyMs = 1_000
/** Shorter outages are waited out. */
const patienceMs = 3_000

type Options = {
  peers: LinkPeers
  ask: () => Promise<boolean>
  log: Logger
}

export function watchDatabaseLink({
  peers,
  ask,
  log,
}: Options): DatabaseLink & { stop: () => void } {
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
