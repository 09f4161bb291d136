// One player as another may see them: the record, what is counted from what happened, and what the two are to each other.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { isVisible } from '../block/store.ts'

/** The profile of `playerId` as `viewerId` may see it, or undefined. */
export async function findProfile(db: Database, viewerId: string, playerId: string, now: number) {
  return db.selectFrom('players as p').leftJoin('locations', 'locations.location_id', 'p.home_location')
    .select([
      'p.player_id', 'p.player_name', 'p.photo_url', 'p.skill_self', 'p.home_location', 'locations.name as home_name', 'p.hidden', 'p.medal_gold', 'p.medal_silver', 'p.medal_bronze',
      'p.headline', 'p.summary', 'p.youtube', 'p.facebook', 'p.instagram', 'p.twitter', 'p.medium', 'p.points', 'p.wins', 'p.losses',
      'p.created', 'locations.timezone',
    ])
    .select((eb) => [
      eb.selectFrom('ledger_accounts').select('balance').whereRef('ledger_accounts.player_id', '=', 'p.player_id').where('unit', '=', 'diamond').as('diamonds'),
      eb.selectFrom('locations_admin').select((eb) => eb.fn.countAll<number>().as('n')).whereRef('locations_admin.player_id', '=', 'p.player_id').as('admin_locations'),
      eb.selectFrom('events').select((eb) => eb.fn.countAll<number>().as('n')).whereRef('events.player_id', '=', 'p.player_id')
        .where('deleted', '=', false).where('status', '=', 'published').where('ends_at', '<=', new Date(now))
        .where(sql<boolean>`(exists (select 1 from player_events r where r.event_id = events.event_id and r.player_id <> events.player_id and not r.removed and r.place = 'playing' and r.attendance is null)
          or exists (select 1 from event_attendance a where a.event_id = events.event_id and a.player_id <> events.player_id))`).as('hosted'),
      sql<number>`(select count(*) from event_attendance a where a.player_id = p.player_id)`.as('attended'),
      eb.exists(eb.selectFrom('player_friends').select('friend').where('player_friends.player_id', '=', viewerId).whereRef('friend_id', '=', 'p.player_id').where('friend', '=', true)).as('is_friend'),
      eb.exists(eb.selectFrom('player_favorites').select('favorite').where('player_favorites.player_id', '=', viewerId).whereRef('favorite_id', '=', 'p.player_id').where('favorite', '=', true)).as('is_favorite'),
    ])
    .where('p.player_id', '=', playerId).where(isVisible(viewerId, 'p')).executeTakeFirst()
}
