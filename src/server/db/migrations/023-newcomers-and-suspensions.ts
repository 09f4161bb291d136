// Limits for new accounts (the installation's age, and newcomers' counted acts), suspended
// accounts, and banned addresses.
import { sql, type Kysely } from 'kysely'

/** One row, included in backups. For an existing store the oldest player gives its age. */
const installation = `
create table installation (
  is_only boolean primary key default true check (is_only),
  born timestamptz not null);
insert into installation (born) select least(now(), min(created)) from players;`

/** A row stays when its subject is deleted, so creating it again counts again. */
const acts = `
create table newcomer_acts (
  player_id text not null references players on delete cascade,
  kind text not null
    check (kind in ('public-event', 'team-request', 'conversation', 'club', 'invitation')),
  subject text not null,
  created timestamptz not null,
  primary key (player_id, kind, subject));
create index newcomer_acts_created on newcomer_acts (created);`

/** until: null is forever. A row without ended is the suspension in force, even past until. */
const suspensions = `
create table suspensions (
  suspension_id uuid primary key,
  user_id text not null references auth_users on delete cascade,
  reason text not null check (char_length(reason) between 1 and 300),
  until timestamptz,
  created timestamptz not null,
  ended timestamptz,
  was_hidden boolean not null,
  was_kept_hidden boolean not null);
create index suspensions_user on suspensions (user_id);
create unique index suspensions_standing on suspensions (user_id) where ended is null;`

/** An address or a domain, in the form of domain/ban/ban.ts. */
const bans = `
create table bans (
  pattern text primary key check (char_length(pattern) between 1 and 254),
  reason text not null check (char_length(reason) <= 300),
  created timestamptz not null);`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [installation, acts, suspensions, bans]) await sql.raw(part).execute(db)
}
