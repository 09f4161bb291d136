// Media: videos and posts that players link at venues, and reports about them.
import { sql, type Kysely } from 'kysely'

const media = `
create table media_links (
  media_id uuid primary key, location_id text not null references locations,
  player_id text not null references players on delete cascade,
  url text not null check (char_length(url) <= 200),
  network text not null check
  (network in ('youtube', 'facebook', 'instagram', 'twitter', 'medium')),
  kind text not null check (kind in ('video', 'post')),
  caption text not null check (char_length(caption) <= 100), created timestamptz not null,
  unique (location_id, url));
create index media_links_location on media_links (location_id, created desc);
create index media_links_player on media_links (player_id, created desc);
alter table reports add media_id uuid references media_links on delete set null,
  drop constraint reports_kind_check,
  add constraint reports_kind_check check
  (kind in ('player', 'message', 'photo', 'club', 'location', 'media'));
create index reports_media on reports (media_id) where media_id is not null;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(media).execute(db)
}
