// Connections to Valkey (or Redis). One that no longer answers is replaced within seconds, whether
// it was closed or went silent.
import { Redis, type RedisOptions } from 'iovalkey'
import type { Logger } from 'pino'

const linkOptions: RedisOptions = {
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  keepAlive: 10_000,
  // A silent peer never acknowledges the end of a connection.
  disconnectTimeout: 1,
}

const pingEveryMs = 1_000

export type ValkeyLink = {
  client: Redis
  redial: () => void
  close: () => void
}

/**
 * Connects in the background. A command that exceeds `answerMs` fails along with its connection, so
 * that the next caller fails at once. Pings detect silence on an idle link.
 */
export function openValkeyLink(url: string, answerMs: number): ValkeyLink {
  const client = new Redis(url, linkOptions)
  client.on('error', () => undefined)
  const redial = (): void => {
    if (client.status === 'ready' || client.status === 'connect') client.disconnect(true)
  }
  const sendCommand = client.sendCommand.bind(client)
  client.sendCommand = (command, stream) => {
    let isOver = false
    const giveUp = (): void => {
      if (isOver) return
      command.reject(new Error('Command timed out'))
      redial()
    }
    // First reads an answer that arrived while this process itself was stalled.
    const timer = setTimeout(() => setImmediate(giveUp), answerMs)
    const end = (): void => {
      isOver = true
      clearTimeout(timer)
    }
    command.promise.then(end, end)
    return sendCommand(command, stream)
  }
  let isPinged = false
  const ping = (): void => {
    if (client.status !== 'ready' || isPinged) return
    isPinged = true
    client
      .ping()
      .catch(() => undefined)
      .finally(() => {
        isPinged = false
      })
  }
  const timer = setInterval(ping, pingEveryMs).unref()
  return {
    client,
    redial,
    close: () => {
      clearInterval(timer)
      client.disconnect()
    },
  }
}

export function createOutageLog(log: Logger): { begin(error: unknown): void; end(): void } {
  let isDown = false
  return {
    begin: (error) => {
      const message =
        'Valkey cannot be reached: other nodes learn of changes through the database, up to 5 s later'
      if (!isDown) log.warn({ err: error }, message)
      isDown = true
    },
    end: () => {
      if (isDown) log.info('Valkey is back')
      isDown = false
    },
  }
}
