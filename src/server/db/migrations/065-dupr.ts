// The DUPR id and rating that players enter about themselves. Stored apart from the public record,
// because only organizers may see the id.
import { sql, type Kysely } from 'kysely'

const dupr = `
alter table players_private
  add column dupr_id text check (dupr_id ~ '^[A-Z0-9]{4,12}$'),
  add column dupr_rating numeric(4,3) check (dupr_rating between 2 and 8);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(dupr).execute(db)
}
