// Compares the casts of SQL with the store: every function that asks the store is called with
// arguments of its types, and PostgreSQL describes what it would have run.
import type { CompiledQuery } from 'kysely'
import type { Client } from 'pg'
import type { Database } from '#server/db/open-database.ts'
import { toColumnName } from '#server/db/tables/column-names.ts'
import {
  compareRow,
  compareType,
  readStoreTypes,
  sampleColumn,
  type StoreTypes,
} from './compare-cast.ts'
import { describeStatement, type DescribedColumn } from './describe-statement.ts'
import { openDescribingDatabase } from './describing-database.ts'
import { markCasts, revealColumn, revealType, type MarkedStatement } from './mark-casts.ts'
import { readPlanNulls } from './plan-nulls.ts'
import type { Promised } from './promised.ts'
import { readSqlCasts, type SqlCast } from './read-sql-casts.ts'
import { listAskingFunctions, type World } from './sample-arguments.ts'
import { listServerFiles, type ServerProgram } from './server-program.ts'

export type CheckedCasts = {
  casts: readonly SqlCast[]
  /** Casts without a statement that PostgreSQL could describe. */
  unchecked: readonly SqlCast[]
  /** As `features/club/queries.ts listClubs: name is number, not string`. */
  mismatches: readonly string[]
}

/** Where functions ask the store; a store that starts, moves or is backed up is not described. */
const askingFiles =
  /(^|[/-])(queries|commands)\.ts$|^db\/(accounts\/)?[\w-]+\.ts$|^db\/derived\/make|^db\/steps\/|^demo\//

/** Between them, functions take their branches. */
const worlds: readonly World[] = [
  { isFull: true, isTrue: true, member: 0, length: 1 },
  { isFull: true, isTrue: false, member: 1, length: 2 },
  { isFull: false, isTrue: true, member: 2, length: 1 },
  { isFull: false, isTrue: false, member: 3, length: 2 },
  { isFull: true, isTrue: true, member: 1, length: 0 },
]
/** Ends functions that ask until they find no row. */
const maxStatements = 60
/** Of functions that wait for something else than the store. */
const patienceMs = 2_000

type Described = { query: CompiledQuery; columns: readonly DescribedColumn[] }

/** calls: further ones, with arguments that mean something. */
export async function checkCasts(
  server: ServerProgram,
  client: Client,
  calls: readonly ((db: Database) => Promise<unknown>)[],
): Promise<CheckedCasts> {
  // An index with a condition hides that the statement repeats it.
  for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan'])
    await client.query(`set enable_${way} = off`)
  const casts = readSqlCasts(server)
  const store = await readStoreTypes(client)
  const described = await describeAll({ server, client, store, calls })
  const keys = [...new Set(casts.map(({ key }) => key))]
  const numbersByKey = new Map(keys.map((key, index) => [key, index]))
  const found = new Map<number, Set<string>>()
  for (const { query, columns } of described) {
    const statement = markCasts(query, numbersByKey)
    for (const [number, problems] of [
      ...(await compareRoot({ client, store, casts, keys }, statement, { query, columns })),
      ...(await compareParts({ client, store, casts, keys }, statement, found)),
    ])
      found.set(number, new Set([...(found.get(number) ?? []), ...problems]))
  }
  return {
    casts,
    unchecked: casts.filter(({ key }) => !found.has(numbersByKey.get(key) ?? -1)),
    mismatches: [...new Set([...found.values()].flatMap((problems) => [...problems]))].toSorted(),
  }
}

type Comparison = {
  client: Client
  store: StoreTypes
  casts: readonly SqlCast[]
  keys: readonly string[]
}
type Found = [number: number, problems: string[]]

const listCasts = ({ casts, keys }: Comparison, number: number): SqlCast[] =>
  casts.filter(({ key }) => key === keys[number])

async function compareRoot(
  comparison: Comparison,
  { root }: MarkedStatement,
  { query, columns }: Described,
): Promise<Found[]> {
  if (root === null) return []
  const { client, store } = comparison
  const isPlanned = /^\s*(select|with|insert|update|delete)\b/i.test(query.sql)
  const nulls = isPlanned ? await readPlanNulls(client, query.sql) : null
  const problems = listCasts(comparison, root).flatMap(({ place, promised }) =>
    compareRow({ promised, columns, nulls, store }).map((problem) => `${place}: ${problem}`),
  )
  return [[root, problems]]
}

async function compareParts(
  comparison: Comparison,
  { marked, numbers }: MarkedStatement,
  known: ReadonlyMap<number, unknown>,
): Promise<Found[]> {
  const { client, store } = comparison
  const problems: Found[] = []
  for (const number of numbers.filter((one) => !known.has(one))) {
    const id = store.idByName.get((await revealType(client, marked, number)) ?? '')
    if (id === undefined) continue
    const found: string[] = []
    for (const { place, promised } of listCasts(comparison, number)) {
      const isTable = (promised.fields?.size ?? 0) > 0 && store.parsedById.get(id) !== null
      const differing = isTable
        ? await compareTable(comparison, { marked, number }, promised)
        : compareType(promised, id, store)
      found.push(...differing.map((problem) => `${place}: ${problem}`))
    }
    problems.push([number, found])
  }
  return problems
}

async function compareTable(
  { client, store }: Comparison,
  { marked, number }: { marked: string; number: number },
  { fields = new Map() }: Promised,
): Promise<string[]> {
  const problems: string[] = []
  for (const [name, field] of fields) {
    const type =
      (await revealColumn(client, marked, number, toColumnName(name))) ??
      (await revealColumn(client, marked, number, name))
    const id = store.idByName.get(type ?? '')
    if (id === undefined) problems.push(`${name} isn't selected`)
    else problems.push(...compareType(field, id, store).map((problem) => `${name} ${problem}`))
  }
  return problems
}

async function describeAll({
  server,
  client,
  store,
  calls,
}: {
  server: ServerProgram
  client: Client
  store: StoreTypes
  calls: readonly ((db: Database) => Promise<unknown>)[]
}): Promise<Described[]> {
  const described = new Map<string, Promise<Described | null>>()
  const describe = async (query: CompiledQuery): Promise<readonly DescribedColumn[]> => {
    const known =
      described.get(query.sql) ??
      describeStatement(client, query.sql).then(
        (columns) => ({ query, columns }),
        () => null,
      )
    described.set(query.sql, known)
    return (await known)?.columns ?? []
  }
  const openFor = (world: World): Database =>
    openDescribingDatabase({
      describe,
      sampleColumn: (column) =>
        sampleColumn(column, store) === true ? world.isTrue : sampleColumn(column, store),
      hasRows: world.isFull,
      maxStatements,
    })
  for (const { path, file } of listServerFiles(server, askingFiles)) {
    const functions = listAskingFunctions(server, file)
    if (functions.length === 0) continue
    const module = (await import(/* @vite-ignore */ `#server/${path}`)) as Module
    for (const one of functions)
      for (const world of worlds)
        await callOnce(openFor(world), (db) =>
          module[one.name]?.(...one.sampleArguments(db, world)),
        )
  }
  for (const call of calls) for (const world of worlds) await callOnce(openFor(world), call)
  const all = await Promise.all(described.values())
  return all.filter((one) => one !== null)
}

type Module = Record<string, ((...given: unknown[]) => unknown) | undefined>

/** The arguments mean nothing, so a function may fail; what it asked until then is described. */
async function callOnce(db: Database, ask: (db: Database) => unknown): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  const run = async (): Promise<void> => {
    const answer = await ask(db)
    const query = toQuery(answer, db)
    if (query !== null) await db.executeQuery(query)
    // Of a reader that keeps the database.
    if (isReader(answer)) await answer.read()
  }
  run().then(resolve, resolve)
  await promise
  clearTimeout(timer)
}

const isReader = (answer: unknown): answer is { read: () => unknown } =>
  typeof answer === 'object' &&
  answer !== null &&
  'read' in answer &&
  typeof answer.read === 'function'

/** Of functions that return a statement instead of running it. */
function toQuery(answer: unknown, db: unknown): CompiledQuery | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('sql' in answer && 'query' in answer) return answer as CompiledQuery
  if (!('compile' in answer) || typeof answer.compile !== 'function') return null
  return (answer.compile as (db: unknown) => CompiledQuery)(db)
}
