// Players' letters to the operator, deleted with the player. The reply address is the account's at
// the time of reading.
import { sql, type Kysely } from 'kysely'

const support = `
create table support_contacts (
  contact_id uuid primary key,
  number int generated always as identity unique,
  player_id text not null references players on delete cascade,
  topic text not null check
  (topic in ('question', 'problem', 'idea', 'account', 'player', 'privacy')),
  message text not null check (char_length(message) between 1 and 2000),
  language text not null check (language in ('en', 'es')),
  created timestamptz not null default now(),
  closed timestamptz,
  note text not null default '' check (char_length(note) <= 500));
create index support_contacts_open on support_contacts (created, contact_id) where closed is null;
create index support_contacts_player on support_contacts (player_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(support).execute(db)
}
