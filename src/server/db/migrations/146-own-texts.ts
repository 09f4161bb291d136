import { sql, type Kysely } from 'kysely'

const ownTexts = `
alter table branding add column contact text not null default ''
  check (char_length(contact) <= 300);
create table own_texts (
  name text not null check (name in ('landing', 'terms', 'privacy')),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  markdown text not null check (char_length(markdown) between 1 and 60000),
  changed timestamptz not null,
  primary key (name, language)
);
create table fixed_settings (field text primary key check (char_length(field) <= 40))`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(ownTexts).execute(db)
}
