// Bytes of text an account has stored, today and in total.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table stored_text (
    player_id text primary key references players on delete cascade,
    day date not null,
    today bigint not null check (today >= 0),
    total bigint not null check (total >= today))`.execute(db)
}
