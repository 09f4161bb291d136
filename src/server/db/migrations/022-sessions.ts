// Sessions that a copy of the database can't open, and the second factor. Tokens are stored as
// keyed hashes; the next and the previous token are accepted for a while too. Older rows hold plain
// tokens, which the next start hashes (db/accounts/session-tokens.ts), because the key isn't in the
// database.
import { sql, type Kysely } from 'kysely'

const sessions = `
alter table auth_sessions
  add column next_token text unique,
  add column previous_token text,
  add column previous_until timestamptz,
  add column rotation_due boolean not null default false,
  add constraint auth_sessions_previous_check check
  ((previous_token is null) = (previous_until is null));
create index auth_sessions_previous on auth_sessions (previous_token) where previous_token
  is not null;
`

const secondFactor = `
alter table auth_users add column two_factor_enabled boolean not null default false;

create table auth_two_factors (
  id text primary key,
  user_id text not null unique references auth_users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now());
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [sessions, secondFactor]) await sql.raw(part).execute(db)
}
