// The first minute of a server: the link of its first owner, and what they did of the steps.
import { sql, type Kysely } from 'kysely'

const firstOwner = `
create table server_setup (
  id text primary key check (id = 'current'),
  link_name text check (char_length(link_name) = 22),
  link_ends timestamptz,
  code_hash text check (char_length(code_hash) = 43),
  code_ends timestamptz,
  mail_proven timestamptz,
  skipped text[] not null default '{}' check (cardinality(skipped) <= 5),
  check ((link_name is null) = (link_ends is null)),
  check ((code_hash is null) = (code_ends is null))
)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(firstOwner).execute(db)
}
