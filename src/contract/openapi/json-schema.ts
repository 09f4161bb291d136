// The contract's schemas as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is.
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { isDay } from '#domain/shared/day.ts'
import {
  isLocationId,
  isPlayerId,
  isUuid,
  locationIdForm,
  playerIdForm,
  uuidForm,
} from '#domain/shared/id-form.ts'

/**
 * What our own checks say in words of JSON Schema; the others say what no schema can (control
 * characters).
 */
const wordsOfChecks = new Map<unknown, JsonSchema>([
  [isUuid, { format: 'uuid', pattern: uuidForm.source }],
  [isPlayerId, { title: 'player id', pattern: playerIdForm.source }],
  [isLocationId, { title: 'venue id', pattern: locationIdForm.source }],
  [isDay, { format: 'date' }],
])

const config = {
  target: 'draft-2020-12',
  // Trimming, and checks that have no words in JSON Schema: the server still makes them.
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown }
    // Characters as people see them are never more than those JSON Schema counts.
    if (type === 'max_graphemes') return { ...jsonSchema, maxLength: Number(requirement) }
    if (type === 'min_graphemes')
      return requirement === 0 ? jsonSchema : { ...jsonSchema, minLength: Number(requirement) }
    const words = wordsOfChecks.get(requirement)
    return words === undefined ? null : { ...jsonSchema, ...words }
  },
} satisfies ConversionConfig

/** What may be sent. */
export const inputSchema = (schema: v.GenericSchema): JsonSchema =>
  withoutDialect(toJsonSchema(schema, { ...config, typeMode: 'input' }))

/** What is answered. */
export const outputSchema = (schema: v.GenericSchema): JsonSchema =>
  withoutDialect(toJsonSchema(schema, { ...config, typeMode: 'output' }))

/** The document names its dialect once. */
function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema
}
