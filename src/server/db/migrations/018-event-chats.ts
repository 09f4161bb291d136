import { sql, type Kysely } from 'kysely'

const chats = `
create table event_messages (
  message_id uuid primary key, event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade,
  message text not null check (char_length(message) between 1 and 2000),
  created timestamptz not null);
create index event_messages_event on event_messages (event_id, created desc, message_id desc);
create index event_messages_player on event_messages (player_id);`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(chats).execute(db)
}
