// Club notices, their readers, and members who turned off alerts for them.
import { sql, type Kysely } from 'kysely'

const notices = `
create table club_notices (
  notice_id uuid primary key,
  location_id text not null,
  slug text not null,
  author_id text references players,
  title text not null check (char_length(title) between 1 and 320),
  body text not null check (char_length(body) <= 8000),
  pinned boolean not null default false,
  created timestamptz not null,
  foreign key (location_id, slug) references clubs on update cascade on delete cascade);
create index club_notices_of_club on club_notices (location_id, slug, pinned desc, created desc);
create index club_notices_author on club_notices (author_id);
create table club_notice_reads (
  notice_id uuid not null references club_notices on delete cascade,
  player_id text not null references players,
  created timestamptz not null,
  primary key (notice_id, player_id));
create index club_notice_reads_player on club_notice_reads (player_id);
alter table club_members add muted boolean not null default false;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(notices).execute(db)
}
