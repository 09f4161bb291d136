// Running scores, at most one per match and deleted with it. Limits repeat those of domain;
// test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const runningScores = `
create table running_scores (
  match_id uuid primary key references matches on delete cascade,
  turn int not null check (turn > 0),
  games_a int[] not null,
  games_b int[] not null,
  points_a int not null check (points_a >= 0),
  points_b int not null check (points_b >= 0),
  serving text not null check (serving in ('a', 'b')),
  server_number int check (server_number in (1, 2)),
  noted timestamptz not null,
  check (cardinality(games_a) = cardinality(games_b)));
create index running_scores_noted on running_scores (noted);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(runningScores).execute(db)
}
