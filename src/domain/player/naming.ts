// Decides who sees whose name in an event or league. Members see each other; to others, hidden
// profiles and players separated by a block appear as "Hidden player" but still take places. People
// without an account have an outside name (contact/outside-name.ts) and no profile.
import { toNamelessStandIn } from '../contact/contact.ts'
import { nameOutside, type OutsideFacts } from '../contact/outside-name.ts'

export type HiddenPerson = {
  playerId: string
  isHidden: boolean
  shownTo: readonly string[]
  apartFrom: readonly string[]
  contact?: OutsideFacts | null
}

export type NamingScope = {
  insiders: readonly string[]
  guarded: readonly HiddenPerson[]
}

export type NameVisibility = {
  unnamed: ReadonlySet<string>
  /**
   * The unnamed players separated by a block, whose name is hidden even as an organizer. A hidden
   * profile's role as organizer is public.
   */
  apart: ReadonlySet<string>
  outside: ReadonlyMap<string, string>
}

const seesAll: NameVisibility = { unnamed: new Set(), apart: new Set(), outside: new Map() }

export function getNameVisibility(
  { insiders, guarded }: NamingScope,
  viewerId: string | null,
): NameVisibility {
  if (guarded.length === 0 || (viewerId !== null && insiders.includes(viewerId))) return seesAll
  const apart = guarded.filter(({ apartFrom }) => viewerId !== null && apartFrom.includes(viewerId))
  const unseen = guarded.filter(
    ({ isHidden, shownTo }) => isHidden && !(viewerId !== null && shownTo.includes(viewerId)),
  )
  const listIds = (people: readonly HiddenPerson[]): string[] =>
    people.map(({ playerId }) => playerId).filter((playerId) => playerId !== viewerId)
  return {
    unnamed: new Set(listIds([...unseen, ...apart])),
    apart: new Set(listIds(apart)),
    outside: nameContacts(unseen),
  }
}

const nameContacts = (people: readonly HiddenPerson[]): Map<string, string> =>
  new Map(
    people.flatMap(({ playerId, contact }) => {
      const name = contact ? nameOutside(contact) : null
      return name === null ? [] : [[playerId, name] as const]
    }),
  )

export function mergeNameVisibility(sights: readonly NameVisibility[]): NameVisibility {
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

/** Viewers with equal keys may share a response. */
export const nameVisibilityKey = ({
  unnamed,
  apart,
}: Pick<NameVisibility, 'unnamed' | 'apart'>): string =>
  unnamed.size + apart.size === 0
    ? ''
    : [unnamed, apart].map((ids) => [...ids].sort().join(' ')).join('|')

const nameStart = 'Hidden player '
/** No player id starts with it. */
const idStart = '?'

const hiddenName = (number: number): string => `${nameStart}${number}`

export function hiddenNumber(playerName: string): number | null {
  const number = playerName.startsWith(nameStart)
    ? Number(playerName.slice(nameStart.length))
    : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : null
}

export type Namer = {
  isUnnamed: (playerId: string) => boolean
  id: (playerId: string) => string
  name: (playerId: string, playerName: string) => string
}

export function createNamer({
  unnamed,
  outside,
}: Pick<NameVisibility, 'unnamed' | 'outside'>): Namer {
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

function createNumbering(): (playerId: string) => number {
  const numbers = new Map<string, number>()
  return (playerId) => {
    const number = numbers.get(playerId) ?? numbers.size + 1
    numbers.set(playerId, number)
    return number
  }
}
