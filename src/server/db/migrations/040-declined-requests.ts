// Remembers declined requests, which look expired to everyone, so that no one is asked again and
// again.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table messages add declined boolean not null default false`.execute(db)
}
