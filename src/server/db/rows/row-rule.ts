// A rule of live/row-topics.ts: which keys of a changed row it reads, and the topics it makes of them.
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Tables } from '../tables.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>
type Column<T extends keyof Tables> = keyof Row<T> & string

type FindKey = (row: string) => RawBuilder<unknown>

export type RowTopics = {
  table: string
  keys: readonly string[]
  found: Readonly<Record<string, FindKey>>
  only: readonly string[]
  read: (row: never) => readonly string[]
}

export const rows = <
  const T extends keyof Tables,
  const K extends Column<T>,
  const Found extends string = never,
>(
  table: T,
  keys: readonly K[],
  read: (row: Pick<Row<T>, K> & { [N in Found]: string | null }) => readonly (string | null)[],
  {
    only = [],
    found,
  }: { only?: readonly Column<T>[]; found?: Readonly<Record<Found, FindKey>> } = {},
) => ({
  table,
  keys,
  read: (row: Parameters<typeof read>[0]) => read(row).filter((topic) => topic !== null),
  only,
  found: found ?? {},
})

export const from =
  (column: string, table: string, key: string): FindKey =>
  (row) =>
    sql`(select other.${sql.ref(column)} from ${sql.table(table)} other
      where other.${sql.ref(key)} = ${sql.ref(`${row}.${key}`)})`
