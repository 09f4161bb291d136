// The facts of a venue's page: what is known, and what no one has told yet. Unknown is not "no".
import type { LocationFields } from '#domain/location/location.ts'

/** The yes-or-no facts, in the order in which they are shown and asked. */
export const facilities = ['indoor', 'covered', 'lit', 'restrooms', 'water', 'parking'] as const
export type Facility = (typeof facilities)[number]

type Choices = 'access' | 'surface' | 'nets'
/** A fact that is known. */
export type Fact =
  | { field: 'courts'; courts: number; dedicated: number }
  | { [C in Choices]: { field: C; choice: NonNullable<LocationFields[C]> } }[Choices]
  | { field: Facility; answer: boolean }

export type Facts = { known: Fact[]; unknown: ('courts' | Choices | Facility)[] }

/**
 * Sorts the fields into known facts and unknown ones; `courts` 0 and access 'unknown' are unknown.
 */
export function sortFacts(fields: LocationFields): Facts {
  const { courts, dedicatedCourts: dedicated, access, surface, nets } = fields
  const all: (Fact | Facts['unknown'][number])[] = [
    courts > 0 || dedicated > 0
      ? { field: 'courts', courts: Math.max(courts, dedicated), dedicated }
      : 'courts',
    access === 'unknown' ? 'access' : { field: 'access', choice: access },
    surface === null ? 'surface' : { field: 'surface', choice: surface },
    nets === null ? 'nets' : { field: 'nets', choice: nets },
    ...facilities.map((field) => {
      const answer = fields[field]
      return answer === null ? field : { field, answer }
    }),
  ]
  return {
    known: all.filter((fact) => typeof fact !== 'string'),
    unknown: all.filter((fact) => typeof fact === 'string'),
  }
}
