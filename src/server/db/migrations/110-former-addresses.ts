// Earlier addresses of contacts that have places: they have a say when somebody claims these.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table contacts add former_emails text[] not null default '{}'
        constraint contacts_former_emails check (cardinality(former_emails) <= 5);`,
    )
    .execute(db)
}
