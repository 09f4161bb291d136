// The columns of a live query's answer: every path its schema names, and those in which two answers
// differ. A list's rows and order, and the presence of an optional value, are columns too; rows
// match by id.
import type * as v from 'valibot'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'

export const openColumn = '(open)'
const listColumn = '(rows)'

type Shape =
  | { kind: 'value' }
  | { kind: 'object'; mayLack: boolean; fields: ReadonlyMap<string, Shape> }
  | { kind: 'list'; row: Shape; ids: readonly string[] }
type Schema = { type: string; wrapped?: Schema; item?: Schema; entries?: Record<string, Schema> }

const lacking = ['nullable', 'optional', 'nullish', 'exact_optional', 'undefinedable']
const objects = ['object', 'strict_object', 'loose_object']

function shapeOf(schema: Schema): Shape {
  if (schema.wrapped !== undefined && lacking.includes(schema.type)) {
    const inner = shapeOf(schema.wrapped)
    return inner.kind === 'object' ? { ...inner, mayLack: true } : inner
  }
  if (objects.includes(schema.type))
    return {
      kind: 'object',
      mayLack: false,
      fields: new Map(
        Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, shapeOf(entry)]),
      ),
    }
  const row = schema.item === undefined ? null : shapeOf(schema.item)
  return row?.kind === 'object' ? { kind: 'list', row, ids: idsOf(row.fields) } : { kind: 'value' }
}

const idsOf = (fields: ReadonlyMap<string, Shape>): string[] =>
  [...fields].flatMap(([name, { kind }]) =>
    kind === 'value' && /(^id|Id|Key)$/.test(name) ? [name] : [],
  )

const shapes = new Map(
  Object.entries(liveQueries).map(([name, { output }]) => [
    name,
    shapeOf(output as v.GenericSchema as unknown as Schema),
  ]),
)
const shapeNamed = (query: LiveName): Shape => {
  const shape = shapes.get(query)
  if (shape === undefined) throw new Error(`no live query ${query}`)
  return shape
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function* pathsIn(shape: Shape, path: string): Generator<string> {
  if (shape.kind === 'value' || shape.kind === 'list' || shape.mayLack)
    yield path === '' ? listColumn : path
  if (shape.kind === 'list') yield* pathsIn({ ...shape.row, mayLack: false } as Shape, path)
  if (shape.kind === 'object')
    for (const [name, field] of shape.fields) yield* pathsIn(field, below(path, name))
}

export const columnsOf = (query: LiveName): string[] =>
  [...new Set(pathsIn(shapeNamed(query), ''))].toSorted()

type Row = Readonly<Record<string, unknown>>
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
const isThere = (value: unknown): value is Row => typeof value === 'object' && value !== null

function* differing(
  shape: Shape,
  path: string,
  [before, after]: readonly [unknown, unknown],
): Generator<string> {
  if (isSame(before, after)) return
  if (shape.kind === 'list' && Array.isArray(before) && Array.isArray(after))
    yield* differingRows(shape, path, [before as Row[], after as Row[]])
  else if (shape.kind === 'object' && isThere(before) && isThere(after))
    yield* differingFields(shape, path, [before, after])
  else yield path === '' ? listColumn : path
}

function* differingFields(
  { fields }: Shape & { kind: 'object' },
  path: string,
  [before, after]: readonly [Row, Row],
): Generator<string> {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    // A field outside the schema is reported by its path, which no table lists.
    yield* differing(fields.get(name) ?? { kind: 'value' }, below(path, name), [
      before[name],
      after[name],
    ])
  }
}

const tellsApart = (id: string, rows: readonly Row[]): boolean =>
  new Set(rows.map((row) => row[id])).size === rows.length

function* differingRows(
  { row, ids }: Shape & { kind: 'list' },
  path: string,
  [before, after]: readonly [readonly Row[], readonly Row[]],
): Generator<string> {
  // Rows of one player share its id, so use the first id that distinguishes them.
  const id = ids.find((name) => tellsApart(name, before) && tellsApart(name, after))
  const keyOf = (one: Row, at: number): unknown => (id === undefined ? at : one[id])
  const rows = new Map(before.map((one, at) => [keyOf(one, at), one]))
  if (!isSame([...rows.keys()], after.map(keyOf))) yield path === '' ? listColumn : path
  for (const [at, one] of after.entries()) {
    const was = rows.get(keyOf(one, at))
    if (was !== undefined) yield* differing(row, path, [was, one])
  }
}

export const changedColumns = (query: LiveName, before: unknown, after: unknown): string[] => [
  ...new Set(differing(shapeNamed(query), '', [before, after])),
]
