// Imports of contacts: rows are kept apart until confirmed. What remains records which player
// confirmed that the people agreed to be contacted, and when.
import { sql, type Kysely } from 'kysely'

/** Rows come with their key and stand-in, so that confirming them takes one statement. */
const imports = `
create table contact_imports (
  import_id uuid primary key,
  player_id text references players on delete set null,
  created timestamptz not null,
  confirmed timestamptz,
  added integer check (added between 0 and 5000),
  constraint contact_imports_confirmed check ((confirmed is null) = (added is null)));
create index contact_imports_player on contact_imports (player_id) where player_id is not null;
create index contact_imports_open on contact_imports (created) where confirmed is null;
create table contact_import_rows (
  import_id uuid not null references contact_imports on delete cascade,
  row integer not null check (row between 0 and 4999),
  contact_id uuid not null,
  stand_in_id text not null,
  link_key text not null,
  name text not null,
  email text,
  phone text,
  skill_self numeric(3,2),
  language text not null,
  note text not null,
  primary key (import_id, row));
alter table contacts add import_id uuid references contact_imports on delete set null;
create index contacts_import on contacts (import_id) where import_id is not null;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(imports).execute(db)
}
