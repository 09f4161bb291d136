// Accounts: passkeys, links that prove an address, and players whose account was deleted. Their
// matches stay for partners and opponents, under a neutral name.
import { sql, type Kysely } from 'kysely'

const account = `
create table auth_passkeys (
  id text primary key,
  name text check (char_length(name) between 1 and 40),
  public_key text not null,
  user_id text not null references auth_users on delete cascade,
  credential_id text not null unique,
  counter double precision not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now());
create index auth_passkeys_user on auth_passkeys (user_id);

create table account_links (
  token_hash text primary key,
  kind text not null check (kind in ('verify', 'leave', 'enter')),
  user_id text not null references auth_users on delete cascade,
  email text not null,
  expires timestamptz not null);
create index account_links_user on account_links (user_id);

alter table players
  drop constraint players_player_name_check,
  add constraint players_player_name_check check (char_length(player_name) between 3 and 12
  or user_id is null and player_name = 'Deleted player');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(account).execute(db)
}
