// Types of TypeScript, reduced to what PostgreSQL's driver can keep or break.
import ts from 'typescript'

/** What a cast promises of one value. Empty kinds: anything. */
export type Promised = {
  kinds: readonly ValueKind[]
  isNullable: boolean
  /** Of objects: each field and whether it may be missing. */
  fields?: ReadonlyMap<string, Promised & { isOptional: boolean }>
  /** Of objects with names of any kind. */
  others?: Promised
  /** Of arrays. */
  item?: Promised
}
export type ValueKind = 'string' | 'number' | 'boolean' | 'date' | 'array' | 'object' | 'bytes'

const deepest = 6

export function toPromised(
  type: ts.Type,
  checker: ts.TypeChecker,
  at: ts.Node,
  depth = 0,
): Promised {
  const parts = type.isUnion() ? type.types : [type]
  const isNullable = parts.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)
  const real = parts.filter(
    ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0,
  )
  if (depth > deepest || real.some((part) => toKind(part, checker) === null))
    return { kinds: [], isNullable: isNullable || real.length > 0 }
  const kinds = [...new Set(real.map((part) => toKind(part, checker) ?? 'object'))]
  const [only] = real
  if (kinds.length !== 1 || only === undefined) return { kinds, isNullable }
  if (kinds[0] === 'array') {
    const [item] = checker.getTypeArguments(only as ts.TypeReference)
    return item === undefined
      ? { kinds, isNullable }
      : { kinds, isNullable, item: toPromised(item, checker, at, depth + 1) }
  }
  if (kinds[0] !== 'object') return { kinds, isNullable }
  const others = checker.getIndexTypeOfType(only, ts.IndexKind.String)
  return {
    kinds,
    isNullable,
    fields: toFields(real, checker, at, depth),
    ...(others === undefined ? {} : { others: toPromised(others, checker, at, depth + 1) }),
  }
}

/** The fields of an object, or of all objects of a union. */
function toFields(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
  at: ts.Node,
  depth: number,
): Map<string, Promised & { isOptional: boolean }> {
  const names = new Set(
    types.flatMap((type) => checker.getPropertiesOfType(type).map(({ name }) => name)),
  )
  return new Map(
    [...names].map((name) => {
      const found = types.flatMap((type) => checker.getPropertyOfType(type, name) ?? [])
      const [one] = found
      const promised = found.map((property) =>
        toPromised(checker.getTypeOfSymbolAtLocation(property, at), checker, at, depth + 1),
      )
      const isOptional =
        found.length < types.length ||
        found.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0)
      return [name, { ...joinPromises(promised), isOptional: one === undefined || isOptional }]
    }),
  )
}

/** A value of any of these. */
export function joinPromises(promised: readonly Promised[]): Promised {
  const [only] = promised
  if (only !== undefined && promised.length === 1) return only
  const isOpen = promised.some(({ kinds, isNullable }) => kinds.length === 0 && !isNullable)
  return {
    kinds: isOpen ? [] : [...new Set(promised.flatMap(({ kinds }) => kinds))],
    isNullable: promised.some(({ isNullable }) => isNullable),
  }
}

const kindsByClass: Readonly<Record<string, ValueKind>> = { Date: 'date', Buffer: 'bytes' }

/** Null for a type that promises nothing, as unknown or a type parameter. */
function toKind(type: ts.Type, checker: ts.TypeChecker): ValueKind | null {
  const { flags } = type
  if ((flags & ts.TypeFlags.StringLike) !== 0) return 'string'
  if ((flags & ts.TypeFlags.NumberLike) !== 0) return 'number'
  if ((flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array'
  const ofClass = kindsByClass[type.symbol?.name ?? '']
  if (ofClass !== undefined) return ofClass
  if (type.isIntersection()) {
    const [first] = type.types.flatMap((part) => toKind(part, checker) ?? [])
    return first ?? null
  }
  return (flags & ts.TypeFlags.Object) !== 0 ? 'object' : null
}
