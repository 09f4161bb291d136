// A player said that a contact with their own address is somebody else: nobody asks again.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_claims add column declined timestamptz`.execute(db)
}
