// The contract's schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1.
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

const wordsOfChecks = new Map<unknown, JsonSchema>([
  [isUuid, { format: 'uuid', pattern: uuidForm.source }],
  [isPlayerId, { title: 'player id', pattern: playerIdForm.source }],
  [isLocationId, { title: 'venue id', pattern: locationIdForm.source }],
  [isDay, { format: 'date' }],
])

const config = {
  target: 'draft-2020-12',
  // Ignores transformations and checks that JSON Schema can't express; the server still applies
  // them.
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown }
    // Graphemes never outnumber the code points that JSON Schema counts.
    if (type === 'max_graphemes') return { ...jsonSchema, maxLength: Number(requirement) }
    if (type === 'min_graphemes')
      return requirement === 0 ? jsonSchema : { ...jsonSchema, minLength: Number(requirement) }
    const words = wordsOfChecks.get(requirement)
    return words === undefined ? null : { ...jsonSchema, ...words }
  },
} satisfies ConversionConfig

export const inputSchema = (schema: v.GenericSchema): JsonSchema =>
  withoutDialect(toJsonSchema(schema, { ...config, typeMode: 'input' }))

export const outputSchema = (schema: v.GenericSchema): JsonSchema =>
  withoutDialect(toJsonSchema(schema, { ...config, typeMode: 'output' }))

function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema
}
