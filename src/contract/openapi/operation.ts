// The parts of OpenAPI 3.1 that our document uses.
import type { JsonSchema } from '@valibot/to-json-schema'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import type { Who } from '../call.ts'
import type { Noun } from './api-nouns.ts'

type Reference = { $ref: string }
type Content = Readonly<Record<string, { schema: JsonSchema }>>
export type Header = { description: string; schema: JsonSchema }
export type Response = {
  description: string
  headers?: Readonly<Record<string, Header | Reference>>
  content?: Content
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: JsonSchema
}

export type Operation = {
  operationId: string
  tags: readonly [Noun]
  summary: string
  description?: string
  /** Empty: no authentication. An empty object among entries: visitors may call it too. */
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly (Parameter | Reference)[]
  requestBody?: { required: true; content: Content }
  responses: Readonly<Record<string, Response | Reference>>
  'x-who': Who
  'x-kind'?: 'read' | 'write'
  'x-refusals'?: readonly RefusalCode[]
}

export type Paths = Readonly<Record<string, { get?: Operation; post?: Operation }>>

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

export const toObjectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const getSecurity = (who: Who): Operation['security'] => [
  ...(who === 'visitor' ? [{}] : []),
  { session: [] },
  { token: [] },
]
