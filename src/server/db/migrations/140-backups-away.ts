// Copies of backups in a second place.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table backups
    add away text check (away in ('copying', 'there', 'failed')),
    add away_fault text check (away_fault in ('unreachable', 'refused', 'no-bucket', 'damaged',
      'other')),
    add away_tries integer not null default 0,
    add away_tried timestamptz`.execute(db)
}
