// Restores asked for in the browser. Without foreign keys, because the rows around them are replaced.
import { sql, type Kysely } from 'kysely'

const restores = `
create table restores (
  restore_id uuid primary key,
  backup_id uuid not null,
  name text not null,
  state text not null check (state in ('waiting', 'loading', 'saving', 'switching', 'done',
    'failed')),
  failed_at text check (failed_at in ('waiting', 'loading', 'saving', 'switching')),
  fault text check (fault in ('full', 'read-only', 'folder', 'interrupted', 'database', 'damaged',
    'other', 'key', 'newer')),
  backup_of timestamptz not null,
  asked timestamptz not null,
  ended timestamptz,
  check ((state in ('done', 'failed')) = (ended is not null))
);
create unique index restores_one on restores ((true)) where ended is null;
create index restores_asked on restores (asked);
alter table backups add owners text[]`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(restores).execute(db)
}
