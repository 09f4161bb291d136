// Contacts merged into another entry of the same person: their personal links and sent e-mails lead
// to it.
import { sql, type Kysely } from 'kysely'

const joined = `
create table joined_contacts (
  stand_in text primary key,
  link_key text unique check (link_key ~ '^[A-Za-z0-9_-]{22}$'),
  contact_id uuid not null references contacts on delete cascade);
create index joined_contacts_contact on joined_contacts (contact_id);`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(joined).execute(db)
}
