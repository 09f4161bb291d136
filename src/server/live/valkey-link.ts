// Connections to Valkey (or Redis). Invariant: one that no longer answers is given up and dialed
// again within seconds, whether it was closed or fell silent.
import { Redis, type RedisOptions } from 'iovalkey'
import type { Logger } from 'pino'

/**
 * How every connection behaves: what cannot be sent now fails at once, what is not answered fails
 * soon.
 */
const linkOptions: RedisOptions = {
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  keepAlive: 10_000,
  // A silent peer never answers the end of a connection.
  disconnectTimeout: 1,
}

const pingEveryMs = 1_000

export type ValkeyLink = {
  client: Redis
  /** Gives the connection up and dials again: it is in doubt. */
  redial: () => void
  close: () => void
}

/**
 * Connects in the background. A command that takes longer than `answerMs` fails, and the connection
 * with it: the next caller is told at once that it is not ready. Pings find silence out where
 * nothing is asked.
 */
export function openValkeyLink(url: string, answerMs: number): ValkeyLink {
  const client = new Redis(url, { ...linkOptions, commandTimeout: answerMs })
  client.on('error', () => undefined)
  const redial = (): void => {
    if (client.status === 'ready' || client.status === 'connect') client.disconnect(true)
  }
  const sendCommand = client.sendCommand.bind(client)
  client.sendCommand = (command, stream) => {
    command.promise.catch((error: unknown) => {
      if (isTimeout(error)) redial()
    })
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

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Command timed out'

/** Logs the beginning and the end of an outage, once each. */
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
