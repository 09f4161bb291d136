// The community: profiles, blocks, threads, requests, teams, clubs with invitations, reports, and
// the log of venue admins. Limits repeat those of domain; limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const profiles = `
alter table players
  add headline text not null default '' check (char_length(headline) <= 60),
  add summary text not null default '' check (char_length(summary) <= 250),
  add youtube text not null default '' check (char_length(youtube) <= 200),
  add facebook text not null default '' check (char_length(facebook) <= 200),
  add instagram text not null default '' check (char_length(instagram) <= 200),
  add twitter text not null default '' check (char_length(twitter) <= 200),
  add medium text not null default '' check (char_length(medium) <= 200),
  add hidden boolean not null default false,
  add wins int not null default 0 check (wins >= 0),
  add losses int not null default 0 check (losses >= 0),
  add points int not null default 0 check (points >= 0);

create table player_blocks (
  player_id text not null references players on delete cascade,
  blocked_id text not null references players on delete cascade,
  created timestamptz not null default now(),
  primary key (player_id, blocked_id), check (player_id <> blocked_id));
create index player_blocks_blocked on player_blocks (blocked_id);
`

// So that a venue's player list opens equally fast at any size, its rows store whether they are
// hidden, and the venue stores their count. Statement-level triggers maintain both, so that no
// writer can forget them.
const playerLists = `
alter table player_locations add hidden boolean not null default false;
create index player_locations_list on player_locations (location_id, player_id) where not removed
  and not hidden;
create index player_locations_hidden on player_locations (location_id, player_id) where not removed
  and hidden;

create table location_players (
  location_id text primary key references locations on delete cascade,
  players int not null check (players >= 0));
insert into location_players (location_id, players) select location_id, count(*)
  from player_locations where not removed group by location_id;

create function player_locations_hidden() returns trigger language plpgsql as $$
begin
  new.hidden := coalesce((select hidden from players where player_id = new.player_id), false);
  return new;
end $$;
create trigger player_locations_hidden before insert on player_locations for each row
  execute function player_locations_hidden();

create function count_location_players(ids text[], counts int[]) returns void language sql as $$
  insert into location_players as kept (location_id, players)
  select id, greatest(sum(n), 0) from unnest(ids, counts) as change (id, n) group by id
    having sum(n) <> 0 order by id
  on conflict (location_id) do update set players = kept.players + (
    select sum(n) from unnest(ids, counts) as change (id, n) where id = kept.location_id);
$$;

create function player_locations_added() returns trigger language plpgsql as $$
begin
  perform count_location_players(array_agg(location_id), array_agg(1)) from added where not removed
  and not hidden having count(*) > 0;
  return null;
end $$;
create trigger player_locations_added after insert on player_locations referencing new table as
  added for each statement execute function player_locations_added();

create function player_locations_gone() returns trigger language plpgsql as $$
begin
  perform count_location_players(array_agg(location_id), array_agg(-1)) from gone where not removed
  and not hidden having count(*) > 0;
  return null;
end $$;
create trigger player_locations_gone after delete on player_locations referencing old table as gone
  for each statement execute function player_locations_gone();

create function player_locations_changed() returns trigger language plpgsql as $$
begin
  perform count_location_players(array_agg(location_id), array_agg(n)) from (
    select location_id, 1 as n from added where not removed and not hidden
    union all select location_id, -1 from gone where not removed and not hidden) as change
    having count(*) > 0;
  return null;
end $$;
create trigger player_locations_changed after update on player_locations referencing old table as
  gone new table as added
  for each statement execute function player_locations_changed();

create function players_hidden() returns trigger language plpgsql as $$
begin
  update player_locations set hidden = new.hidden where player_id = new.player_id;
  return null;
end $$;
create trigger players_hidden after update of hidden on players for each row
  when (old.hidden <> new.hidden) execute function players_hidden();
`

const messages = `
alter table messages
  add expires timestamptz, add used timestamptz,
  add constraint messages_requests_expire check ((type = 'txt') = (expires is null)),
  add constraint messages_not_to_oneself check (from_id <> to_id);
drop index messages_unread;
create index messages_unread on messages (to_id, from_id) where not read;
create index messages_thread on messages (from_id, to_id, created desc, message_id desc);
create table message_last (
  from_id text not null references players on delete cascade,
  to_id text not null references players on delete cascade,
  message_id uuid not null references messages on delete cascade,
  created timestamptz not null,
  primary key (from_id, to_id));
create index message_last_to on message_last (to_id, created desc);
create index message_last_from on message_last (from_id, created desc);
create index message_last_message on message_last (message_id);
`

const teams = `
create table event_teams (
  event_id uuid not null references events on delete cascade,
  p1 text not null references players on delete cascade,
  p2 text not null references players on delete cascade,
  created timestamptz not null default now(),
  deleted boolean not null default false,
  primary key (event_id, p1, p2), constraint event_teams_ordered check (p1 < p2 collate "C"));
create index messages_team_requests on messages (event_id) where type = 'teamReq';
create unique index event_teams_p1 on event_teams (event_id, p1) where not deleted;
create unique index event_teams_p2 on event_teams (event_id, p2) where not deleted;

alter table events add entry_by text not null default 'player' check
  (entry_by in ('player', 'team'));
alter table player_events
  add partner_id text references players on delete set null,
  add lead boolean not null default true,
  drop constraint player_events_event_id_entry_order_key;
create unique index player_events_order on player_events (event_id, entry_order, lead);
`

const clubs = `
alter table club_members drop constraint club_members_location_id_slug_fkey,
  add constraint club_members_of_club foreign key (location_id, slug) references clubs on
  update cascade;
create table club_invitations (
  location_id text not null, slug text not null,
  player_id text not null references players on delete cascade,
  created timestamptz not null default now(),
  primary key (location_id, slug, player_id),
  foreign key (location_id, slug) references clubs on update cascade on delete cascade);
create index club_invitations_player on club_invitations (player_id);
`

const order = `
create table reports (
  report_id uuid primary key,
  reporter_id text references players on delete set null,
  kind text not null check (kind in ('player', 'message', 'photo', 'club', 'location')),
  player_id text references players on delete cascade,
  message_id uuid references messages on delete set null,
  club_slug text,
  location_id text references locations,
  reason text not null check (char_length(reason) between 1 and 300),
  created timestamptz not null default now(),
  closed timestamptz, closed_by text references players on delete set null,
  outcome text check (outcome in ('dismissed', 'removed')),
  check ((closed is null) = (outcome is null)),
  constraint reports_of_club foreign key (location_id, club_slug) references clubs on
  update cascade on delete set null (club_slug));
create index reports_club on reports (location_id, club_slug) where club_slug is not null;
create index reports_message on reports (message_id) where message_id is not null;
create index reports_open on reports (location_id, created) where closed is null;

create table location_log (
  location_log_id bigint generated always as identity primary key,
  location_id text not null references locations,
  actor_id text references players on delete set null,
  action text not null,
  event_id uuid references events on delete set null,
  player_id text references players on delete set null,
  detail text not null default '',
  created timestamptz not null default now());
create index location_log_location on location_log (location_id, location_log_id desc);

create function location_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['actor_id', 'event_id',
    'player_id'] = to_jsonb(old) - array['actor_id', 'event_id', 'player_id']
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
    and coalesce(new.event_id, old.event_id) is not distinct from old.event_id
    and coalesce(new.player_id, old.player_id) is not distinct from old.player_id
  then return new;
  end if;
  raise exception 'location_log is append-only';
end $$;
create trigger location_log_append_only before update or delete on location_log for each row
  execute function location_log_append_only();
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [profiles, playerLists, messages, teams, clubs, order])
    await sql.raw(part).execute(db)
}
