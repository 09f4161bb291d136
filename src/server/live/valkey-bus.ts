// The bus of several nodes, through Valkey (or Redis) and, a second or two later, through the
// database. Invariants: a change invalidates its own node at once, whatever Valkey does; a node that may
// have missed a message invalidates everything; a node never hears its own messages again; a link that is
// silent is found out and dialed again (valkey-link.ts).
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database } from '../db/open-database.ts'
import { createBusPeers, type BusPeers } from './bus-peers.ts'
import { createLocalBus, everything, type Bus, type Invalidation } from './bus.ts'
import type { RoadPeers } from './database-road.ts'
import { createStoreRoad, type StoreRoad } from './store-road.ts'
import { createOutageLog, openValkeyLink, type ValkeyLink } from './valkey-link.ts'

const invalidationChannel = 'sideout:wake'
const beatChannel = 'sideout:beat'
const invalidationMessage = v.strictObject({
  from: v.string(),
  topics: v.nullable(v.array(v.string())),
})
const beatMessage = v.object({
  from: v.string(),
  beat: v.number(),
  said: v.nullable(v.number()),
  isLost: v.optional(v.boolean()),
})

/** A node says every second that it is there, and how much it said. */
const beatMs = 1_000
/** It hears itself, too: after so long without it the links are in doubt. */
const deafMs = 3_000
const answerMs = 1_000

export type ValkeyBus = Bus &
  RoadPeers & {
    /**
     * Carries invalidations through this database, too. Returns how to stop that, before the database is
     * closed.
     */
    keepIn: (db: Database) => () => Promise<void>
    /** How many other nodes are heard. */
    countPeers: () => number
  }

/** Connects in the background. An outage is said once in the log, and once more when it is over. */
export function createValkeyBus(url: string, log: Logger): ValkeyBus {
  const local = createLocalBus()
  const nodeId = randomUUID()
  const outage = createOutageLog(log)
  const peers = createBusPeers()
  const receiver = openValkeyLink(url, answerMs)
  const sender = openValkeyLink(url, answerMs)
  const speaker = createSpeaker(sender, nodeId)
  let road: StoreRoad | null = null
  let isLost = false
  // The database has what did not come.
  const onGap = (): void => void (road === null && local.invalidateEverything())
  const ears = createEars(receiver, { nodeId, peers, emit: local.emit, onGap })

  for (const { client } of [receiver, sender]) client.on('error', (error) => outage.begin(error))
  sender.client.on('ready', () => speaker.repeatLost(road !== null))
  ears.onHeardSelf(() => outage.end())

  const beat = (): void => {
    const period = speaker.beat(isLost)
    road?.carry({ nodeId, ...period })
    if (ears.isDeaf()) {
      outage.begin(new Error('it does not answer'))
      peers.clear()
      ears.startOver()
      for (const link of [receiver, sender]) link.redial()
    } else if (peers.forgetSilent(performance.now())) local.invalidateEverything()
  }
  const timer = setInterval(beat, beatMs).unref()

  return {
    publish: (topics) => {
      const batch = [...topics]
      if (batch.length === 0) return
      local.publish(batch)
      speaker.say(batch)
    },
    invalidateEverything: () => local.invalidateEverything(),
    listen: (listener) => local.listen(listener),
    keepIn: (db) => {
      const kept = createStoreRoad({ db, nodeId, hasHeard: peers.hasHeard, emit: local.emit })
      road = kept
      return async () => {
        road = null
        kept.carry({ nodeId, ...speaker.beat(isLost) })
        await kept.stop()
      }
    },
    countPeers: () => peers.count(),
    sayLost: (lost) => {
      isLost = lost
    },
    hasWellPeer: () => peers.hasWell(performance.now()),
    close: async () => {
      clearInterval(timer)
      await speaker.sayGoodbye()
      receiver.close()
      sender.close()
    },
  }
}

type Period = { beat: number; topics: string[] | null }

/** What this node says: invalidations, those made together in one message, and a beat a second. */
function createSpeaker({ client }: ValkeyLink, from: string) {
  const outgoing = new Set<string>()
  let inPeriod = new Set<string>()
  let isSendScheduled = false
  let hasLost = false
  let said = 0
  let beats = 0

  const publish = (channel: string, message: object): Promise<unknown> =>
    client.publish(channel, JSON.stringify({ from, ...message }))
  const send = (topics: readonly string[] | null): void => {
    said += 1
    publish(invalidationChannel, { topics }).catch(() => {
      hasLost = true
    })
  }
  const sendCollected = (): void => {
    isSendScheduled = false
    if (outgoing.size === 0) return
    send([...outgoing])
    outgoing.clear()
  }

  return {
    say: (topics: readonly string[]): void => {
      for (const topic of topics) {
        outgoing.add(topic)
        inPeriod.add(topic)
      }
      if (isSendScheduled) return
      isSendScheduled = true
      setImmediate(sendCollected)
    },
    /** The link is back: what was lost is repeated, unless the database has carried it. */
    repeatLost: (isCarried: boolean): void => {
      if (hasLost && !isCarried) send(null)
      hasLost = false
    },
    /** Ends a second: says how much was said in it, and returns it. */
    beat: (isLost: boolean): Period => {
      sendCollected()
      beats += 1
      publish(beatChannel, { beat: beats, said, isLost }).catch(() => undefined)
      said = 0
      const topics = [...inPeriod]
      inPeriod = new Set()
      return { beat: beats, topics }
    },
    sayGoodbye: (): Promise<unknown> => {
      sendCollected()
      return publish(beatChannel, { beat: beats, said: null }).catch(() => undefined)
    },
  }
}

type EarsOptions = {
  nodeId: string
  peers: BusPeers
  emit: (sent: Invalidation) => void
  /** Another node said more than was heard. */
  onGap: () => void
}

/** What this node hears of the others, and of itself. */
function createEars({ client, redial }: ValkeyLink, { nodeId, peers, emit, onGap }: EarsOptions) {
  const selfListeners: (() => void)[] = []
  let heardSelfAt = performance.now()
  /**
   * Links that come and go without anything being heard cost one look at everything, not one each
   * time.
   */
  let isInDoubt = false
  let isLookOwed = false

  const hearInvalidation = (text: string): void => {
    const heard = readMessage(invalidationMessage, text)
    if (heard === null || heard.from === nodeId) return
    peers.countInvalidation(heard.from)
    emit(heard.topics ?? everything)
  }
  const hearBeat = (text: string): void => {
    const heard = readMessage(beatMessage, text)
    if (heard === null) return
    if (heard.from === nodeId) {
      heardSelfAt = performance.now()
      isInDoubt = false
      if (isLookOwed) emit(everything)
      isLookOwed = false
      for (const listener of selfListeners) listener()
    } else if (!peers.hear(heard, performance.now())) onGap()
  }
  /** What was said until now was not heard. */
  const lookAgain = (): void => {
    if (isInDoubt) isLookOwed = true
    else emit(everything)
    isInDoubt = true
  }

  client.on('message', (channel, text) => {
    if (channel === invalidationChannel) hearInvalidation(text)
    else hearBeat(text)
  })
  client.on('ready', () => {
    client.subscribe(invalidationChannel, beatChannel).then(lookAgain, redial)
  })

  return {
    onHeardSelf: (listener: () => void): void => {
      selfListeners.push(listener)
    },
    isDeaf: (): boolean => performance.now() - heardSelfAt > deafMs,
    /** The links are dialed again: they get their time. */
    startOver: (): void => {
      heardSelfAt = performance.now()
    },
  }
}

/** Null for anything unreadable. */
function readMessage<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | null {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}
