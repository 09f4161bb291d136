// Knows which store this node uses, and notices within seconds when it was restored, replaced,
// promoted or rolled back. Windows are notified before they see any of the new data; then
// everything is invalidated.
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { createStoreReader, type StoreIdentity } from '../db/store-identity.ts'
import { readInstant } from '../db/store-version.ts'
import type { Bus } from './bus.ts'

export type StoreFollower = {
  /** `isOther`: another store; otherwise its PostgreSQL only restarted. */
  onChanged: (isOther: boolean) => void
  highestVersion?: () => number
}

export type StoreWatch = {
  current: () => StoreIdentity | null
  follow: (follower: StoreFollower) => void
  lookAgain: () => Promise<void>
}

const everyMs = 2_000

type Options = { db: Database; bus: Bus; log: Logger }

export async function startStoreWatch({
  db,
  bus,
  log,
}: Options): Promise<StoreWatch & { stop: () => Promise<void> }> {
  const reader = createStoreReader(db)
  const followers: StoreFollower[] = []
  let known: StoreIdentity | null = null
  let polledVersion = 0

  const shownVersion = (): number =>
    Math.max(polledVersion, ...followers.map(({ highestVersion }) => highestVersion?.() ?? 0))
  const readStore = async (): Promise<StoreIdentity | null> => {
    const found = await reader.read()
    if (found === null || !isUndone(known, found, shownVersion())) return found
    await reader.replace(found)
    return reader.read()
  }
  const look = async (): Promise<void> => {
    const found = await readStore()
    if (found === null) return
    const before = known
    const isOther = before !== null && before.storeId !== found.storeId
    const { version, started } = await readInstant(db)
    known = found
    if (started === found.started)
      polledVersion = isOther ? version : Math.max(polledVersion, version)
    if (before === null || (!isOther && before.started === found.started)) return
    const ids = { from: before.storeId, to: found.storeId }
    if (isOther) log.warn(ids, 'the database is another one than before: every window looks again')
    for (const follower of followers) follower.onChanged(isOther)
    bus.invalidateEverything()
  }
  const looks = oneAfterAnother(look)

  await looks
    .add()
    .catch((error: unknown) =>
      log.warn({ err: error }, 'which store this is could not be read yet'),
    )
  const timer = setInterval(
    () => void (looks.areUnderWay() || looks.add().catch(() => undefined)),
    everyMs,
  ).unref()
  return {
    current: () => known,
    follow: (follower) => {
      followers.push(follower)
    },
    lookAgain: looks.add,
    stop: async () => {
      clearInterval(timer)
      await looks.settled()
    },
  }
}

/** Restored to an older copy of itself: versions already shown are above where it continues. */
const isUndone = (
  known: StoreIdentity | null,
  found: StoreIdentity,
  shownVersion: number,
): boolean =>
  known !== null &&
  found.storeId === known.storeId &&
  found.started !== known.started &&
  found.begunAtVersion < shownVersion

function oneAfterAnother(look: () => Promise<void>) {
  let looking: Promise<void> = Promise.resolve()
  let isLooking = false
  return {
    add: (): Promise<void> => {
      isLooking = true
      const looked = looking.then(look).finally(() => {
        isLooking = looking !== quiet
      })
      const quiet = looked.catch(() => undefined)
      looking = quiet
      return looked
    },
    areUnderWay: () => isLooking,
    settled: () => looking,
  }
}
