// Prices of events and leagues, payment records, and where organizers take money. Limits repeat
// those of domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

/** location_id and slug: the club with member prices; it may be deleted. */
const prices = `
create table prices (
  price_id uuid primary key,
  event_id uuid unique references events on delete cascade,
  league_series_id uuid unique references leagues on delete cascade,
  kind text not null check (kind in ('fixed', 'members', 'split')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount between 1 and 10000000),
  member_amount bigint check (member_amount between 0 and 10000000),
  refund_rule text not null default '' check (char_length(refund_rule) <= 1200),
  location_id text,
  slug text,
  reminded timestamptz,
  foreign key (location_id, slug) references clubs on update cascade
    on delete set null (location_id, slug),
  constraint prices_subject check (num_nonnulls(event_id, league_series_id) = 1),
  constraint prices_members check ((kind = 'members') = (member_amount is not null)
    and (location_id is null) = (slug is null)));
create index prices_club on prices (location_id, slug) where slug is not null;`

/** Without a row neither the person nor an organizer has recorded anything. */
const payments = `
create table payments (
  payment_id uuid primary key,
  price_id uuid not null references prices on delete cascade,
  player_id text not null references players on delete cascade,
  state text not null check (state in ('open', 'claimed', 'paid', 'waived', 'refunded')),
  amount bigint not null check (amount >= 0),
  way text not null check (way in ('hand', 'page')),
  changed timestamptz not null,
  changed_by text references players on delete set null,
  unique (price_id, player_id),
  constraint payments_amount check ((state in ('open', 'waived')) = (amount = 0)));
create index payments_player on payments (player_id);
create index payments_changed_by on payments (changed_by) where changed_by is not null;`

const payTo = `
create table pay_to_lines (
  player_id text not null references players on delete cascade,
  kind text not null check (kind in ('venmo', 'paypal', 'zelle', 'revolut', 'iban', 'cash')),
  value text not null check (char_length(value) <= 320),
  name text not null default '' check (char_length(name) <= 280),
  position int not null check (position >= 1),
  primary key (player_id, kind));`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [prices, payments, payTo]) await sql.raw(part).execute(db)
}
