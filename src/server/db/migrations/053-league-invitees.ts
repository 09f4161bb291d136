// Invitations to private leagues: everyone in the invited group.
import { sql, type Kysely } from 'kysely'

const invitees = `
create table league_invitees (
  league_series_id uuid not null references leagues on delete cascade,
  player_id text not null references players on delete cascade,
  asked timestamptz not null,
  primary key (league_series_id, player_id));
create index league_invitees_player on league_invitees (player_id);
create index leagues_inviting on leagues (player_id) where invite and state = 'registration'
  and not deleted;`

/** Groups of open leagues have been notified already; drafts ask when they open. */
const known = `
insert into league_invitees (league_series_id, player_id, asked)
select distinct e.league_series_id, g.player_id, e.created from leagues e cross join lateral (
  select f.friend_id as player_id from player_friends f
    where e.invited = 'Friends' and f.player_id = e.player_id and f.friend
  union select f.favorite_id from player_favorites f
    where e.invited = 'Favorites' and f.player_id = e.player_id and f.favorite
  union select c.player_id from clubs c
    where c.location_id = e.location and c.club_name = e.invited
  union select m.player_id from clubs c join club_members m using (location_id, slug)
    where c.location_id = e.location and c.club_name = e.invited) g
where e.invite and e.state <> 'draft' and not e.deleted and g.player_id <> e.player_id;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [invitees, known]) await sql.raw(part).execute(db)
}
