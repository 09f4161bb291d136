// The public link to a league's standings; null while it is off.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`alter table leagues add watch_key text unique check (char_length(watch_key) = 54);`)
    .execute(db)
}
