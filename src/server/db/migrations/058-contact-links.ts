// What contacts do through their personal links, the stops that outlast them, and what was sent in
// someone's name, which limits what is sent next.
import { sql, type Kysely } from 'kysely'

/** Signing up through the link counts as an own act once the contact is claimed. */
const acts = `
create table contact_acts (
  contact_id uuid references contacts on delete cascade,
  event_id uuid references events on delete cascade,
  acted timestamptz not null,
  primary key (contact_id, event_id));
create index contact_acts_event on contact_acts (event_id);`

/** A hash of the list and the address: adding someone anew sends them nothing anew. */
const stops = `
create table contact_stops (
  stop_hash text primary key check (char_length(stop_hash) = 43),
  stopped timestamptz not null);`

const sent = `
create index deliveries_links_sent on deliveries (from_id, created) where kind = 'link-invited';`

/**
 * Beside its name, what it was asked and told goes too. That it was sent a link stays for a while:
 * it counts for the sender.
 */
const ended = `
create or replace function contacts_ended() returns trigger language plpgsql as $$
begin
  delete from event_invitees where player_id in (select player_id from gone);
  delete from alerts where player_id in (select player_id from gone);
  update deliveries set state = 'dropped', outcome = 'unreachable', params = '{}', ended = now(),
    claim = null, claimed_until = null
    where player_id in (select player_id from gone) and state = 'waiting';
  update players set contact = false, player_name = 'Deleted player', skill_self = null
    where player_id in (select player_id from gone where player_id is not null) and contact;
  return null;
end $$;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [acts, stops, sent, ended]) await sql.raw(part).execute(db)
}
