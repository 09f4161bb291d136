// Venues that turned out to be another one, by the ids they had: what is asked about an old id is
// asked about the venue it leads to, in calls and live queries alike, so that old links and open
// windows go on. Usually there are none, and nothing is looked at.
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { listMerged } from '../features/location/queries.ts'
import { everything, type Bus } from './bus.ts'
import { topics } from './topics.ts'

export type MovedLocations = {
  /** The same input with old ids replaced. */
  redirect(input: unknown): unknown
  /** Calls `listener` when other ids lead on than before. */
  listen(listener: () => void): void
  close(): void
}

/** The names under which inputs hold ids of venues; `place` is what a code of check-in leads to. */
const names: ReadonlySet<string> = new Set([
  'locationId',
  'locationIds',
  'location',
  'homeLocation',
  'referral',
  'eventLocation',
  'place',
])

type MovedDeps = { db: Database; bus: Bus; log: Logger }

/**
 * Knows the merged venues once they are read, a moment after the start, and whenever some are
 * merged.
 */
export function createMovedLocations({ db, bus, log }: MovedDeps): MovedLocations {
  let intoById: ReadonlyMap<string, string> = new Map()
  const listeners: (() => void)[] = []

  const read = async (): Promise<void> => {
    const merged = new Map((await listMerged(db)).map(({ locationId, into }) => [locationId, into]))
    const isSame =
      merged.size === intoById.size && [...merged].every(([id, into]) => intoById.get(id) === into)
    intoById = merged
    if (!isSame) for (const listener of listeners) listener()
  }
  const readAgain = (): void => {
    read().catch((error: unknown) => log.warn({ err: error }, 'merged venues could not be read'))
  }
  const stopListening = bus.listen((invalidation) => {
    if (invalidation === everything || invalidation.includes(topics.mergedLocations())) readAgain()
  })
  readAgain()

  return {
    redirect: (input) => (intoById.size === 0 ? input : replaceIds(input, intoById)),
    listen: (listener) => {
      listeners.push(listener)
    },
    close: stopListening,
  }
}

/** How deep inputs hold ids: {fields: {location}}. */
const depthMax = 3

function replaceIds(input: unknown, intoById: ReadonlyMap<string, string>, depth = 0): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || depth >= depthMax)
    return input
  const replaced = (value: unknown): unknown =>
    typeof value === 'string' ? (intoById.get(value) ?? value) : value
  const entries = Object.entries(input).map(([name, value]): [string, unknown] => {
    if (names.has(name))
      return [name, Array.isArray(value) ? [...new Set(value.map(replaced))] : replaced(value)]
    return [name, replaceIds(value, intoById, depth + 1)]
  })
  return Object.fromEntries(entries)
}
