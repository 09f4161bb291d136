// Tiers: groups that a private event invites later, while places are free. Withdrawn invitations
// keep their row, so that a new one doesn't notify twice in a day.
import { sql, type Kysely } from 'kysely'

const takenBack = `
alter table event_invitees add withdrawn boolean not null default false
  check (not (withdrawn and picked));`

const tiers = `
create table event_tiers (
  event_id uuid not null references events on delete cascade,
  invited text not null check (invited <> '' and char_length(invited) <= 48),
  hours_before smallint not null check (hours_before in (72, 48, 24, 12, 6)),
  place smallint not null check (place between 1 and 3),
  asked timestamptz,
  primary key (event_id, invited));
create index event_tiers_unasked on event_tiers (event_id) where asked is null;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [takenBack, tiers]) await sql.raw(part).execute(db)
}
