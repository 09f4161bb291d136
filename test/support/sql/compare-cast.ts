// Compares what a cast of SQL promises with the columns that PostgreSQL describes.
import type { Client } from 'pg'
import { customTypes } from '#server/db/open-database.ts'
import { rowMark } from '#server/db/rows/row-changes.ts'
import { toFieldName } from '#server/db/tables/column-names.ts'
import type { DescribedColumn } from './describe-statement.ts'
import type { PlanNulls } from './plan-nulls.ts'
import type { Promised, ValueKind } from './promised.ts'

/** What the driver makes of a type of PostgreSQL; null for JSON, which may be anything. */
type Parsed = { kind: ValueKind; item?: Parsed | null } | null

export type StoreTypes = {
  parsedById: ReadonlyMap<number, Parsed>
  sampleById: ReadonlyMap<number, unknown>
  idByName: ReadonlyMap<string, number>
  /** Columns that may be null, as `tableID.columnID`. */
  nullable: ReadonlySet<string>
}

const samples: Readonly<Record<string, string>> = {
  bool: 't',
  date: '2026-06-02',
  time: '10:00:00',
  timestamp: '2026-06-02 10:00:00',
  timestamptz: '2026-06-02 10:00:00+00',
  bytea: '\\x00',
  json: 'null',
  jsonb: 'null',
}

export async function readStoreTypes(client: Client): Promise<StoreTypes> {
  const { rows } = await client.query<{
    id: string
    name: string
    shown: string
    category: string
    element: string | null
  }>(`select t.oid::text as id, t.typname as name, format_type(t.oid, null) as shown,
      t.typcategory as category, e.typname as element
    from pg_type t left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem`)
  const { rows: columns } = await client.query<{ place: string }>(
    `select attrelid || '.' || attnum as place from pg_attribute where not attnotnull`,
  )
  const categories = new Map(rows.map(({ name, category }) => [name, category]))
  const toText = (name: string): string =>
    samples[name] ?? (categories.get(name) === 'N' ? '1' : '2026-06-02')
  const isJson = (name: string): boolean => name.startsWith('json')
  const sampleById = new Map(
    rows.map(({ id, name, element }) => {
      const parse = customTypes.getTypeParser(Number(id)) as (text: string) => unknown
      return [Number(id), parse(element === null ? toText(name) : `{${toText(element)}}`)]
    }),
  )
  return {
    sampleById,
    parsedById: new Map(
      rows.map(({ id, name, element }) => {
        if (isJson(name)) return [Number(id), null]
        const isOfJson = element !== null && isJson(element)
        return [
          Number(id),
          isOfJson ? { kind: 'array', item: null } : toParsed(sampleById.get(Number(id))),
        ]
      }),
    ),
    idByName: new Map(rows.map(({ id, shown }) => [shown, Number(id)])),
    nullable: new Set(columns.map(({ place }) => place)),
  }
}

function toParsed(value: unknown): Parsed {
  if (Array.isArray(value)) return { kind: 'array', item: toParsed(value[0]) }
  return { kind: toKind(value) }
}

function toKind(value: unknown): ValueKind {
  if (value instanceof Date) return 'date'
  if (Buffer.isBuffer(value)) return 'bytes'
  if (Array.isArray(value)) return 'array'
  return typeof value as ValueKind
}

/** A value of a column's type, as the driver gives it; null for JSON. */
export function sampleColumn({ name, dataTypeID }: DescribedColumn, store: StoreTypes): unknown {
  const sample = store.sampleById.get(dataTypeID)
  if (typeof sample !== 'string') return sample ?? null
  return sampleText(toFieldName(name), 0)
}

/** A text for what a name suggests. */
export function sampleText(name: string, index: number): string {
  if (/zone$/i.test(name)) return 'UTC'
  if (/time$|^opensAt$/i.test(name)) return '10:00'
  if (/ids?$/i.test(name)) return `c56a4180-65aa-42ec-a945-5fd21dec053${index}`
  return name === 'to' ? '2026-06-03' : '2026-06-02'
}

/** What differs between the columns of a statement and the row that its cast promises. */
export function compareRow({
  promised: { fields, others },
  columns,
  nulls,
  store,
}: {
  promised: Promised
  columns: readonly DescribedColumn[]
  nulls: PlanNulls | null
  store: StoreTypes
}): string[] {
  if (fields === undefined) return columns.length > 0 ? ['is a row, not a value'] : []
  const positions = new Map(columns.map(({ name }, position) => [toFieldName(name), position]))
  const mayBeNull = (position: number): boolean => {
    const { tableID, columnID } = columns[position] ?? { tableID: 0, columnID: 0 }
    if (nulls?.outer.has(position) === true) return true
    return store.nullable.has(`${tableID}.${columnID}`) && nulls?.notNull.has(position) !== true
  }
  return [
    ...[...fields].flatMap(([name, field]) => {
      const position = positions.get(name)
      if (position === undefined) return field.isOptional ? [] : [`${name} isn't selected`]
      const isSafe = field.isNullable || field.kinds.length === 0 || !mayBeNull(position)
      return [
        ...compareType(field, columns[position]?.dataTypeID ?? 0, store).map(
          (problem) => `${name} ${problem}`,
        ),
        ...(isSafe ? [] : [`${name} may be null`]),
      ]
    }),
    ...[...positions.keys()]
      .filter((name) => !fields.has(name) && !name.startsWith(rowMark))
      .flatMap((name) =>
        others === undefined
          ? [`${name} isn't in the type`]
          : compareType(others, columns[positions.get(name) ?? 0]?.dataTypeID ?? 0, store).map(
              (problem) => `${name} ${problem}`,
            ),
      ),
  ]
}

export function compareType(promised: Promised, typeId: number, store: StoreTypes): string[] {
  return compareParsed(promised, store.parsedById.get(typeId) ?? null)
}

function compareParsed({ kinds, item }: Promised, parsed: Parsed): string[] {
  if (parsed === null || kinds.length === 0) return []
  if (!kinds.includes(parsed.kind)) return [`is ${parsed.kind}, not ${kinds.join(' or ')}`]
  if (item === undefined || parsed.item === undefined) return []
  return compareParsed(item, parsed.item).map((found) => `of items ${found}`)
}
