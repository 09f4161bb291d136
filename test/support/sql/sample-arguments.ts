// Arguments for functions that ask the store, made from the types of their parameters. They need no
// meaning, because the statements are only described.
import { sql } from 'kysely'
import ts from 'typescript'
import { sampleText } from './compare-cast.ts'
import type { ServerProgram } from './server-program.ts'

/** Which values stand for types that have several, so that calls take different branches. */
export type World = {
  isFull: boolean
  isTrue: boolean
  member: number
  /** Items of an array. */
  length: 0 | 1 | 2
}

type AskingFunction = {
  file: string
  name: string
  sampleArguments: (db: unknown, world: World) => unknown[]
}

/** Exported functions of a file that take a database. */
export function listAskingFunctions(
  { checker }: ServerProgram,
  file: ts.SourceFile,
): AskingFunction[] {
  const module = checker.getSymbolAtLocation(file)
  if (module === undefined) return []
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, file)
    const [signature] = type.getCallSignatures()
    const parameters = signature?.parameters ?? []
    const types = parameters.map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, file))
    if (!types.some((one) => takesDatabase(one, checker, file))) return []
    const sampleArguments: AskingFunction['sampleArguments'] = (db, world) => {
      const sampler = new Sampler({ checker, at: file, db, world })
      return types.map((one) => sampler.sample(one, ''))
    }
    return [{ file: file.fileName, name: symbol.name, sampleArguments }]
  })
}

const getClassName = (type: ts.Type): string => type.symbol?.name ?? ''
const isDatabase = (type: ts.Type): boolean => getClassName(type) === 'Kysely'

function takesDatabase(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): boolean {
  if (isDatabase(type)) return true
  return ['db', 'tx'].some((name) => {
    const property = checker.getPropertyOfType(type, name)
    return property !== undefined && isDatabase(checker.getTypeOfSymbolAtLocation(property, at))
  })
}

const deepest = 7
const now = Date.parse('2026-06-02T12:00:00Z')

class Sampler {
  readonly #checker: ts.TypeChecker
  readonly #at: ts.Node
  readonly #db: unknown
  readonly #world: World
  /** Of the array's item, because ids of one list differ. */
  #index = 0
  constructor(given: { checker: ts.TypeChecker; at: ts.Node; db: unknown; world: World }) {
    this.#checker = given.checker
    this.#at = given.at
    this.#db = given.db
    this.#world = given.world
  }

  sample(type: ts.Type, name: string, depth = 0): unknown {
    if (depth > deepest) return undefined
    if (type.isUnion()) return this.#sampleUnion(type.types, name, depth)
    const literal = this.#sampleLiteral(type, name, depth)
    if (literal !== undefined) return literal
    if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
      const constraint = this.#checker.getBaseConstraintOfType(type)
      return constraint === undefined
        ? sampleText(name, this.#index)
        : this.sample(constraint, name, depth + 1)
    }
    if (
      type.isIntersection() &&
      type.types.some(({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0)
    )
      return sampleText(name, this.#index)
    return this.#sampleObject(type, name, depth)
  }

  #sampleUnion(types: readonly ts.Type[], name: string, depth: number): unknown {
    const isEmpty = ({ flags }: ts.Type): boolean =>
      (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
    const empty = types.find(isEmpty)
    const others = types.filter((one) => !isEmpty(one))
    if (empty !== undefined && !this.#world.isFull)
      return (empty.flags & ts.TypeFlags.Null) !== 0 ? null : undefined
    if (others.every(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0))
      return this.#world.isTrue
    const chosen = others[this.#world.member % others.length]
    return chosen === undefined ? undefined : this.sample(chosen, name, depth)
  }

  #sampleLiteral(type: ts.Type, name: string, depth: number): unknown {
    const { flags } = type
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
    if ((flags & ts.TypeFlags.StringLike) !== 0) return sampleText(name, this.#index)
    if ((flags & ts.TypeFlags.NumberLike) !== 0) return this.#sampleNumber(name, depth)
    if ((flags & ts.TypeFlags.BooleanLiteral) !== 0)
      return this.#checker.typeToString(type) === 'true'
    if ((flags & ts.TypeFlags.BooleanLike) !== 0) return this.#world.isTrue
    if ((flags & ts.TypeFlags.Null) !== 0) return null
    return (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0
      ? sampleText(name, this.#index)
      : undefined
  }

  /** By depth in half of the worlds, so that what was and what is to be differ there. */
  #sampleNumber(name: string, depth: number): number {
    if (name === 'now') return now
    return this.#world.isTrue ? 1 + depth : 1
  }

  #sampleObject(type: ts.Type, field: string, depth: number): unknown {
    if (isDatabase(type)) return this.#db
    const name = getClassName(type)
    if (name === 'RawBuilder' || name === 'Expression')
      return this.#world.isTrue ? sql`null` : sql`select player_id from players`
    if (name === 'Date') return new Date(now)
    const parts = this.#checker.getTypeArguments(type as ts.TypeReference)
    const samples = (): unknown[] => parts.map((part) => this.sample(part, field, depth + 1))
    if (this.#checker.isArrayType(type)) return this.#sampleItems(parts[0], field, depth + 1)
    if (this.#checker.isTupleType(type)) return samples()
    if (/^(Readonly)?Map$/.test(name)) return new Map([samples() as [unknown, unknown]])
    if (/^(Readonly)?Set$/.test(name)) return new Set(samples())
    const [signature] = type.getCallSignatures()
    if (signature !== undefined) return () => this.sample(signature.getReturnType(), '', depth + 1)
    return this.#sampleFields(type, depth)
  }

  #sampleFields(type: ts.Type, depth: number): Record<string, unknown> {
    return Object.fromEntries(
      this.#checker
        .getPropertiesOfType(type)
        .filter(({ flags: own }) => this.#world.isFull || (own & ts.SymbolFlags.Optional) === 0)
        .map((property) => [
          property.name,
          this.sample(
            this.#checker.getTypeOfSymbolAtLocation(property, this.#at),
            property.name,
            depth + 1,
          ),
        ]),
    )
  }

  #sampleItems(item: ts.Type | undefined, field: string, depth: number): unknown[] {
    if (item === undefined || this.#world.length === 0) return []
    if (item.isUnion() && item.types.every((one) => one.isStringLiteral()))
      return item.types.map((one) => one.value)
    return [0, 1].slice(0, this.#world.length).map((index) => {
      this.#index = index
      const sample = this.sample(item, field, depth)
      this.#index = 0
      return sample
    })
  }
}
