// How names look is stored beside them, so that a look-alike is found by an index; and names of
// clubs count characters as people see them.
import { sql, type Kysely } from 'kysely'
import { toLooks } from '../../naming/look-alikes.ts'

type Row = { place: string; name: string; slug: string }

const rowsPerUpdate = 1_000

const columns = `
alter table clubs add column name_look text, add column slug_look text,
  drop constraint clubs_slug_check,
  add constraint clubs_slug_check check (char_length(slug) between 1 and 48),
  drop constraint clubs_club_name_check,
  add constraint clubs_club_name_check check (char_length(club_name) between 1 and 48);
alter table players add column name_look text, add column slug_look text;
alter table resting_names add column name_look text check (name_look ~ '^[0-9a-f]{64}$'),
  add column slug_look text check (slug_look ~ '^[0-9a-f]{64}$');
alter table reserved_names add column slug_look text;
`

const indexes = `
alter table clubs alter column name_look set not null, alter column slug_look set not null;
alter table reserved_names alter column slug_look set not null;
create index clubs_name_look on clubs (location_id, name_look);
create index clubs_slug_look on clubs (location_id, slug_look);
create index players_name_look on players (name_look) where name_look is not null;
create index players_slug_look on players (slug_look) where slug_look is not null;
`

/**
 * Stores the looks of all rows of a table with a name and an id, a batch at a time in the order of
 * its key.
 */
async function fill(
  db: Kysely<never>,
  { table, venue, id, name }: { table: string; venue: string; id: string; name: string },
): Promise<void> {
  const [rows, at, slug] = [sql.table(table), sql.raw(venue), sql.ref(id)]
  for (let after = { place: '', slug: '' }; ;) {
    const found =
      await sql<Row>`select ${at} as place, ${slug} as slug, ${sql.ref(name)} as name from ${rows}
      where (${at}, ${slug}) > (${after.place}, ${after.slug})
      and ${sql.ref(name)} <> 'Deleted player' order by 1, 2 limit ${rowsPerUpdate}`.execute(db)
    const last = found.rows.at(-1)
    if (last === undefined) return
    const looks = found.rows.map((row) => ({ place: row.place, slug: row.slug, ...toLooks(row) }))
    await sql`update ${rows} t
      set slug_look = r.slug_look ${
        table === 'reserved_names'
          ? sql``
          : sql`,
        name_look = r.name_look`
      }
      from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as r (place text, slug text,
      name_look text, slug_look text) where ${at} = r.place and t.${slug} = r.slug`.execute(db)
    after = last
  }
}

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(columns).execute(db)
  await fill(db, { table: 'players', venue: "''::text", id: 'player_id', name: 'player_name' })
  await fill(db, { table: 'reserved_names', venue: "''::text", id: 'player_id', name: 'player_id' })
  await fill(db, { table: 'clubs', venue: 'location_id', id: 'slug', name: 'club_name' })
  await sql.raw(indexes).execute(db)
}
