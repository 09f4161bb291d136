// Replaces ids of merged venues by the current ones in calls and live queries, so that old links
// and open windows keep working. Free when no venue was merged.
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { listMerged } from '../features/location/queries.ts'
import { everything, type Bus } from './bus.ts'
import { topics } from './topics.ts'

export type MovedLocations = {
  redirect(input: unknown): unknown
  listen(listener: () => void): void
  close(): void
}

/** Input fields with venue ids; `place` is the target of a check-in code. */
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

/** Inputs nest ids this deep at most: {fields: {location}}. */
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
