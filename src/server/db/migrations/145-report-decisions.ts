import { sql, type Kysely } from 'kysely'

const decisions = `
alter table reports
  drop constraint reports_outcome_check,
  add constraint reports_outcome_check
    check (outcome in ('dismissed', 'removed', 'warned', 'hidden', 'suspended'));
create table report_decisions (
  decision_id uuid primary key,
  report_id uuid references reports on delete set null,
  player_id text not null references players on delete cascade,
  kind text check (kind in ('player', 'message', 'photo', 'club', 'location', 'media')),
  outcome text not null check (outcome in ('removed', 'warned', 'hidden', 'suspended')),
  reason text not null check (char_length(reason) <= 1200),
  decided_by text references players on delete set null,
  created timestamptz not null,
  appeal text check (char_length(appeal) between 1 and 1200),
  appealed timestamptz,
  answered timestamptz,
  answered_by text references players on delete set null,
  lifted boolean not null default false,
  check ((appeal is null) = (appealed is null)),
  check (answered is null or appealed is not null),
  check (answered is not null or not lifted));
create index report_decisions_player on report_decisions (player_id, created);
create index report_decisions_report on report_decisions (report_id) where report_id is not null;
create index report_decisions_decided_by on report_decisions (decided_by)
  where decided_by is not null;
create index report_decisions_answered_by on report_decisions (answered_by)
  where answered_by is not null;
create index report_decisions_open on report_decisions (appealed)
  where appealed is not null and answered is null`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(decisions).execute(db)
}
