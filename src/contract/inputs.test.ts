// Every input is bounded: texts in length, lists in size, numbers in range.
import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls, httpFunctions } from './contract.ts'
import { liveQueries } from './live-queries.ts'
import { inputSchema } from './openapi/json-schema.ts'

const asked = [
  ...Object.values(calls),
  ...Object.values(httpFunctions),
  ...Object.values(liveQueries),
] as readonly { name: string; input: v.GenericSchema }[]

const boundedFormats: readonly unknown[] = ['date', 'date-time', 'uuid']
const endless = /[^\\][*+]|\{\d+,\}/
const readLater: readonly string[] = [
  'documentUpdates-updateDocument.fields',
  'documentUpdates-setDocument.fields',
  'documentUpdates-addDocument.fields',
]

function walk(
  schema: JsonSchema,
  path: string,
  found: (schema: JsonSchema, path: string) => void,
): void {
  found(schema, path)
  const inside: [string, unknown][] = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]): [string, unknown] => [
      `.${name}`,
      one,
    ]),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(
      (one): [string, unknown] => ['', one],
    ),
    ...[schema.prefixItems ?? [], schema.items ?? []]
      .flat()
      .map((one): [string, unknown] => ['[]', one]),
    ...(typeof schema.additionalProperties === 'object'
      ? [['{}', schema.additionalProperties] as [string, unknown]]
      : []),
  ]
  for (const [step, one] of inside) {
    if (typeof one === 'object' && one !== null) walk(one, path + step, found)
  }
}

const isChoice = ({ enum: choices, const: only }: JsonSchema): boolean =>
  choices !== undefined || only !== undefined

function hasEnd(schema: JsonSchema): boolean {
  if (isChoice(schema)) return true
  const { type } = schema
  if (type === 'string') return hasTextEnd(schema)
  if (type === 'number' || type === 'integer') return hasRange(schema)
  return type !== 'array' || schema.maxItems !== undefined || isTuple(schema)
}

function hasTextEnd({ maxLength, format, pattern }: JsonSchema): boolean {
  const isFormed = pattern !== undefined && !endless.test(pattern)
  return maxLength !== undefined || boundedFormats.includes(format) || isFormed
}

function hasRange({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema): boolean {
  const [low, high] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum]
  return low !== undefined && high !== undefined
}

const isTuple = ({ prefixItems, items }: JsonSchema): boolean => {
  return prefixItems !== undefined && items === undefined
}

function findParts(wrong: (schema: JsonSchema) => boolean): string[] {
  const found: string[] = []
  for (const { name, input } of asked) {
    walk(inputSchema(input), name, (schema, path) => {
      if (wrong(schema)) found.push(path)
    })
  }
  return found
}

test('every text, list and number of an input has an end', () => {
  expect(findParts((schema) => !hasEnd(schema))).toEqual([])
})

test('no input takes a field it does not name', () => {
  const open = findParts(
    ({ type, additionalProperties }) => type === 'object' && additionalProperties !== false,
  )
  expect(open).toEqual([])
})

test('every part of an input says its type', () => {
  const untyped = findParts((schema) => {
    const choices = [schema.anyOf, schema.oneOf, schema.allOf]
    return (
      schema.type === undefined && !isChoice(schema) && choices.every((one) => one === undefined)
    )
  })
  expect(untyped).toEqual(readLater)
})

// An empty list is refused on the wire (transport/plain-input.ts).
const otherTypes: readonly unknown[] = [null, true, 0, '', 'text', ['x'], { surplus: 1 }]

test.each(asked)('$name takes no other type for an object, and none for its texts', ({ input }) => {
  for (const wrong of otherTypes) expect(v.is(input, wrong)).toBe(false)
  const { properties = {} } = inputSchema(input)
  const texts = Object.keys(properties).filter(
    (name) => (properties[name] as JsonSchema).type === 'string',
  )
  for (const name of texts) {
    for (const wrong of [1, true, ['a'], { toString: 'a' }]) {
      const { issues = [] } = v.safeParse(input, { [name]: wrong })
      expect(issues.map((issue) => v.getDotPath(issue))).toContain(name)
    }
  }
})

test.each(asked)('$name keeps nothing under a name that every object has', ({ input }) => {
  const sent = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"toString":1}',
  )
  const parsed = v.safeParse(input, sent)
  if (parsed.success) expect(parsed.output).toEqual({})
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
