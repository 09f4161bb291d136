// The name and look of an installation: one row, 'current', once an operator set them.
import { sql, type Kysely } from 'kysely'

const branding = `
create table branding (
  id text primary key check (id = 'current'),
  name text not null check (char_length(name) between 1 and 160),
  short_name text not null check (char_length(short_name) between 1 and 48),
  slogans jsonb not null check (jsonb_typeof(slogans) = 'object'),
  hue smallint check (hue between 0 and 359),
  founded_in smallint not null,
  website text not null check (char_length(website) <= 300),
  community_group text not null check (char_length(community_group) <= 300),
  source text not null check (char_length(source) <= 300),
  sender_name text not null check (char_length(sender_name) <= 240),
  logo bytea,
  logo_type text check (logo_type in ('svg', 'png')),
  changed timestamptz not null,
  check ((logo is null) = (logo_type is null))
)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(branding).execute(db)
}
