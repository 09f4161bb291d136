// How players are reached: e-mail as a fallback for push, whether they were asked, and links that
// prove an address in any browser or as a code.
import { sql, type Kysely } from 'kysely'

const reach = `
alter table notification_settings
  add column mail_instead boolean not null default true,
  add column reach_asked timestamptz;
alter table account_links
  add column session_id text,
  add column code_hash text,
  add column code_expires timestamptz,
  add constraint account_links_code_check check ((code_hash is null) = (code_expires is null));
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(reach).execute(db)
}
