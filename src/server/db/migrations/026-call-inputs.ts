// A digest of what each kept answer answered, so that a key sent again with another input is
// refused. Answers kept before have none, and are given whatever the input.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table call_answers add input_hash text`.execute(db)
}
