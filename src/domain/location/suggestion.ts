// Suggested edits of a venue: the fields open to players who aren't its admins, and limits.
import * as v from 'valibot'
import { locationFields, type LocationFields } from './location.ts'

export const suggestionOutcomes = ['applied', 'dismissed'] as const
export type SuggestionOutcome = (typeof suggestionOutcomes)[number]
export const suggestionsShown = 100
export const openSuggestionsMax = 5

/** Fields that decide how a venue is run are for its admins only. */
const { eventCreators: _creators, hidden: _hidden, ...suggestible } = locationFields.entries
const optional = <E extends v.ObjectEntries>(entries: E) => v.partial(v.strictObject(entries))

export const suggestedFields = optional(suggestible)
export type SuggestedField = keyof typeof suggestible
export type SuggestedFields = { [F in SuggestedField]?: LocationFields[F] }

const isSuggestible = (field: string): field is SuggestedField => field in suggestible

export const suggestedFieldNames = Object.keys(suggestible).filter(isSuggestible)

export function suggestedChanges(
  before: LocationFields,
  after: { [F in SuggestedField]?: LocationFields[F] | undefined },
): SuggestedFields {
  return Object.fromEntries(
    suggestedFieldNames
      .filter((field) => after[field] !== undefined && after[field] !== before[field])
      .map((field) => [field, after[field]]),
  )
}
