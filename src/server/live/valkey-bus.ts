// The bus of several nodes, through Valkey (or Redis). Invariants: a change wakes its own node at once, whatever Valkey
// does; who may have missed a message wakes everything; a node never hears its own messages again.
import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'iovalkey'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createLocalBus, everything, type Bus, type Wake } from './bus.ts'

const channel = 'sideout:wake'
const message = v.strictObject({ from: v.string(), topics: v.nullable(v.array(v.string())) })

/** How every connection to Valkey behaves: what cannot be sent now fails at once. */
export const valkeyConnection: RedisOptions = {
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  keepAlive: 10_000,
}

/** Connects in the background: a Valkey that is down is said once in the log, and once more when it is back. */
export function createValkeyBus(url: string, log: Logger): Bus {
  const local = createLocalBus()
  const from = randomUUID()
  const receiver = new Redis(url, valkeyConnection)
  const sender = new Redis(url, valkeyConnection)
  const outgoing = new Set<string>()
  let isSendScheduled = false
  let hasLost = false

  const send = (topics: readonly string[] | null): void => {
    sender.publish(channel, JSON.stringify({ from, topics })).then(() => undefined, () => { hasLost = true })
  }
  const sendCollected = (): void => {
    isSendScheduled = false
    send([...outgoing])
    outgoing.clear()
  }

  receiver.on('message', (_channel, text) => {
    const wake = readMessage(text, from)
    if (wake !== null) local.wake(wake)
  })
  receiver.on('ready', () => {
    receiver.subscribe(channel).then(() => local.wakeEverything(), () => undefined)
  })
  sender.on('ready', () => {
    if (!hasLost) return
    hasLost = false
    send(null)
  })
  logOutages(receiver, log)
  sender.on('error', () => undefined)

  return {
    publish: (topics) => {
      const batch = [...topics]
      if (batch.length === 0) return
      local.publish(batch)
      for (const topic of batch) outgoing.add(topic)
      if (isSendScheduled) return
      isSendScheduled = true
      setImmediate(sendCollected)
    },
    wakeEverything: () => local.wakeEverything(),
    listen: (listener) => local.listen(listener),
    close: () => {
      receiver.disconnect()
      sender.disconnect()
      return Promise.resolve()
    },
  }
}

/** What another node's message wakes; null for our own and for anything unreadable. */
function readMessage(text: string, self: string): Wake | null {
  try {
    const { from, topics } = v.parse(message, JSON.parse(text))
    return from === self ? null : topics ?? everything
  } catch {
    return null
  }
}

function logOutages(client: Redis, log: Logger): void {
  let isDown = false
  client.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'Valkey cannot be reached: other nodes learn of changes when it is back')
    isDown = true
  })
  client.on('ready', () => {
    if (isDown) log.info('Valkey is back')
    isDown = false
  })
}
