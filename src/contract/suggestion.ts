// Calls and live queries about edits of venues that players suggest.
import * as v from 'valibot'
import {
  suggestedFieldNames,
  suggestedFields,
  suggestionOutcomes,
} from '#domain/location/suggestion.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })
const fieldValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

export const createSuggestion = call({
  name: 'suggestions-create',
  who: 'player',
  kind: 'write',
  summary:
    'Suggest to the admins of a venue what some of its fields should say. It takes the place of an open one of mine there.',
  input: v.strictObject({ locationId: locationIdSchema, changes: suggestedFields }),
  output: success,
  refusals: ['location-not-found', 'suggestion-empty', 'too-many-suggestions'],
})

/**
 * For the venue's admins. Suggestions of blocked players are left out, and hidden players' names
 * are omitted. Each change comes with the venue's current value; changes made meanwhile are
 * dropped.
 */
export const suggestionsAt = live({
  name: 'suggestions-atLocation',
  who: 'player',
  summary: 'Admin: the open suggestions for the venue, oldest first.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    suggestions: v.array(
      v.object({
        suggestionId: v.string(),
        playerName: v.nullable(v.string()),
        created: v.string(),
        changes: v.array(
          v.object({
            field: v.picklist(suggestedFieldNames),
            now: fieldValue,
            suggested: fieldValue,
          }),
        ),
      }),
    ),
  }),
  refusals: ['location-not-found', 'not-allowed'],
})

export const closeSuggestion = call({
  name: 'suggestions-close',
  who: 'player',
  kind: 'write',
  summary: 'Admin: apply what was suggested, or dismiss it.',
  input: v.strictObject({ suggestionId: uuidSchema, outcome: v.picklist(suggestionOutcomes) }),
  output: success,
  refusals: ['suggestion-not-found', 'suggestion-closed'],
})

export const suggestionContract = defineContract({
  nouns: { suggestions: 'venues' },
  calls: [createSuggestion, closeSuggestion],
  live: [suggestionsAt],
})
