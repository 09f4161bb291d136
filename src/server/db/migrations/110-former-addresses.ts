// Former addresses of contacts with places; they take part in deciding a claim of those places.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table contacts add former_emails text[] not null default '{}'
        constraint contacts_former_emails check (cardinality(former_emails) <= 5);`,
    )
    .execute(db)
}
