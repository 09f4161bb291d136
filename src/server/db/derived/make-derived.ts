// Fills columns derived by code and finds rows where they are wrong. The store keeps the version of
// the deriving code, so they are refilled once after a release that changes it.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../open-database.ts'
import { derivedColumns, type DerivedColumns, type DerivedRow } from './derived-columns.ts'

const rowsPerBatch = 1_000

export type Made = ReadonlyMap<string, number>

export async function makeOutdated(db: Database): Promise<Made> {
  const kept = await db.selectFrom('derived_columns').select(['name', 'version']).execute()
  const versions = new Map(kept.map(({ name, version }) => [name, version]))
  return make(
    db,
    derivedColumns.filter(({ name, version }) => versions.get(name) !== version),
  )
}

export const makeAll = (db: Database): Promise<Made> => make(db, derivedColumns)

async function make(db: Database, list: readonly DerivedColumns[]): Promise<Made> {
  const made = new Map<string, number>()
  for (const derived of list) {
    let count = 0
    for await (const wrong of listWrong(db, derived)) count += await write(db, derived, wrong)
    const { name, version } = derived
    await db
      .insertInto('derived_columns')
      .values({ name, version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
      .execute()
    if (count > 0) made.set(name, count)
  }
  return made
}

export async function findWrong(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const derived of derivedColumns) {
    const keys: string[] = []
    for await (const wrong of listWrong(db, derived))
      keys.push(...wrong.map((row) => derived.keys.map((key) => row[key]).join(' ')))
    if (keys.length > 0) found.set(derived.name, keys)
  }
  return found
}

async function* listWrong(db: Database, derived: DerivedColumns): AsyncGenerator<DerivedRow[]> {
  const { keys, sources, columns, derive } = derived
  const shape = [...new Set([...keys, ...sources, ...columns])]
  for (let after: readonly string[] = keys.map(() => ''); ;) {
    const { rows } = await sql<{ kept: DerivedRow }>`
      select jsonb_build_object(${sql.join(shape.flatMap((name) => [sql`${name}::text`, sql.ref(name)]))})
        as kept
      from ${sql.table(derived.table)} where ${derived.where}
        and (${listRefs(keys)}) > (${sql.join(after)})
      order by ${listRefs(keys)} limit ${rowsPerBatch}`.execute(db)
    const last = rows.at(-1)?.kept
    if (last === undefined) return
    const wrong = rows.flatMap(({ kept }) => {
      const right = derive(kept)
      return columns.some((name) => right[name] !== kept[name]) ? [{ ...kept, ...right }] : []
    })
    if (wrong.length > 0) yield wrong
    after = keys.map((key) => last[key] ?? '')
  }
}

const listRefs = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)))

async function write(
  db: Database,
  { table, keys, sources, columns }: DerivedColumns,
  rows: readonly DerivedRow[],
): Promise<number> {
  const same = [...keys, ...sources]
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as kept
    set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = made.${sql.ref(name)}`))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (${sql.join([...same, ...columns].map((name) => sql`${sql.ref(name)} text`))})
    where ${sql.join(
      same.map((name) => sql`kept.${sql.ref(name)} = made.${sql.ref(name)}`),
      sql` and `,
    )}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
