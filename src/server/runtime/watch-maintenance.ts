// The server is closed to everyone while a backup takes the place of its store.
import type { Logger } from 'pino'
import { closesServer } from '#domain/backup/restore.ts'
import { findRestoreState } from '../core/maintenance/maintenance-queries.ts'
import type { Database } from '../db/open-database.ts'
import { everything, type Bus } from '../live/bus.ts'
import type { StoreWatch } from '../live/store-watch.ts'
import { topics } from '../live/topics.ts'

export type Maintenance = {
  isClosed(): boolean
  onClosed(listener: () => void): void
}

export const alwaysOpen: Maintenance = { isClosed: () => false, onClosed: () => undefined }

const everyMs = 2_000

type Options = {
  db: Database
  bus: Bus
  log: Pick<Logger, 'warn'>
  store?: Pick<StoreWatch, 'lookAgain'> | undefined
}

export async function watchMaintenance({
  db,
  bus,
  log,
  store,
}: Options): Promise<Maintenance & { stop(): void }> {
  const listeners: (() => void)[] = []
  let isClosed = false
  const look = async (): Promise<void> => {
    const state = await findRestoreState(db)
    const closes = state !== null && closesServer(state)
    // Windows hear of another store before they see any of it.
    if (isClosed && !closes) await store?.lookAgain()
    const isNew = closes && !isClosed
    isClosed = closes
    if (isNew) for (const listener of listeners) listener()
  }
  let looks = Promise.resolve()
  // One after another, so that an older answer never comes last.
  const lookOrWarn = (): Promise<void> => {
    looks = looks
      .then(look)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the state of a restore could not be read'),
      )
    return looks
  }
  const stopListening = bus.listen((invalidation) => {
    if (invalidation === everything || invalidation.includes(topics.backups())) void lookOrWarn()
  })
  const timer = setInterval(() => {
    void lookOrWarn()
    // Whoever gets the turn of a server that died ends what it left.
    if (isClosed) bus.publish([topics.backups()])
  }, everyMs).unref()
  await lookOrWarn()
  return {
    isClosed: () => isClosed,
    onClosed: (listener) => {
      listeners.push(listener)
    },
    stop: () => {
      clearInterval(timer)
      stopListening()
    },
  }
}
