// Tags for a club's contacts, like its members'.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table contacts add tags text[] not null default '{}'
        constraint contacts_tags check (cardinality(tags) <= 40);`,
    )
    .execute(db)
}
