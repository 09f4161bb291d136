// Contacts: people without an account, with stand-ins that take their places in events. A stand-in
// is a hidden player without an account, whose name stays free for others.
import { sql, type Kysely } from 'kysely'

const standIns = `
alter table players add contact boolean not null default false,
  drop constraint players_player_name_check,
  add constraint players_player_name_check check (char_length(player_name) between 3 and 12
  or user_id is null and (player_name = 'Deleted player' or contact)),
  add constraint players_contact check (not contact or user_id is null and hidden
  and not on_leaderboards and name_look is null and char_length(player_name) between 1 and 160);
create index players_contacts on players (player_id) where contact;`

/** player_id is null for a claimed contact: its stand-in's places belong to the claimer. */
const contacts = `
create table contacts (
  contact_id uuid primary key,
  player_id text unique references players on delete set null,
  keeper_id text references players on delete cascade,
  location_id text references locations on delete cascade,
  slug text,
  name text not null check (char_length(name) between 1 and 160),
  email text check (char_length(email) between 3 and 254 and email = lower(email)),
  phone text check (char_length(phone) between 1 and 120),
  skill_self numeric(3,2),
  language text not null,
  note text not null default '' check (char_length(note) <= 2000),
  link_key text not null unique check (link_key ~ '^[A-Za-z0-9_-]{22}$'),
  added_by text references players on delete set null,
  created timestamptz not null,
  used timestamptz,
  invited timestamptz,
  reminded timestamptz,
  stopped timestamptz,
  bounced timestamptz,
  claimed_by text references players on delete cascade,
  claimed timestamptz,
  foreign key (location_id, slug) references clubs on update cascade on delete cascade,
  constraint contacts_keeper check ((keeper_id is null) = (location_id is not null)
  and (slug is null or location_id is not null)),
  constraint contacts_claimed check ((claimed is null) = (claimed_by is null)
  and (claimed is null or player_id is null)));
create index contacts_of_player on contacts (keeper_id, lower(name), contact_id)
  where keeper_id is not null;
create index contacts_of_place on contacts (location_id, slug, lower(name), contact_id)
  where location_id is not null;
create index contacts_email on contacts (email) where email is not null;
create index contacts_claimed_by on contacts (claimed_by) where claimed_by is not null;
create index contacts_added_by on contacts (added_by) where added_by is not null;
create index contacts_unused on contacts ((coalesce(used, created)));`

/** However a contact ends, its stand-in loses the name. */
const ended = `
create function contacts_ended() returns trigger language plpgsql as $$
begin
  update players set contact = false, player_name = 'Deleted player', skill_self = null
    where player_id in (select player_id from gone where player_id is not null) and contact;
  return null;
end $$;
create trigger contacts_ended after delete on contacts referencing old table as gone
  for each statement execute function contacts_ended();`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [standIns, contacts, ended]) await sql.raw(part).execute(db)
}
