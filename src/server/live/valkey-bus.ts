// The bus of several nodes, through Valkey (or Redis) and, a second or two later, the database. A
// change invalidates its own node at once, whatever Valkey does; a node that may have missed a
// message invalidates everything; a node ignores its own messages; a silent link is detected and
// reconnected (valkey-link.ts).
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database } from '../db/open-database.ts'
import { createBusPeers, type BusPeers } from './bus-peers.ts'
import { createLocalBus, everything, type Bus, type Invalidation } from './bus.ts'
import type { LinkPeers } from './database-road.ts'
import { createDatabaseBus, type StoreRoad } from './store-road.ts'
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

const beatMs = 1_000
/** A node receives its own beats; after this long without any, the links are suspect. */
const deafMs = 3_000
const answerMs = 1_000

export type ValkeyBus = Bus &
  LinkPeers & {
    /**
     * Also carries invalidations through this database. Returns a stop function; call it before the
     * database is closed.
     */
    keepIn: (db: Database) => () => Promise<void>
    countPeers: () => number
  }

/** Connects in the background. The beginning and end of an outage are logged once each. */
export function createValkeyBus(url: string, log: Logger): ValkeyBus {
  const local = createLocalBus()
  const nodeId = randomUUID()
  const outage = createOutageLog(log)
  const peers = createBusPeers()
  const receiver = openValkeyLink(url, answerMs)
  const sender = openValkeyLink(url, answerMs)
  const speaker = createSender(sender, nodeId)
  let road: StoreRoad | null = null
  let isLost = false
  // The database carries what was lost.
  const onGap = (): void => void (road === null && local.invalidateEverything())
  const ears = createReceiver(receiver, { nodeId, peers, emit: local.emit, onGap })

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
      const kept = createDatabaseBus({ db, nodeId, hasHeard: peers.hasHeard, emit: local.emit })
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

function createSender({ client }: ValkeyLink, from: string) {
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
    /** The link is back: lost invalidations are repeated unless the database carried them. */
    repeatLost: (isCarried: boolean): void => {
      if (hasLost && !isCarried) send(null)
      hasLost = false
    },
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
  onGap: () => void
}

function createReceiver(
  { client, redial }: ValkeyLink,
  { nodeId, peers, emit, onGap }: EarsOptions,
) {
  const selfListeners: (() => void)[] = []
  let heardSelfAt = performance.now()
  /** A flapping link without messages causes one full invalidation, not one each time. */
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
    startOver: (): void => {
      heardSelfAt = performance.now()
    },
  }
}

function readMessage<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | null {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}
