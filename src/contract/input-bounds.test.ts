// Every number and text in an input has bounds, so that no input overflows a column.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { wholeMax } from '#domain/shared/number-bounds.ts'
import { listFields, type BoundedField } from '#test/support/input-bounds.ts'
import { calls, httpFunctions } from './contract.ts'
import { addedFields, changedFields } from './document.ts'
import { liveQueries } from './live-queries.ts'
import { ownDataInput } from './own-data.ts'
import { signInRoutes } from './sign-in.ts'

const textMax = 64 * 1024

const inputsOf = (
  definitions: Readonly<Record<string, { input: v.GenericSchema }>>,
): [string, v.GenericSchema][] =>
  Object.entries(definitions).map(([name, { input }]) => [name, input])

const inputs: [string, v.GenericSchema][] = [
  ...inputsOf(calls),
  ...inputsOf(liveQueries),
  ...inputsOf(httpFunctions),
  ...Object.entries(changedFields).map(([name, schema]): [string, v.GenericSchema] => [
    `fields of ${name} that change`,
    schema,
  ]),
  ...Object.entries(addedFields).map(([name, schema]): [string, v.GenericSchema] => [
    `fields of ${name} that are added`,
    schema,
  ]),
  ...signInRoutes.flatMap(({ path, input }): [string, v.GenericSchema][] =>
    input === null ? [] : [[path, input]],
  ),
  ['the own data', ownDataInput],
]

function isBounded({ type, min, max }: BoundedField): boolean {
  if (type === 'string') return max !== null && max <= textMax
  return min !== null && max !== null && min >= -wholeMax && max <= wholeMax
}

test.each(inputs)(
  '%s takes no number without a least and a most, and no text without a most',
  (_name, schema) => {
    const open = listFields(schema).filter((field) => !isBounded(field))
    expect(
      open.map(({ path, type, min, max }) => `${path.join('.')}: ${type} from ${min} to ${max}`),
    ).toEqual([])
  },
)

describe('the walk', () => {
  test('finds what has no bounds, however deep', () => {
    const schema = v.strictObject({
      list: v.array(v.nullable(v.optional(v.number()))),
      either: v.variant('kind', [
        v.strictObject({ kind: v.literal('a'), text: v.string() }),
        v.strictObject({ kind: v.literal('b'), count: v.pipe(v.number(), v.minValue(1)) }),
      ]),
      bounded: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9)),
    })
    expect(listFields(schema)).toEqual([
      { path: ['list', 0], type: 'number', min: null, max: null },
      { path: ['either', 'text'], type: 'string', min: null, max: null },
      { path: ['either', 'count'], type: 'number', min: 1, max: null },
      { path: ['bounded'], type: 'number', min: 2, max: 9 },
    ])
  })

  test('refuses a kind of schema that it does not know', () => {
    expect(() => listFields(v.date())).toThrow('type date')
  })
})
