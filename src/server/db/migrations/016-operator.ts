// The operator: their append-only log, names they reserve or grant, what they hide, and merged
// venues. A merged venue redirects to the other: anything written under its id later goes to that
// one.
import { sql, type Kysely } from 'kysely'

const log = `
create table operator_log (
  operator_log_id bigint generated always as identity primary key,
  command text not null,
  location_id text references locations on delete set null,
  player_id text references players on delete set null,
  user_id text references auth_users on delete set null,
  detail text not null default '',
  created timestamptz not null default now());
create index operator_log_location on operator_log (location_id) where location_id is not null;
create index operator_log_player on operator_log (player_id) where player_id is not null;
create index operator_log_user on operator_log (user_id) where user_id is not null;

create function operator_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['location_id', 'player_id',
    'user_id'] = to_jsonb(old) - array['location_id', 'player_id', 'user_id']
    and coalesce(new.location_id, old.location_id) is not distinct from old.location_id
    and coalesce(new.player_id, old.player_id) is not distinct from old.player_id
    and coalesce(new.user_id, old.user_id) is not distinct from old.user_id
  then return new;
  end if;
  raise exception 'operator_log is append-only';
end $$;
create trigger operator_log_append_only before update or delete on operator_log for each row
  execute function operator_log_append_only();
`

/** granted_to: the one user allowed to take it; null: no one. */
const names = `
create table reserved_names (
  player_id text primary key check (player_id ~ '^[a-z0-9_-]{3,12}$'),
  granted_to text references auth_users on delete set null,
  created timestamptz not null default now());
create index reserved_names_granted on reserved_names (granted_to) where granted_to is not null;
`

/** Locking the venue's row makes a write that began before the merge wait for it and see it. */
const leadsOn = (column: string): string => `
create function lead_on_${column}() returns trigger language plpgsql as $$
begin
  if new.${column} is not null then
    new.${column} := coalesce((select merged_into from locations
      where location_id = new.${column} for key share), new.${column});
  end if;
  return new;
end $$;
`
const written = [
  ['events', 'location'],
  ['leagues', 'location'],
  ['players', 'home_location'],
  ['player_stage', 'home_location'],
  ['player_locations', 'location_id'],
  ['locations_admin', 'location_id'],
  ['clubs', 'location_id'],
  ['messages', 'location_id'],
  ['reports', 'location_id'],
  ['location_log', 'location_id'],
] as const

// Named so that it runs before triggers that read a row's venue.
const merges = `
alter table locations
  add merged_into text references locations,
  add constraint locations_merged check (merged_into is null
  or (hidden and merged_into <> location_id));
create index locations_merged_into on locations (merged_into) where merged_into is not null;
${['location', 'location_id', 'home_location'].map(leadsOn).join('')}
${written
  .map(
    ([table, column]) => `create trigger a_lead_on before insert or
  update of ${column} on ${table} for each row execute function lead_on_${column}();`,
  )
  .join('\n')}

create or replace function location_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['location_id', 'actor_id', 'event_id', 'player_id',
    'detail'] = to_jsonb(old) - array['location_id', 'actor_id', 'event_id', 'player_id', 'detail']
    and new.location_id = coalesce((select merged_into from locations
    where location_id = old.location_id), old.location_id)
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
    and coalesce(new.event_id, old.event_id) is not distinct from old.event_id
    and coalesce(new.player_id, old.player_id) is not distinct from old.player_id
    and new.detail in (old.detail, '')
  then return new;
  end if;
  raise exception 'location_log is append-only';
end $$;
`

/** Anything hidden by the operator stays hidden, whatever the player or a venue's admins do. */
const hiding = `
alter table players add kept_hidden boolean not null default false;
alter table locations add kept_hidden boolean not null default false;
create function keep_hidden() returns trigger language plpgsql as $$
begin
  new.hidden := new.hidden or new.kept_hidden;
  return new;
end $$;
create trigger keep_hidden before update of hidden on players for each row
  execute function keep_hidden();
create trigger keep_hidden before update of hidden on locations for each row
  execute function keep_hidden();
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [log, names, hiding, merges]) await sql.raw(part).execute(db)
}
