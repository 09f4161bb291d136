import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inputSchema } from '#contract/openapi/json-schema.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { wordsIn } from '#words/words.ts'
import { schemaRows } from './schema-rows.ts'

const told = (schema: v.GenericSchema, language: 'en' | 'es' = 'en') =>
  schemaRows(inputSchema(schema), wordsIn(language, docsTexts)).map(
    ({ path, form, isOptional }) => `${path}: ${form}${isOptional ? ' (optional)' : ''}`,
  )

test.each([
  ['a text with a limit', textSchema(40), 'text, at most 40 characters'],
  ['a text from a length on', textSchema(40, 3), 'text, 3 to 40 characters'],
  [
    'a whole number in a range',
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
    'whole number, 0 to 4',
  ],
  [
    'a number in steps',
    v.pipe(v.number(), v.multipleOf(0.25), v.minValue(1)),
    'number, at least 1, in steps of 0.25',
  ],
  ['a choice', v.picklist(['draft', 'published']), '"draft" or "published"'],
  ['an id', uuidSchema, 'UUID'],
  ['a day, which is a text until it is read', daySchema, 'day, yyyy-MM-dd'],
  [
    'a list of ids',
    v.pipe(v.array(playerIdSchema), v.maxLength(99)),
    'list of player id, at most 99 items',
  ],
  ['a pair', v.array(v.tuple([v.number(), v.number()])), 'list of pair of number'],
  [
    'a list of places',
    v.tuple([v.string(), v.number(), v.number()]),
    'list of text or number, 3 items',
  ],
  ['what may be null', v.nullable(v.boolean()), 'true or false or null'],
  ['a record', v.record(v.string(), v.number()), 'object of number'],
  ['anything', v.unknown(), 'anything'],
])('%s', (_what, schema, form) => {
  expect(told(v.strictObject({ field: schema }))).toEqual([`field: ${form}`])
})

test('nested fields carry the names above them, those in lists with []', () => {
  expect(
    told(
      v.strictObject({
        at: v.strictObject({ lat: v.number() }),
        players: v.array(v.object({ playerId: v.string() })),
        note: v.optional(v.string()),
      }),
    ),
  ).toEqual([
    'at: object',
    'at.lat: number',
    'players: list of object',
    'players[].playerId: text',
    'note: text (optional)',
  ])
})

test('several forms stand one after the other under their titles', () => {
  const schema = {
    anyOf: [
      { title: 'alerts', ...inputSchema(v.strictObject({ read: v.literal(true) })) },
      { title: 'players', ...inputSchema(v.strictObject({ homeLocation: v.string() })) },
    ],
  }
  expect(
    schemaRows(
      { type: 'object', properties: { fields: schema }, required: ['fields'] },
      wordsIn('en', docsTexts),
    ).map(({ path, form }) => `${path}: ${form}`),
  ).toEqual([
    'fields: object',
    'fields: for alerts:',
    'fields.read: true',
    'fields: for players:',
    'fields.homeLocation: text',
  ])
})

test('of one form or another, each begins with what tells them apart', () => {
  const reported = v.variant('kind', [
    v.strictObject({ kind: v.literal('player'), playerId: v.string() }),
    v.strictObject({ kind: v.literal('club'), clubId: v.string() }),
  ])
  expect(told(v.strictObject({ reported, all: v.array(reported) }))).toEqual([
    'reported: object',
    'reported.kind: "player"',
    'reported.playerId: text',
    'reported.kind: "club"',
    'reported.clubId: text',
    'all: list of object',
    'all[].kind: "player"',
    'all[].playerId: text',
    'all[].kind: "club"',
    'all[].clubId: text',
  ])
})

test('what takes nothing has no rows, what is no object has one', () => {
  expect(told(v.strictObject({}))).toEqual([])
  expect(told(v.array(v.string()))).toEqual([': list of text'])
})

test('they are told in Spanish too', () => {
  expect(told(v.strictObject({ field: v.nullable(textSchema(40, 3)) }), 'es')).toEqual([
    'field: texto, de 3 a 40 caracteres o null',
  ])
})
