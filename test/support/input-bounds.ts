// Walks an input schema and lists every number and text with its bounds.
import type * as v from 'valibot'

/** `path` contains keys, and 0 for the members of a list. */
export type BoundedField = {
  path: readonly (string | number)[]
  type: 'number' | 'string'
  min: number | null
  max: number | null
}

type Schema = {
  kind: string
  type: string
  pipe?: readonly Schema[]
  entries?: Readonly<Record<string, Schema>>
  item?: Schema
  items?: readonly Schema[]
  wrapped?: Schema
  options?: readonly unknown[]
  requirement?: unknown
}

/** Types without bounds. An unlisted type needs a new case in this walk. */
const unbounded = new Set(['literal', 'picklist', 'boolean', 'null', 'undefined', 'unknown', 'any'])
const minimums = new Set(['min_value', 'min_length', 'min_graphemes', 'length', 'gt_value'])
const maximums = new Set(['max_value', 'max_length', 'max_graphemes', 'length', 'lt_value'])

export const listFields = (schema: v.GenericSchema): BoundedField[] => walk(schema, [], [])

function walk(
  schema: Schema,
  path: BoundedField['path'],
  outer: readonly Schema[],
): BoundedField[] {
  const pipe = schema.pipe ?? []
  const checks = [...outer, ...pipe.filter(({ kind }) => kind === 'validation')]
  const [root = schema, ...later] = pipe.filter(({ kind }) => kind === 'schema')
  return [...walkRoot(root, path, checks), ...later.flatMap((one) => walk(one, path, checks))]
}

function walkRoot(
  schema: Schema,
  path: BoundedField['path'],
  checks: readonly Schema[],
): BoundedField[] {
  const { type } = schema
  if (type === 'number' || type === 'string') return [{ path, type, ...findBounds(checks) }]
  if (schema.entries !== undefined)
    return Object.entries(schema.entries).flatMap(([key, entry]) => walk(entry, [...path, key], []))
  if (schema.item !== undefined) return walk(schema.item, [...path, 0], [])
  if (schema.items !== undefined)
    return schema.items.flatMap((item, index) => walk(item, [...path, index], []))
  if (schema.wrapped !== undefined) return walk(schema.wrapped, path, checks)
  if (unbounded.has(type)) return []
  if (schema.options !== undefined)
    return (schema.options as readonly Schema[]).flatMap((option) => walk(option, path, checks))
  throw new Error(`no bounds are known of a schema of type ${type} at ${path.join('.')}`)
}

function findBounds(checks: readonly Schema[]): Pick<BoundedField, 'min' | 'max'> {
  const numbers = (types: ReadonlySet<string>): number[] =>
    checks
      .filter(({ type, requirement }) => types.has(type) && typeof requirement === 'number')
      .map(({ requirement }) => requirement as number)
  const [mins, maxs] = [numbers(minimums), numbers(maximums)]
  return {
    min: mins.length === 0 ? null : Math.max(...mins),
    max: maxs.length === 0 ? null : Math.min(...maxs),
  }
}

/** Replaces the value at `path`; null when `input` has no such path. */
export function withValue(input: unknown, path: BoundedField['path'], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof input !== 'object' || input === null || !(key in input)) return null
  const copy = structuredClone(input) as Record<string | number, unknown>
  const inner = withValue(copy[key], rest, value)
  if (inner === null && rest.length > 0) return null
  copy[key] = inner
  return copy
}
