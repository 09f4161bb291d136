// Which players may be named to which others in an event or a league. Its members see each other.
// To everyone else a hidden profile is "Hidden player", and so is a player parted from them by a
// block: both still take their places and count.

/** A person of an event or a league with a name not everyone there may see. */
export type GuardedPerson = {
  playerId: string
  isHidden: boolean
  /** The players a hidden one shows to all the same: their friends and favorites. */
  shownTo: readonly string[]
  /** The players that a block parts from the player, either way. */
  apartFrom: readonly string[]
}

/** The people of an event or a league, as far as names are concerned. */
export type Company = {
  /** The viewers of every name: players in it, its organizers, and the admins of its venue. */
  insiders: readonly string[]
  /** The players not named to everyone; for most events no one. */
  guarded: readonly GuardedPerson[]
}

/** The names one viewer may not see. */
export type Sight = {
  /** Neither by name nor by id, photo or level. */
  unnamed: ReadonlySet<string>
  /**
   * Of these, the ones a block parts from the viewer: they are not named as organizers of something
   * either.
   * An office of a hidden profile is public.
   */
  apart: ReadonlySet<string>
}

const seesAll: Sight = { unnamed: new Set(), apart: new Set() }

/** The names kept from `viewerId`; null is a visitor. */
export function getSight({ insiders, guarded }: Company, viewerId: string | null): Sight {
  if (guarded.length === 0 || (viewerId !== null && insiders.includes(viewerId))) return seesAll
  const apart = guarded.filter(({ apartFrom }) => viewerId !== null && apartFrom.includes(viewerId))
  const unseen = guarded.filter(
    ({ isHidden, shownTo }) => isHidden && !(viewerId !== null && shownTo.includes(viewerId)),
  )
  const listIds = (people: readonly GuardedPerson[]): string[] =>
    people.map(({ playerId }) => playerId).filter((playerId) => playerId !== viewerId)
  return { unnamed: new Set(listIds([...unseen, ...apart])), apart: new Set(listIds(apart)) }
}

/** The same for the same people: viewers with this in common may get the same answer. */
export const sightKey = ({ unnamed, apart }: Sight): string =>
  unnamed.size + apart.size === 0
    ? ''
    : [unnamed, apart].map((ids) => [...ids].sort().join(' ')).join('|')

const nameStart = 'Hidden player '
/** Stands for the id of an unnamed player. No id begins so. */
const idStart = '?'

/** Stands for the name of the `number`th unnamed player; no player can be called so. */
const hiddenName = (number: number): string => `${nameStart}${number}`

/** The number of an unnamed player; null for every other name. */
export function hiddenNumber(playerName: string): number | null {
  const number = playerName.startsWith(nameStart)
    ? Number(playerName.slice(nameStart.length))
    : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : null
}

/**
 * Names the people of one answer, and numbers the unnamed ones from 1, in the order in which
 * they come.
 */
export type Namer = {
  isUnnamed: (playerId: string) => boolean
  id: (playerId: string) => string
  name: (playerId: string, playerName: string) => string
}

/** A namer for one answer. */
export function createNamer({ unnamed }: Pick<Sight, 'unnamed'>): Namer {
  const numbers = new Map<string, number>()
  const assignNumber = (playerId: string): number => {
    const number = numbers.get(playerId) ?? numbers.size + 1
    numbers.set(playerId, number)
    return number
  }
  return {
    isUnnamed: (playerId) => unnamed.has(playerId),
    id: (playerId) => (unnamed.has(playerId) ? `${idStart}${assignNumber(playerId)}` : playerId),
    name: (playerId, playerName) =>
      unnamed.has(playerId) ? hiddenName(assignNumber(playerId)) : playerName,
  }
}
