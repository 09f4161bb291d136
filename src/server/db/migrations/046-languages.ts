// A new language needs no migration: domain lists the languages, the database only checks the
// format.
import { sql, type Kysely } from 'kysely'

const languages = `
alter table notification_settings
  drop constraint notification_settings_language_check,
  add constraint notification_settings_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
alter table support_contacts
  drop constraint support_contacts_language_check,
  add constraint support_contacts_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(languages).execute(db)
}
