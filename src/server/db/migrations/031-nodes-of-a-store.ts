// The store's identity and since when its history is unbroken, and its nodes' invalidations of the
// last seconds.
import { sql, type Kysely } from 'kysely'

const identity = `
create table store_identity (
  is_only boolean primary key default true check (is_only),
  store_id uuid not null,
  place text not null,
  started text not null,
  begun_at_version bigint not null)`

const wakes = `
create unlogged table stored_wakes (
  node_id uuid not null,
  beat integer not null,
  topics text[],
  created timestamptz not null default now(),
  primary key (node_id, beat));
create index stored_wakes_created on stored_wakes (created)`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [identity, wakes]) await sql.raw(part).execute(db)
}
