// Club polls and members' answers, stored as indexes of the choices.
import { sql, type Kysely } from 'kysely'

const polls = `
create table club_polls (
  poll_id uuid primary key,
  location_id text not null,
  slug text not null,
  author_id text references players,
  kind text not null check (kind in ('yes-no', 'times', 'options')),
  question text not null check (char_length(question) between 1 and 480),
  options text[] not null check (cardinality(options) between 2 and 6),
  closes timestamptz,
  closed timestamptz,
  created timestamptz not null,
  foreign key (location_id, slug) references clubs on update cascade on delete cascade);
create index club_polls_of_club on club_polls (location_id, slug, created desc);
create index club_polls_author on club_polls (author_id);
create table club_poll_votes (
  poll_id uuid not null references club_polls on delete cascade,
  player_id text not null references players,
  choices smallint[] not null check (cardinality(choices) between 1 and 6),
  created timestamptz not null,
  primary key (poll_id, player_id));
create index club_poll_votes_player on club_poll_votes (player_id);`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(polls).execute(db)
}
