// Suggested edits of a venue: the fields open to players other than its admins, and how much
// may wait.
import * as v from 'valibot'
import { locationFields, type LocationFields } from './location.ts'

export const suggestionOutcomes = ['applied', 'dismissed'] as const
export type SuggestionOutcome = (typeof suggestionOutcomes)[number]
/** Open suggestions shown at once, the oldest; working them brings the rest. */
export const suggestionsShown = 100
/** Open suggestions of one player, one a venue. */
export const openSuggestionsMax = 5

/** How a venue is run is for its admins alone. */
const { eventCreators: _creators, hidden: _hidden, ...suggestible } = locationFields.entries
const optional = <E extends v.ObjectEntries>(entries: E) => v.partial(v.strictObject(entries))

/** Some fields of a venue with what they should say. */
export const suggestedFields = optional(suggestible)
export type SuggestedField = keyof typeof suggestible
export type SuggestedFields = { [F in SuggestedField]?: LocationFields[F] }

const isSuggestible = (field: string): field is SuggestedField => field in suggestible

/** The suggestible fields by name, in the order of the record. */
export const suggestedFieldNames = Object.keys(suggestible).filter(isSuggestible)

/** What `after` says otherwise than `before`, as far as it may be suggested. */
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
