// Lists the people of a desk: the roster, including taps not sent yet, and names that aren't on it.
import type { LiveOutput } from '#contract/contract.ts'
import { toDeskName } from '#domain/check-in/desk-name.ts'
import { holdsWords } from '#domain/text/holds-words.ts'
import { shownName } from '../../i18n/shown-name.ts'
import type { RosterEntry } from '../../parts/event/event-detail.ts'

export type Said = LiveOutput<'checkIns-byEvent'>['checkIns'][number]

export type DeskPart = 'waiting' | 'missing' | 'here'

/** row: null for a name that isn't on the roster. isPending: the tap isn't sent yet. */
export type DeskPerson = {
  key: string
  name: string
  row: RosterEntry | null
  said: Said | null
  isHere: boolean
  isPending: boolean
}

type Tapped = { attendance: RosterEntry['attendance'] } | undefined

const findPart = ({ isHere, isPending, said }: DeskPerson): DeskPart => {
  if (isHere) return 'here'
  return !isPending && said?.state === 'waiting' ? 'waiting' : 'missing'
}

/** Sorted by name. `held` maps keys to the part in which that person stays for now. */
export function listDesk(
  roster: readonly RosterEntry[],
  said: readonly Said[],
  tapped: (playerId: string) => Tapped,
  held: ReadonlyMap<string, DeskPart>,
): Record<DeskPart, DeskPerson[]> {
  const people = roster
    .filter(({ place }) => place === 'playing')
    .map((row): DeskPerson => {
      const tap = tapped(row.playerId)
      return {
        key: row.playerId,
        name: toDeskName(shownName(row.playerName)),
        row,
        said: said.find(({ playerId }) => playerId === row.playerId) ?? null,
        isHere: (tap === undefined ? row.attendance : tap.attendance) === 'here',
        isPending: tap !== undefined,
      }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const names = said.flatMap((one): DeskPerson[] =>
    one.name === null
      ? []
      : [
          {
            key: one.checkInId,
            name: one.name,
            row: null,
            said: one,
            isHere: false,
            isPending: false,
          },
        ],
  )
  const {
    waiting = [],
    missing = [],
    here = [],
  } = Object.groupBy(people, (person) => held.get(person.key) ?? findPart(person))
  return {
    waiting: [...waiting, ...names].toSorted((one, other) =>
      (one.said?.created ?? '').localeCompare(other.said?.created ?? ''),
    ),
    missing,
    here,
  }
}

export function isFound({ name, row }: DeskPerson, text: string): boolean {
  return holdsWords(`${name} ${row?.playerName ?? ''}`, text)
}
