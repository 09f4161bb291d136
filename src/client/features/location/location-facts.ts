// The known and unknown facts of a venue. Unknown is not "no".
import type { LocationFields } from '#domain/location/location.ts'

export const facilities = ['indoor', 'covered', 'lit', 'restrooms', 'water', 'parking'] as const
export type Facility = (typeof facilities)[number]

type Choices = 'access' | 'surface' | 'nets'
export type Fact =
  | { field: 'courts'; courts: number; dedicated: number }
  | { [C in Choices]: { field: C; choice: NonNullable<LocationFields[C]> } }[Choices]
  | { field: Facility; answer: boolean }

export type Facts = { known: Fact[]; unknown: ('courts' | Choices | Facility)[] }

/** `courts` 0 and access 'unknown' count as unknown. */
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
