import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { calls, httpFunctions } from '../contract.ts'
import { getHttpCode } from '../http-codes.ts'
import { liveQueries } from '../live-queries.ts'
import { openApiDocument } from './openapi-document.ts'
import type { Operation } from './operation.ts'

const document = openApiDocument('https://play.example.org')
const operations: Operation[] = Object.values(document.paths).flatMap(({ get, post }) =>
  [get, post].filter((operation) => operation !== undefined),
)
const shownCalls = Object.values(calls).filter((definition) => !('isOwn' in definition))
const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>

test('it is valid OpenAPI 3.1, and all its references lead somewhere', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(plain))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const references = [...JSON.stringify(plain).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, kind = '', name = ''] of references)
    expect(Object.keys((document.components as Record<string, object>)[kind] ?? {})).toContain(name)
})

test('the validator would see a broken document', async () => {
  expect(
    await new Validator().validate({ ...plain, paths: { '/call/x': { post: { responses: 3 } } } }),
  ).toMatchObject({ valid: false })
})

describe('it names', () => {
  test('every call and every HTTP function but those of the app alone, and no others', () => {
    const named = Object.keys(document.paths)
      .filter((path) => /^\/(call|http)\//.test(path))
      .sort()
    expect(named).toEqual(
      [
        ...shownCalls.map(({ name }) => `/call/${name}`),
        ...Object.keys(httpFunctions).map((name) => `/http/${name}`),
      ].sort(),
    )
  })

  test('every live query', () => {
    const shown = Object.values(liveQueries).filter((query) => !('isOwn' in query))
    expect(Object.keys(document['x-live-queries']).sort()).toEqual(
      shown.map(({ name }) => name).sort(),
    )
  })

  test('every operation once, each under a noun that is told about', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const nouns = document.tags.map(({ name }) => name)
    for (const { tags } of [...operations, ...Object.values(document['x-live-queries'])])
      expect(nouns).toContain(tags[0])
  })
})

test('what a call refuses stands under the HTTP code it is answered with', () => {
  for (const { 'x-refusals': refusals = [], responses } of operations) {
    for (const code of refusals)
      expect(responses[getHttpCode(code)]).toMatchObject({
        description: expect.stringMatching(new RegExp(String.raw`\b${code}\b`)) as unknown,
      })
  }
  const codes = (name: keyof typeof calls): readonly RefusalCode[] =>
    document.paths[`/call/${name}`]?.post?.['x-refusals'] ?? []
  expect(codes('events-signUp')).toEqual(
    expect.arrayContaining(['event-full', 'not-a-player', 'internal']),
  )
  expect(codes('auth-methods')).not.toContain('not-a-player')
})

test('a write takes an idempotency key, a read does not', () => {
  const key = { $ref: '#/components/parameters/IdempotencyKey' }
  for (const { name, kind } of shownCalls) {
    const parameters = document.paths[`/call/${name}`]?.post?.parameters
    const refusals = document.paths[`/call/${name}`]?.post?.['x-refusals']
    if (kind === 'write') expect(parameters).toContainEqual(key)
    else expect(parameters).not.toContainEqual(key)
    expect(refusals?.includes('key-reused')).toBe(kind === 'write')
  }
})

test('limits and forms of the schemas are told', () => {
  expect(
    document.paths['/call/events-signUp']?.post?.requestBody?.content['application/json']?.schema,
  ).toEqual({
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: {
      data: {
        type: 'object',
        required: ['eventId', 'guests'],
        additionalProperties: false,
        properties: {
          eventId: {
            type: 'string',
            format: 'uuid',
            maxLength: 36,
            pattern: expect.stringContaining('[0-9a-f]{8}') as string,
          },
          guests: { type: 'integer', minimum: 0, maximum: 4 },
        },
      },
    },
  })
})
