// Invitations to private events: when an event's group was invited, and everyone who was.
import { sql, type Kysely } from 'kysely'

/** Groups of existing events have been notified already. */
const asked = `
alter table events add group_asked timestamptz;
update events set group_asked = created where invite and status = 'published';
create index events_to_invite on events (starts_at) where group_asked is null and invite
  and status = 'published' and not deleted;`

/** Its own key, because an invitee may have no account. */
const invitees = `
create table event_invitees (
  invitee_id bigint generated always as identity primary key,
  event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade,
  asked timestamptz not null,
  unique (event_id, player_id));
create index event_invitees_player on event_invitees (player_id);`

/** Members of groups invited before count as asked. */
const known = `
insert into event_invitees (event_id, player_id, asked)
select distinct e.event_id, g.player_id, e.created from events e cross join lateral (
  select f.friend_id as player_id from player_friends f
    where e.invited = 'Friends' and f.player_id = e.player_id and f.friend
  union select f.favorite_id from player_favorites f
    where e.invited = 'Favorites' and f.player_id = e.player_id and f.favorite
  union select c.player_id from clubs c
    where c.location_id = e.location and c.club_name = e.invited
  union select m.player_id from clubs c join club_members m using (location_id, slug)
    where c.location_id = e.location and c.club_name = e.invited) g
where e.group_asked is not null and e.starts_at > now() and g.player_id <> e.player_id
  and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
  and c.player_id = g.player_id);`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [asked, invitees, known]) await sql.raw(part).execute(db)
}
