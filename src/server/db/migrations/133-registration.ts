// Who may make an account: the mode, requests, invitations, and passes of mailed links.
import { sql, type Kysely } from 'kysely'

const registration = `
create table registration (
  id text primary key check (id = 'current'),
  mode text not null check (mode in ('open', 'approval', 'invitation', 'closed')),
  changed timestamptz not null
);
create table registration_requests (
  request_id uuid primary key,
  email text not null unique check (char_length(email) <= 254),
  sentence text not null check (char_length(sentence) between 1 and 1200),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  created timestamptz not null
);
create index registration_requests_created on registration_requests (created);
create table registration_invitations (
  link_key text primary key,
  email text check (char_length(email) <= 254),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  uses_left integer not null check (uses_left between 0 and 500),
  ends timestamptz not null,
  mailed timestamptz,
  created_by text references auth_users on delete set null,
  created timestamptz not null
);
create index registration_invitations_email on registration_invitations (email)
  where email is not null;
create index registration_invitations_unmailed on registration_invitations (created)
  where email is not null and mailed is null;
create index registration_invitations_by on registration_invitations (created_by)
  where created_by is not null;
create index registration_invitations_created on registration_invitations (created);
create table registration_admissions (
  email text primary key check (char_length(email) <= 254),
  ticket text not null check (char_length(ticket) <= 102),
  ends timestamptz not null
);
create index registration_admissions_ends on registration_admissions (ends)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(registration).execute(db)
}
