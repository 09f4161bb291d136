// Copies every table's rows with new keys until PostgreSQL's choice of plan matters. Foreign keys
// point to copies of the original targets; triggers are skipped.
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'

const copies = 20_000
const fewer: Readonly<Record<string, number>> = {
  players: 5_000,
  auth_users: 5_000,
  locations: 500,
  clubs: 500,
  events: 5_000,
  leagues: 200,
  event_series: 200,
  match_lists: 5_000,
  operators: 20,
}
/** Tables with a single row, or without owners. */
const single = [
  'backup_plan',
  'branding',
  'changed_tables',
  'derived_columns',
  'installation',
  'leaderboard_window',
  'migrations',
  'migrations_lock',
  'pass_tiers',
  'pp_globals',
  'rating_rules',
  'server_setup',
  'store_identity',
  'version',
  'zone_rules',
]

type Column = {
  table: string
  column: string
  type: string
  target: string | null
  isUnique: boolean
}

const columnsOf = (db: Database) =>
  sql<Column>`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    (select f.confrelid::regclass::text from pg_constraint f where f.contype = 'f'
      and f.conrelid = c.oid and f.conkey = array[a.attnum] limit 1) as target,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique
      and a.attnum = any(i.indkey)) and not exists (select 1 from pg_constraint k
      where k.contype = 'c' and k.conrelid = c.oid and a.attnum = any(k.conkey)
      and a.atttypid = 'text'::regtype
      and pg_get_constraintdef(k.oid) like '%= ANY%') as "isUnique"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
    and not a.attisdropped and a.attgenerated = '' and c.relname <> all(${single})
  order by c.relname, a.attnum`.execute(db)

const countOf = (table: string): number => fewer[table] ?? copies

function keyOf(kind: string, type: string, at: string): string {
  if (type === 'uuid') return `md5('${kind}' || ${at})::uuid`
  if (type === 'text' || type.startsWith('character')) return `'${kind}' || ${at}`
  return `50000000 + ${at}`
}

function valueOf({ table, column, type, target, isUnique }: Column): string {
  const own = `s."${column}"`
  // A different step per column decorrelates references.
  const prime = 7 + 2 * column.length
  const kind = target ?? table
  const isKey = /^(text|uuid|integer|bigint|character varying)$/.test(type)
  if (target !== null)
    return `case when ${own} is null then null else ${keyOf(kind, type, `(n * ${prime} % ${countOf(target)})`)} end`
  if (isUnique && isKey) return keyOf(table, type, 'n')
  if (type === 'date') return `${own} + (n % 200 - 100)::int`
  if (type.startsWith('timestamp')) return `${own} + (n % 200 - 100) * interval '1 day'`
  return own
}

export async function addCrowd(db: Database): Promise<void> {
  const { rows } = await columnsOf(db)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  const { rows: deferred } = await sql<{ table: string }>`select conrelid::regclass::text as table
    from pg_constraint where contype in ('u', 'p') and condeferrable`.execute(db)
  const deferrable = new Set(deferred.map(({ table }) => table))
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`do $$ declare held record; begin
      for held in select conrelid::regclass as of, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace loop
        execute format('alter table %s drop constraint %I', held.of, held.conname);
      end loop; end $$`.execute(tx)
    for (const [table, columns] of byTable) {
      const names = columns.map(({ column }) => `"${column}"`).join(', ')
      const values = columns.map(valueOf).join(', ')
      await sql
        .raw(
          `insert into "${table}" (${names}) overriding system value select ${values}
          from (select (row_number() over ())::int as k, (count(*) over ())::int as of_all, t.*
            from (select * from "${table}" limit 20) t) s
          join generate_series(1, ${countOf(table)}) n on n % of_all + 1 = k
          ${deferrable.has(table) ? '' : 'on conflict do nothing'}`,
        )
        .execute(tx)
    }
  })
  // One table at a time: no statement may take longer than the server waits for an answer.
  for (const table of byTable.keys()) await sql.raw(`vacuum analyze "${table}"`).execute(db)
}
