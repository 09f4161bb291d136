// A digest of the input behind each stored response, so that a key reused with another input is
// refused. Older responses have no digest and are returned whatever the input.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table call_answers add input_hash text`.execute(db)
}
