// Compares the tables of the server's types with those of the store.
import type { Client } from 'pg'
import ts from 'typescript'
import { toFieldName } from '#server/db/tables/column-names.ts'
import { compareType, type StoreTypes } from './compare-cast.ts'
import { joinPromises, toPromised, type Promised } from './promised.ts'
import { listServerFiles, type ServerProgram } from './server-program.ts'

type Column = Promised & { mayBeLeftOut: boolean }
type StoreColumn = {
  table: string
  column: string
  typeId: string
  isNullable: boolean
  mayBeLeftOut: boolean
}

/** What differs, as `events.title may be null`. */
export async function compareTables(
  server: ServerProgram,
  client: Client,
  store: StoreTypes,
): Promise<string[]> {
  const { rows } = await client.query<StoreColumn>(
    `select c.relname as table, a.attname as column, a.atttypid::text as "typeId",
      not a.attnotnull as "isNullable",
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as "mayBeLeftOut"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and c.relname not in ('migrations', 'migrations_lock')`,
  )
  const stored = Map.groupBy(rows, ({ table }) => table)
  const typed = readTables(server)
  return [
    ...[...stored.keys()]
      .filter((table) => !typed.has(table))
      .map((table) => `${table} isn't typed`),
    ...[...typed].flatMap(([table, columns]) =>
      compareTable(columns, stored.get(table) ?? [], store).map((problem) => `${table}.${problem}`),
    ),
  ].toSorted()
}

function compareTable(
  columns: ReadonlyMap<string, Column>,
  stored: readonly StoreColumn[],
  store: StoreTypes,
): string[] {
  const named = new Map(stored.map((one) => [toFieldName(one.column), one]))
  return [
    ...[...named.keys()].filter((name) => !columns.has(name)).map((name) => `${name} isn't typed`),
    ...[...columns].flatMap(([name, column]) => {
      const found = named.get(name)
      if (found === undefined) return [`${name} isn't stored`]
      const { isNullable, mayBeLeftOut, typeId } = found
      const isOpen = column.kinds.length === 0
      return [
        ...compareType(column, Number(typeId), store),
        ...(isNullable && !column.isNullable && !isOpen ? ['may be null'] : []),
        ...(!isNullable && column.isNullable && !isOpen ? ["can't be null"] : []),
        ...(column.mayBeLeftOut && !mayBeLeftOut ? ["can't be left out"] : []),
      ].map((problem) => `${name} ${problem}`)
    }),
  ]
}

function readTables(server: ServerProgram): Map<string, Map<string, Column>> {
  const { checker } = server
  const [tables] = listServerFiles(server, /^db\/tables\.ts$/)
  const module = tables === undefined ? undefined : checker.getSymbolAtLocation(tables.file)
  const symbol = module?.exports?.get('Tables' as ts.__String)
  if (tables === undefined || symbol === undefined) throw new Error('no type of all tables')
  const at = tables.file
  const typeOf = (property: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(property, at)
  return new Map(
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .map((table) => [
        table.name,
        new Map(
          checker
            .getPropertiesOfType(typeOf(table))
            .map((column) => [column.name, toColumn(typeOf(column), checker, at)]),
        ),
      ]),
  )
}

/** Of a plain type, or of a ColumnType with one for selecting and one for inserting. */
function toColumn(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): Column {
  const parts = type.isUnion() ? type.types : [type]
  const readPart = (name: string): ts.Type[] =>
    parts.map((part) => {
      const side = checker.getPropertyOfType(part, name)
      return side === undefined ? part : checker.getTypeOfSymbolAtLocation(side, at)
    })
  const selected = joinPromises(readPart('__select__').map((part) => toPromised(part, checker, at)))
  const isLeftOut = (part: ts.Type): boolean =>
    (part.isUnion() ? part.types : [part]).some(
      ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0,
    )
  const isPlain = parts.every((part) => checker.getPropertyOfType(part, '__insert__') === undefined)
  const inserted = readPart('__insert__').flatMap((part) => (part.isUnion() ? part.types : [part]))
  return {
    ...selected,
    mayBeLeftOut: isPlain ? parts.some(isLeftOut) : inserted.some(isLeftOut),
  }
}
