// Notifications: players' preferences, push devices, and the delivery queue. A delivery is one
// notification to one player on one channel (one device for push), written in the transaction that
// caused it; `source` identifies the cause, so that it is written once.
import { sql, type Kysely } from 'kysely'

const notifications = `
create table notification_settings (
  player_id text primary key references players on delete cascade,
  matrix jsonb not null default '{}',
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  digest boolean not null default false,
  language text check (language in ('en', 'es')),
  check ((quiet_from is null) = (quiet_to is null)), check (quiet_from <> quiet_to));

create table push_devices (
  device_id uuid primary key,
  player_id text not null references players on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null, auth text not null,
  name text not null check (char_length(name) <= 60),
  created timestamptz not null, last_ok timestamptz,
  failures int not null default 0 check (failures >= 0));
create index push_devices_player on push_devices (player_id);

create table deliveries (
  delivery_id uuid primary key default gen_random_uuid(),
  player_id text not null references players on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  device_id uuid references push_devices on delete cascade,
  kind text not null, notification_group text not null,
  source text not null, batch text not null,
  event_id uuid, alert_id uuid, message_id uuid, from_id text,
  params jsonb not null,
  created timestamptz not null, due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'failed')),
  outcome text not null default '',
  unit uuid, claim uuid, claimed_until timestamptz,
  attempts int not null default 0, ended timestamptz,
  parcel text not null generated always as
  (coalesce(unit::text, player_id || ' ' || channel || ' ' || coalesce(device_id::text, '') || ' '
  || batch)) stored,
  check ((channel = 'push') = (device_id is not null)),
    check ((state = 'waiting') = (ended is null)),
  unique nulls not distinct (source, player_id, channel, device_id));
create index deliveries_due on deliveries (due_at) where state = 'waiting';
create index deliveries_parcel on deliveries (parcel) where state = 'waiting';
create index deliveries_waiting on deliveries (player_id) where state = 'waiting';
create index deliveries_ended on deliveries (player_id, channel, ended) where state <> 'waiting';
create index deliveries_old on deliveries (ended) where state <> 'waiting';
create index deliveries_device on deliveries (device_id) where device_id is not null;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(notifications).execute(db)
}
