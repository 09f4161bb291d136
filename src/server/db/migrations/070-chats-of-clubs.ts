// Club chats. Read positions and muting are in the membership's row, which follows the club. A
// removed message keeps its row without its text.
import { sql, type Kysely } from 'kysely'

const chats = `
create table club_messages (
  message_id uuid primary key,
  location_id text not null,
  slug text not null,
  player_id text not null references players on delete cascade,
  message text not null check (char_length(message) <= 8000),
  removed boolean not null default false,
  created timestamptz not null,
  constraint club_messages_words check ((message = '') = removed),
  foreign key (location_id, slug) references clubs on update cascade on delete cascade);
create index club_messages_club on club_messages (location_id, slug, created desc, message_id);
create index club_messages_player on club_messages (player_id);
alter table club_members
  add chat_muted boolean not null default false,
  add chat_read_to timestamptz;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(chats).execute(db)
}
