// Refusals as OpenAPI responses: one per HTTP code with its refusal codes.
import type { JsonSchema } from '@valibot/to-json-schema'
import { refusalStatuses, type RefusalCode } from '#domain/shared/refusal.ts'
import { playerRefusals, type Who } from '../call.ts'
import { getHttpCode } from '../http-codes.ts'
import { json, type Operation, type Response } from './operation.ts'

/** An invalid token is refused even where visitors may call. */
export const baseRefusals = (who: Who): readonly RefusalCode[] => [
  'bad-input',
  'old-client',
  ...(who === 'player' ? playerRefusals : []),
  'not-signed-in',
  'foreign-origin',
  'too-large',
  'too-many-requests',
  'internal',
  'unavailable',
]

export const allRefusals = (who: Who, own: readonly RefusalCode[]): readonly RefusalCode[] => [
  ...new Set([...own, ...baseRefusals(who)]),
]

const statuses = [...new Set(Object.values(refusalStatuses))].map((status) =>
  status.toUpperCase().replaceAll('-', '_'),
)

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      required: ['status', 'message', 'details'],
      additionalProperties: false,
      properties: {
        status: {
          type: 'string',
          enum: statuses,
          description: 'The status of the callable protocol.',
        },
        message: { type: 'string', description: 'The code again.' },
        details: {
          type: 'object',
          required: ['code'],
          additionalProperties: false,
          properties: {
            code: { type: 'string', enum: Object.keys(refusalStatuses) },
            params: {
              type: 'object',
              additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
              description: 'What the words of the refusal name.',
            },
          },
        },
      },
    },
  },
}

export function refusalResponses(codes: readonly RefusalCode[]): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(Object.groupBy(codes, getHttpCode)).map(([httpCode, group = []]) => [
      httpCode,
      toResponse(httpCode, group),
    ]),
  )
}

function toResponse(httpCode: string, codes: readonly RefusalCode[]): Response {
  const code: JsonSchema = {
    properties: {
      error: { properties: { details: { properties: { code: { enum: [...codes] } } } } },
    },
  }
  return {
    description: codes.join(', '),
    ...((httpCode === '503' || codes.includes('too-many-requests')) && {
      headers: {
        'retry-after': {
          description: 'Seconds to wait before the same is sent again.',
          schema: { type: 'integer' },
        },
      },
    }),
    content: json({ allOf: [{ $ref: '#/components/schemas/Error' }, code] }),
  }
}
