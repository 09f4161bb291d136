// Which players may be named to which others in an event or a league. Its members see each other.
// To everyone else a hidden profile is "Hidden player", and so is a player parted from them by a
// block: both still take their places and count. People without an account have a name outside
// (contact/outside-name.ts), but no profile that an id could lead to.
import { toNamelessStandIn } from '../contact/contact.ts'
import { nameOutside, type OutsideFacts } from '../contact/outside-name.ts'

/** A person of an event or a league with a name not everyone there may see. */
export type GuardedPerson = {
  playerId: string
  isHidden: boolean
  /** The players a hidden one shows to all the same: their friends and favorites. */
  shownTo: readonly string[]
  /** The players that a block parts from the player, either way. */
  apartFrom: readonly string[]
  /** Of a person without an account: what their name outside follows from. */
  contact?: OutsideFacts | null
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
  /** Of the unnamed ones, people without an account by the name that anyone may read. */
  outside: ReadonlyMap<string, string>
}

const seesAll: Sight = { unnamed: new Set(), apart: new Set(), outside: new Map() }

/** The names kept from `viewerId`; null is a visitor. */
export function getSight({ insiders, guarded }: Company, viewerId: string | null): Sight {
  if (guarded.length === 0 || (viewerId !== null && insiders.includes(viewerId))) return seesAll
  const apart = guarded.filter(({ apartFrom }) => viewerId !== null && apartFrom.includes(viewerId))
  const unseen = guarded.filter(
    ({ isHidden, shownTo }) => isHidden && !(viewerId !== null && shownTo.includes(viewerId)),
  )
  const listIds = (people: readonly GuardedPerson[]): string[] =>
    people.map(({ playerId }) => playerId).filter((playerId) => playerId !== viewerId)
  return {
    unnamed: new Set(listIds([...unseen, ...apart])),
    apart: new Set(listIds(apart)),
    outside: nameContacts(unseen),
  }
}

const nameContacts = (people: readonly GuardedPerson[]): Map<string, string> =>
  new Map(
    people.flatMap(({ playerId, contact }) => {
      const name = contact ? nameOutside(contact) : null
      return name === null ? [] : [[playerId, name] as const]
    }),
  )

/** The sight of a viewer in several companies at once: no name that one of them keeps. */
export function joinSights(sights: readonly Sight[]): Sight {
  const unnamed = new Set(sights.flatMap((sight) => [...sight.unnamed]))
  const isKept = (playerId: string): boolean =>
    sights.some((sight) => sight.unnamed.has(playerId) && !sight.outside.has(playerId))
  return {
    unnamed,
    apart: new Set(sights.flatMap(({ apart }) => [...apart])),
    outside: new Map(
      sights.flatMap(({ outside }) => [...outside].filter(([playerId]) => !isKept(playerId))),
    ),
  }
}

/** The same for the same people: viewers with this in common may get the same answer. */
export const sightKey = ({ unnamed, apart }: Pick<Sight, 'unnamed' | 'apart'>): string =>
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
export function createNamer({ unnamed, outside }: Pick<Sight, 'unnamed' | 'outside'>): Namer {
  const numberHidden = createNumbering()
  const numberContact = createNumbering()
  return {
    isUnnamed: (playerId) => unnamed.has(playerId),
    id: (playerId) => {
      if (!unnamed.has(playerId)) return playerId
      return outside.has(playerId)
        ? toNamelessStandIn(numberContact(playerId))
        : `${idStart}${numberHidden(playerId)}`
    },
    name: (playerId, playerName) =>
      unnamed.has(playerId)
        ? (outside.get(playerId) ?? hiddenName(numberHidden(playerId)))
        : playerName,
  }
}

/** Numbers ids from 1, in the order in which they come. */
function createNumbering(): (playerId: string) => number {
  const numbers = new Map<string, number>()
  return (playerId) => {
    const number = numbers.get(playerId) ?? numbers.size + 1
    numbers.set(playerId, number)
    return number
  }
}
