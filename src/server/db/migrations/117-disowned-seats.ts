// Games that a player said weren't theirs, of an event that they say they were in: a row for each
// number of a match. It stays where the score of the match is corrected.
import { sql, type Kysely } from 'kysely'

const disownedSeats = `
create table disowned_seats (
  match_id uuid not null references matches on delete cascade,
  number int not null,
  primary key (match_id, number));
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(disownedSeats).execute(db)
}
