// Everything stored about a person, table by table, except secrets and what others noted about them
// (manifests/people.ts).
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { People } from '../../manifests/table-facts.ts'

export type ExportedRow = Readonly<Record<string, unknown>>
export type DataOwner = { userId: string; playerId: string | null }

/** Others wrote in them too, or they repeat what others wrote. */
export const conversationTables: ReadonlySet<string> = new Set([
  'alerts',
  'club_messages',
  'deliveries',
  'event_messages',
  'messages',
])

/** The columns that refer to the person, by table in alphabetical order. */
function conditionsByTable(
  { users, players }: People,
  { userId, playerId }: DataOwner,
): Map<string, { column: string; id: string }[]> {
  const told = [
    { name: 'auth_users.id', id: userId },
    ...(playerId === null ? [] : [{ name: 'players.player_id', id: playerId }]),
    ...Object.entries(users).flatMap(([name, column]) =>
      column.isExported ? [{ name, id: userId }] : [],
    ),
    ...Object.entries(players).flatMap(([name, column]) =>
      column.isExported && playerId !== null ? [{ name, id: playerId }] : [],
    ),
  ]
  const tables = new Map<string, { column: string; id: string }[]>()
  for (const { name, id } of told.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const [table = '', column = ''] = name.split('.')
    tables.set(table, [...(tables.get(table) ?? []), { column, id }])
  }
  return tables
}

export const ownTables = (people: People, person: DataOwner): string[] => [
  ...conditionsByTable(people, person).keys(),
]

/** The rows of one table about the person, without secret columns. */
export async function loadOwnRows(
  { db, people }: { db: Database; people: People },
  person: DataOwner,
  table: string,
): Promise<ExportedRow[]> {
  const conditions = (conditionsByTable(people, person).get(table) ?? []).map(
    ({ column, id }) => sql`t.${sql.ref(column)} = ${id}`,
  )
  if (conditions.length === 0) return []
  const hidden = [...people.secrets].flatMap((name) =>
    name.startsWith(`${table}.`) ? [name.slice(table.length + 1)] : [],
  )
  const { rows } = await sql<{
    row: ExportedRow
  }>`select to_jsonb(t) - ${hidden}::text[] as row from ${sql.table(table)} t
    where ${sql.join(conditions, sql` or `)}`.execute(db)
  return rows.map(({ row }) => row)
}

export async function loadOwnMatches(db: Database, playerId: string): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select m.match_id, e.start_date::text as day, e.title, e.type, m.round, m.state,
      s.side as my_side, exists (select from disowned_seats d where d.match_id = s.match_id
        and d.number = s.number) as not_me, m.points_a, m.points_b, m.winner,
      (select string_agg(coalesce(p.player_name, 'guest'), ' & ' order by sides.number)
      from match_players sides join match_list_players l using (event_id, number)
      left join players p on p.player_id = l.player_id
        where sides.match_id = m.match_id and sides.side = 'a') as side_a,
      (select string_agg(coalesce(p.player_name, 'guest'), ' & ' order by sides.number)
      from match_players sides join match_list_players l using (event_id, number)
      left join players p on p.player_id = l.player_id
        where sides.match_id = m.match_id and sides.side = 'b') as side_b
    from match_list_players mine join match_players s using (event_id, number)
    join matches m on m.match_id = s.match_id join events e on e.event_id = m.event_id
    where mine.player_id = ${playerId} order by e.start_date, m.round, m.match_id`.execute(db)
  return rows
}

export async function loadOwnLedger(db: Database, playerId: string): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select x.created, x.unit, x.kind, e.amount, e.balance_after, x.event_id from ledger_accounts a
      join ledger_entries e using (account_id)
      join ledger_transactions x using (ledger_transaction_id)
    where a.player_id = ${playerId} order by e.ledger_entry_id`.execute(db)
  return rows
}

export async function findPhoto(db: Database, playerId: string): Promise<string> {
  const row = await db
    .selectFrom('players')
    .select('photoUrl')
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row?.photoUrl ?? ''
}
