// Disowned seats: games that a player disowned in an event they otherwise confirmed, one row per
// match and number. Rows stay when the match's score is corrected.
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
