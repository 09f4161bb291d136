// The ledger: tokens and diamonds in double entry, and the passes tokens belong to. Entries are
// append-only, every transaction sums to zero, and no player's account goes below zero, for any
// writer. Only players' accounts keep a running balance; house accounts (issue, fee) are summed on
// demand, so that they are no lock bottleneck. The ledger has no foreign keys to its subjects,
// which may be deleted; a deleted player's account belongs to no one. Limits repeat those of
// domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const accounts = `
create table ledger_accounts (
  account_id bigint generated always as identity primary key,
  unit text not null check (unit in ('token', 'diamond')),
  owner text not null check (owner in ('player', 'issue', 'fee')),
  player_id text references players on delete set null,
  balance bigint,
  entries int not null default 0,
  unique (player_id, unit),
  constraint ledger_accounts_player check (owner = 'player' or player_id is null),
  constraint ledger_accounts_balance check ((owner = 'player') = (balance is not null)),
  constraint ledger_accounts_never_below_zero check (balance >= 0));
create unique index ledger_accounts_house on ledger_accounts (owner, unit) where owner <> 'player';
insert into ledger_accounts (unit, owner)
  values ('token', 'issue'), ('token', 'fee'), ('diamond', 'issue');
`

// key makes a transaction happen once. written_in is the database transaction, so that entries
// can't be added to it afterwards.
const books = `
create table ledger_transactions (
  ledger_transaction_id uuid primary key,
  kind text not null check (kind in ('claim', 'attended', 'transfer', 'diamond')),
  unit text not null check (unit in ('token', 'diamond')),
  key text not null unique,
  made_by text not null check (made_by in ('player', 'server', 'operator')),
  detail text not null default '',
  event_id uuid,
  created timestamptz not null,
  written_in xid8 not null default pg_current_xact_id());
create table ledger_entries (
  ledger_entry_id bigint generated always as identity primary key,
  ledger_transaction_id uuid not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  entry_no int,
  balance_after bigint,
  unique (ledger_transaction_id, account_id),
  unique (account_id, entry_no));
create table ledger_notes (
  ledger_transaction_id uuid primary key references ledger_transactions,
  player_id text not null references players on delete cascade,
  note text not null check (char_length(note) between 1 and 100));
create index ledger_notes_player on ledger_notes (player_id);
`

// Entries of an account are numbered without gaps, under its row lock, so that each balance follows
// from the one before.
const rules = `
create function ledger_entry_comes() returns trigger language plpgsql as $$
declare account ledger_accounts%rowtype; book ledger_transactions%rowtype;
begin
  select * into book from ledger_transactions
    where ledger_transaction_id = new.ledger_transaction_id;
  select * into account from ledger_accounts where account_id = new.account_id;
  if book.written_in is distinct from pg_current_xact_id() then
    raise exception 'a ledger transaction takes no entries afterwards'
    using errcode = 'check_violation';
  end if;
  if book.unit is distinct from account.unit then
    raise exception 'a ledger transaction is of one unit' using errcode = 'check_violation';
  end if;
  new.entry_no := null;
  new.balance_after := null;
  if account.owner = 'fee' and new.amount < 0 then
    raise exception 'fees are only taken in' using errcode = 'check_violation';
  end if;
  if account.owner = 'player' then
    update ledger_accounts set balance = balance + new.amount, entries = entries + 1
      where account_id = new.account_id
      returning entries, balance into new.entry_no, new.balance_after;
  end if;
  return new;
end $$;
create trigger ledger_entry_comes before insert on ledger_entries for each row
  execute function ledger_entry_comes();

create function ledger_balances() returns trigger language plpgsql as $$
declare total numeric; number int;
begin
  select coalesce(sum(amount), 0), count(*) into total, number from ledger_entries
    where ledger_transaction_id = new.ledger_transaction_id;
  if total <> 0 or number < 2 then
    raise exception 'a ledger transaction adds up to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balances after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_balances();
create constraint trigger ledger_entry_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'check_violation';
end $$;
create trigger ledger_transactions_stay before update or delete on ledger_transactions for each row
  execute function ledger_stays();
create trigger ledger_entries_stay before update or delete on ledger_entries for each row
  execute function ledger_stays();
create trigger ledger_accounts_stay before delete on ledger_accounts for each row
  execute function ledger_stays();
create trigger ledger_accounts_start before insert on ledger_accounts for each row
  when (new.balance <> 0 or new.entries <> 0) execute function ledger_stays();
create trigger ledger_accounts_follow before update on ledger_accounts for each row
  when (pg_trigger_depth() = 0 and (old.balance, old.entries, old.unit, old.owner)
  is distinct from (new.balance, new.entries, new.unit, new.owner)) execute function ledger_stays();
create trigger ledger_accounts_keep before truncate on ledger_accounts for each statement
  execute function ledger_stays();
create trigger ledger_transactions_keep before truncate on ledger_transactions for each statement
  execute function ledger_stays();
create trigger ledger_entries_keep before truncate on ledger_entries for each statement
  execute function ledger_stays();
`

// Lines name a player or a house account. Accounts are locked in player order, as everywhere. False
// when the key was already written.
const posting = `
create function ledger_account(wanted_player text,
  wanted_unit text) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select account_id into found_id from ledger_accounts where player_id = wanted_player
    and unit = wanted_unit;
  if found_id is null then
    insert into ledger_accounts (unit, owner, player_id, balance)
      values (wanted_unit, 'player', wanted_player, 0) on conflict do nothing;
    select account_id into found_id from ledger_accounts where player_id = wanted_player
      and unit = wanted_unit;
  end if;
  return found_id;
end $$;
create function ledger_post(id uuid, wanted_kind text, wanted_unit text, wanted_key text,
  maker text, said text, event uuid, at timestamptz,
  lines jsonb) returns boolean language plpgsql as $$
begin
  insert into ledger_transactions
    (ledger_transaction_id, kind, unit, key, made_by, detail, event_id, created)
    values (id, wanted_kind, wanted_unit, wanted_key, maker, said, event, at) on conflict (key)
    do nothing;
  if not found then return false; end if;
  insert into ledger_entries (ledger_transaction_id, account_id, amount)
    select id, case when line.player is null then (select account_id from ledger_accounts
      where owner = line.owner and unit = wanted_unit) else ledger_account(line.player, wanted_unit)
        end, line.amount
    from jsonb_to_recordset(lines) as line (player text, owner text, amount bigint)
    order by line.player nulls first;
  return true;
end $$;
`

// A diamond must be matched by an entry, whoever writes it. celebrated: its owner has seen the
// confetti.
const diamonds = `
alter table player_diamonds add celebrated boolean not null default false;
update player_diamonds set celebrated = true;
create function diamond_post(player text, diamond text,
  at timestamptz) returns boolean language sql as $$
  select ledger_post(gen_random_uuid(), 'diamond', 'diamond',
    'diamond:' || diamond || ':' || ledger_account(player, 'diamond'), 'server', diamond, null, at,
    jsonb_build_array(jsonb_build_object('player', player, 'amount', 1),
    jsonb_build_object('owner', 'issue', 'amount', -1)));
$$;
create function diamond_given() returns trigger language plpgsql as $$
begin
  perform diamond_post(new.player_id, new.diamond_id, new.created);
  return null;
end $$;
create trigger diamond_given after insert on player_diamonds for each row
  execute function diamond_given();
create function diamond_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a diamond is never taken back' using errcode = 'check_violation';
end $$;
create trigger diamond_stays before delete on player_diamonds for each row
  when (pg_trigger_depth() = 0) execute function diamond_stays();
select diamond_post(player_id, diamond_id, created) from player_diamonds
  order by player_id, diamond_id;
`

const passes = `
update pp_globals set platform_fee = least(round(platform_fee, 2), 50);
alter table pp_globals
  add constraint pp_globals_fee check
  (platform_fee between 0 and 50 and platform_fee = round(platform_fee, 2));
create table pass_tiers (
  pp_globals_id text not null default 'current' references pp_globals,
  tier text primary key check (char_length(tier) between 1 and 20),
  weekly_allowance int not null check (weekly_allowance between 1 and 1000),
  position int not null check (position >= 1));
create table passes (
  player_id text primary key references players on delete cascade,
  serial int generated always as identity unique,
  tier text not null references pass_tiers,
  granted timestamptz not null,
  granted_by text not null check (granted_by in ('operator', 'code')),
  last_claim_at timestamptz,
  last_claim_tx uuid references ledger_transactions,
  check ((last_claim_at is null) = (last_claim_tx is null)));
create table pass_codes (
  code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
  tier text not null references pass_tiers,
  batch text not null default '' check (char_length(batch) <= 60),
  max_uses int not null check (max_uses between 1 and 1000),
  uses int not null default 0,
  expires timestamptz,
  created timestamptz not null,
  constraint pass_codes_never_overused check (uses between 0 and max_uses));
create table pass_code_uses (
  code_hash text not null references pass_codes,
  player_id text not null references players on delete cascade,
  redeemed timestamptz not null,
  primary key (code_hash, player_id));
create index pass_code_uses_player on pass_code_uses (player_id);
alter table player_stage add referred_by text references players on delete set null;
`

// Sources of possible rewards: an event once it ended, or a player. Writers only insert, so they
// never wait.
const marks = `
create table reward_marks (
  reward_mark_id bigint generated always as identity primary key,
  event_id uuid, player_id text, due timestamptz not null,
  check (num_nonnulls(event_id, player_id) = 1));
create index reward_marks_due on reward_marks (due);
create function reward_mark_entry() returns trigger language plpgsql as $$
begin
  insert into reward_marks (event_id, due) select event_id, ends_at from events
    where event_id = new.event_id;
  return null;
end $$;
create trigger reward_entry_added after insert on player_events for each row
  when (new.attendance = 'here') execute function reward_mark_entry();
create trigger reward_entry_changed after update on player_events for each row
  when (new.attendance = 'here' and (new.attendance, new.removed, new.place, new.player_id)
  is distinct from (old.attendance, old.removed, old.place, old.player_id))
  execute function reward_mark_entry();
create trigger reward_event_changed after update on events for each row
  when (new.status = 'published' and not new.deleted
  and (new.status, new.deleted, new.ends_at, new.player_id)
  is distinct from (old.status, old.deleted, old.ends_at, old.player_id))
  execute function reward_mark_entry();
create function reward_mark_player() returns trigger language plpgsql as $$
begin
  insert into reward_marks (player_id, due) values (new.player_id, new.created);
  return null;
end $$;
create trigger reward_award_added after insert on awards for each row
  execute function reward_mark_player();
insert into reward_marks (event_id, due) select distinct e.event_id, e.ends_at from player_events pe
  join events e on e.event_id = pe.event_id where pe.attendance = 'here';
insert into reward_marks (player_id, due) select player_id, min(created) from awards
  group by player_id;
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [accounts, books, rules, posting, diamonds, passes, marks])
    await sql.raw(part).execute(db)
}
