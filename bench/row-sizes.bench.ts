// Bytes per row of each table and its indexes: copies the demo's rows with new ids up to 50,000 per
// table, so that pages fill as in real use. docs/scale.md uses the numbers.
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Database } from '#server/db/open-database.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { prepareStore } from '#server/prepare-store.ts'
import { createMemoryPhotos } from '#test/support/memory-photos.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'

const rowsWanted = 50_000
/** Text columns with unique values; others hold one of a few values. */
const idName = /(^|_)(id|key|token|p1|p2|slug|email)$/

type Column = { name: string; type: string; isKey: boolean }

const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind = 'r' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

const listColumns = async (db: Database, table: string): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, null) as type,
      exists (select from pg_index where indrelid = attrelid and attnum = any(indkey)) as "isKey"
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  )
  return rows
}

function toCopy({ name, type, isKey }: Column): string {
  const column = `t."${name}"`
  if (!isKey) return column
  if (type === 'uuid') return `md5(${column}::text || k)::uuid`
  if (type === 'text' && idName.test(name)) return `${column} || k`
  if (type === 'bigint' || type === 'integer') return `${column} + k * 100000`
  return column
}

async function fill(db: Database, table: string, rows: number): Promise<void> {
  const columns = await listColumns(db, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(toCopy).join(', ')
  await db.transaction().execute(async (tx) => {
    // Skips foreign keys and triggers, which aren't measured.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql
      .raw(
        `insert into "${table}" (${names}) overriding system value
         select ${values} from "${table}" t, generate_series(1, ${Math.ceil(rowsWanted / rows)}) k`,
      )
      .execute(tx)
  })
}

const postgres = await startRunPostgres()
const { db, drop } = await copyTemplate(postgres, { statementMs: 120_000 })
try {
  const deps = {
    db,
    clock: { now: () => Date.now() },
    bus: createLocalBus(),
    photos: createMemoryPhotos(),
  }
  await prepareStore({ ...deps, log: pino({ level: 'silent' }) }, { demo: 'fill' })
  console.log('table, rows measured, bytes a row: table + indexes')
  for (const table of await listTables(db)) {
    const count = async (): Promise<number> =>
      (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db))
        .rows[0]?.n ?? 0
    const rows = await count()
    if (rows === 0) continue
    const copied = await fill(db, table, rows).then(
      () => '',
      (error: unknown) => ` (not copied: ${String(error).slice(0, 90)})`,
    )
    const after = await count()
    const { rows: sizes } = await sql<{ table: number; indexes: number }>`
      select pg_table_size(${table}::regclass)::int as table,
        pg_indexes_size(${table}::regclass)::int as indexes`.execute(db)
    const [size = { table: 0, indexes: 0 }] = sizes
    console.log(
      `${table.padEnd(26)} ${String(after).padStart(7)} ${(size.table / after).toFixed(0).padStart(6)} + ${(size.indexes / after).toFixed(0)}${copied}`,
    )
  }
} finally {
  await drop()
  await postgres.stop()
}
