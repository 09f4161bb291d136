// Who may be named to whom in an event or a league. Those who belong to it see each other. To
// everyone else a hidden profile is "Hidden player", and so is whom a block parts from them: both
// still take their places and count.

/** A person of an event or a league whom not everyone there may be told. */
export type GuardedPerson = {
  playerId: string
  isHidden: boolean
  /** Whom a hidden player shows to all the same: those they made a friend or a favorite. */
  shownTo: readonly string[]
  /** Whom a block parts from the player, either way. */
  apartFrom: readonly string[]
}

/** The people of an event or a league, as far as names are concerned. */
export type Company = {
  /** Who sees everyone: those in it, who runs it, and the admins of its venue. */
  insiders: readonly string[]
  /** Who is not named to everyone; for most events nobody. */
  guarded: readonly GuardedPerson[]
}

/** Who is not named to one viewer. */
export type Sight = {
  /** Neither by name nor by id, photo or level. */
  unnamed: ReadonlySet<string>
  /**
   * Of these, whom a block parts from the viewer: they are not named as who runs something either.
   * An office of a hidden profile is public.
   */
  apart: ReadonlySet<string>
}

const seesAll: Sight = { unnamed: new Set(), apart: new Set() }

/** Whom `viewerId` is not told of; null is a visitor. */
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

/** The same for the same people: whoever has this in common may be told the same. */
export const sightKey = ({ unnamed, apart }: Sight): string =>
  [unnamed, apart].map((ids) => [...ids].sort().join(' ')).join('|')

const nameStart = 'Hidden player '
/** What stands for the id of somebody who may not be told. No id begins so. */
const idStart = '?'

/** What stands for the name of the `number`th who may not be told; no player can be called so. */
const hiddenName = (number: number): string => `${nameStart}${number}`

/** Which one it is, of those who may not be told; null for every other name. */
export function hiddenNumber(playerName: string): number | null {
  const number = playerName.startsWith(nameStart)
    ? Number(playerName.slice(nameStart.length))
    : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : null
}

/**
 * Names the people of one answer, and numbers from 1 whom it may not tell, in the order in which
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
