// Acts of contacts through their personal links, stops that outlast them, and mails sent in
// someone's name, which limit further ones.
import { sql, type Kysely } from 'kysely'

/** Signing up through the link counts as an own act once the contact is claimed. */
const acts = `
create table contact_acts (
  contact_id uuid references contacts on delete cascade,
  event_id uuid references events on delete cascade,
  acted timestamptz not null,
  primary key (contact_id, event_id));
create index contact_acts_event on contact_acts (event_id);`

/** A hash of list and address, so that adding someone again sends them no new mail. */
const stops = `
create table contact_stops (
  stop_hash text primary key check (char_length(stop_hash) = 43),
  stopped timestamptz not null);`

const sent = `
create index deliveries_links_sent on deliveries (from_id, created) where kind = 'link-invited';`

/**
 * Besides the name, its answers and notices go too. That a link was sent stays for a while, because
 * it counts for the sender's limits.
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
