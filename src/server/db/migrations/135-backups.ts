import { sql, type Kysely } from 'kysely'

const backups = `
create table backup_plan (
  id text primary key check (id = 'current'),
  schedule text not null check (schedule in ('off', 'daily', 'weekly')),
  hour integer not null check (hour between 0 and 23),
  keep integer not null check (keep between 1 and 60),
  changed timestamptz not null
);
create table backup_warnings (
  id text primary key check (id = 'current'),
  warned timestamptz not null
);
create table backups (
  backup_id uuid primary key,
  name text not null unique check (name ~ '^sideout-[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}[.]tar[.]gz$'),
  state text not null check (state in ('waiting', 'making', 'good', 'failed', 'broken')),
  fault text check (fault in ('full', 'read-only', 'folder', 'interrupted', 'database', 'damaged',
    'other')),
  bytes bigint,
  row_count bigint,
  trial text check (trial in ('waiting', 'running', 'fine', 'failed')),
  trial_fault text check (trial_fault in ('full', 'read-only', 'folder', 'interrupted', 'database',
    'damaged', 'other')),
  tried timestamptz,
  is_asked boolean not null,
  created timestamptz not null,
  made timestamptz,
  by_user_id text references auth_users on delete set null
);
create index backups_created on backups (created);
create index backups_by on backups (by_user_id) where by_user_id is not null`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(backups).execute(db)
}
