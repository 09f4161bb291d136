// Counts mail to people without an account, by sender and mailbox, and how its readers reacted.
// Mailboxes are stored as hashes.
import { sql, type Kysely } from 'kysely'

/** unit: the deliveries that went out as one mail, so a retry counts once. */
const mails = `
create table outreach_mails (
  unit uuid primary key,
  sender_id text references players on delete set null,
  mailbox text not null check (mailbox ~ '^[0-9a-f]{64}$'),
  is_answered boolean not null,
  sent timestamptz not null);
create index outreach_mails_sender on outreach_mails (sender_id, sent) where sender_id is not null;
create index outreach_mails_mailbox on outreach_mails (mailbox, sent);
create index outreach_mails_sent on outreach_mails (sent);`

const people = `
create table outreach_people (
  sender_id text not null references players on delete cascade,
  mailbox text not null check (mailbox ~ '^[0-9a-f]{64}$'),
  is_fresh boolean not null,
  first timestamptz not null,
  last timestamptz not null,
  answered timestamptz,
  stopped timestamptz,
  bounced timestamptz,
  reported timestamptz,
  primary key (sender_id, mailbox));
create index outreach_people_mailbox on outreach_people (mailbox);
create index outreach_people_fresh on outreach_people (first) where is_fresh;
create index outreach_people_answered on outreach_people (answered) where answered is not null;`

/** Backfill for contacts written to before; opening a link counted as an answer then. */
const known = `
insert into outreach_people (sender_id, mailbox, is_fresh, first, last, answered, stopped, bounced)
select sender_id, encode(sha256(convert_to(case when host in ('gmail.com', 'googlemail.com')
    then replace(name, '.', '') || '@gmail.com' else name || '@' || host end, 'UTF8')), 'hex'),
  false, min(invited), max(invited), max(used), max(stopped), max(bounced)
from (select coalesce(k.keeper_id, k.added_by) as sender_id, k.invited, k.used, k.stopped, k.bounced,
    split_part(regexp_replace(k.email, '@[^@]*$', ''), '+', 1) as name,
    regexp_replace(k.email, '^.*@', '') as host
  from contacts k where k.email is not null and k.invited is not null) told
where sender_id is not null group by 1, 2
on conflict do nothing;`

const members = `
alter table newcomer_acts drop constraint newcomer_acts_kind_check,
  add constraint newcomer_acts_kind_check check (kind in ('public-event', 'team-request',
  'conversation', 'club', 'invitation', 'club-member'));`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [mails, people, known, members]) await sql.raw(part).execute(db)
}
