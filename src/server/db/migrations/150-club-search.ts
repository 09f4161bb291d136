import { sql, type Kysely } from 'kysely'
import { fold } from './106-search-columns.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table clubs add search text not null generated always as (
    ${fold(sql`(club_name || ' ' || title)`)}) stored`.execute(db)
  await sql`create index clubs_search on clubs using gin (search gin_trgm_ops)`.execute(db)
  await sql`create index clubs_in_order on clubs (left(search, 120), location_id, slug)`.execute(db)
}
