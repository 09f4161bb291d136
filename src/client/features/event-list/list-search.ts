// The event list's filters as stored in its address, so that going back restores them. Only shapes
// are checked here, because the address is read with the first script; list-filters.ts checks the
// values.

/**
 * venue: a location id. within: a distance in meters. show: number of events requested. Absent
 * members don't filter.
 */
export type ListSearch = {
  venue?: string
  within?: number
  time?: string
  type?: string
  gender?: string
  level?: true
  places?: true
  friends?: true
  show?: number
}

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return {
    ...members(raw, ['venue', 'time', 'type', 'gender'], isText),
    ...members(raw, ['within', 'show'], isCount),
    ...members(raw, ['level', 'places', 'friends'], isOn),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
const isOn = (value: unknown): value is true => value === true

function members<Name extends string, Value>(
  raw: Record<string, unknown>,
  names: readonly Name[],
  has: (value: unknown) => value is Value,
): Partial<Record<Name, Value>> {
  const found: Partial<Record<Name, Value>> = {}
  for (const name of names) {
    const value = raw[name]
    if (has(value)) found[name] = value
  }
  return found
}
