// The store's tables in foreign-key order, with their columns and sequences, read from the catalog
// so that no table is forgotten. The job queue's own schema is left out: due work is found in the
// store again.
import type { Client } from 'pg'

export type TableShape = { name: string; columns: string[] }
export type Sequence = { name: string; value: string }

const withoutMigrations =
  "c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('migrations', 'migrations_lock')"

/** All tables but the migrator's, ordered so that foreign keys can be filled. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { pointsAt: string[] }>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct t.relname), '[]') from pg_constraint k join pg_class t on t.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid) as "pointsAt"
    from pg_class c where ${withoutMigrations} order by c.relname`)
  const sorted: TableShape[] = []
  const placed = new Set<string>()
  while (sorted.length < rows.length) {
    const next = rows.filter(
      ({ name, pointsAt }) => !placed.has(name) && pointsAt.every((other) => placed.has(other)),
    )
    if (next.length === 0)
      throw new Error(
        `these tables point at each other: ${rows
          .filter(({ name }) => !placed.has(name))
          .map(({ name }) => name)
          .join(', ')}`,
      )
    for (const { name, columns } of next) {
      placed.add(name)
      sorted.push({ name, columns })
    }
  }
  return sorted
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  )
  return rows
}

export async function listMigrations(client: Client): Promise<string[]> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(
    "select to_regclass('public.migrations') is not null as there",
  )
  if (found?.there !== true) return []
  return (
    await client.query<{ name: string }>('select name from migrations order by name')
  ).rows.map(({ name }) => name)
}

/** True for a database that no server has run on, so a restore may begin. */
export async function isEmptyStore(client: Client): Promise<boolean> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(
    "select to_regclass('public.locations') is not null and to_regclass('public.auth_users') is not null as there",
  )
  if (found?.there !== true)
    return (
      (await client.query(`select 1 from pg_class c where ${withoutMigrations} limit 1`)).rows
        .length === 0
    )
  return (
    (
      await client.query(
        'select 1 where exists (select 1 from locations) or exists (select 1 from auth_users)',
      )
    ).rows.length === 0
  )
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const listColumns = ({ columns }: TableShape): string => columns.map(quoted).join(', ')

export const copyOut = (table: TableShape): string =>
  `copy ${quoted(table.name)} (${listColumns(table)}) to stdout`
export const copyIn = (table: TableShape): string =>
  `copy ${quoted(table.name)} (${listColumns(table)}) from stdin`
/** Triggers maintain derived rows, but these are loaded as they were. */
export const setTriggers = ({ name }: TableShape, state: 'enable' | 'disable'): string =>
  `alter table ${quoted(name)} ${state} trigger user`
export const emptyTables = (tables: readonly TableShape[]): string =>
  `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`
export const lockTables = (tables: readonly TableShape[]): string =>
  `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access exclusive mode`
