// Who may see whom. A block makes two players invisible to each other, outside the rosters they share; a hidden profile
// shows only to its player, to those the player made friends, to people in the same event, and to admins of its venues.
// What may not be seen answers as what does not exist. Every query about players uses these two conditions.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/open-database.ts'

/** True when neither has blocked the other. `playerId` is a column or a value. */
export const isNotApart = (viewerId: string, playerId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`
  not exists (select 1 from player_blocks blocks where blocks.player_id = ${viewerId} and blocks.blocked_id = ${playerId})
  and not exists (select 1 from player_blocks blocks where blocks.blocked_id = ${viewerId} and blocks.player_id = ${playerId})`

/** True when `viewerId` may see the profile of the row of players named by `alias`. */
export function isVisible(viewerId: string, alias: string): RawBuilder<boolean> {
  const id = sql.ref<string>(`${alias}.player_id`)
  return sql<boolean>`(${id} = ${viewerId} or (${isNotApart(viewerId, id)} and (not ${sql.ref(`${alias}.hidden`)} or ${isFamiliar(viewerId, id)})))`
}

/** True when a hidden profile shows all the same. */
export const isFamiliar = (viewerId: string, playerId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from player_friends friends where friends.player_id = ${playerId} and friends.friend_id = ${viewerId} and friends.friend)
  or exists (select 1 from player_events mine inner join player_events theirs on theirs.event_id = mine.event_id inner join events shared on shared.event_id = mine.event_id
    where mine.player_id = ${viewerId} and not mine.removed and theirs.player_id = ${playerId} and not theirs.removed and not shared.deleted)
  or exists (select 1 from locations_admin office inner join player_locations active on active.location_id = office.location_id
    where office.player_id = ${viewerId} and active.player_id = ${playerId} and not active.removed))`

export type SeenPlayer = { playerId: string; playerName: string; userId: string | null; photoURL: string; hidden: boolean }

/** A player whom `viewerId` may see, or null. */
export async function findVisiblePlayer(db: Database, viewerId: string, playerId: string): Promise<SeenPlayer | null> {
  const row = await db.selectFrom('players as p').select(['p.player_id', 'p.player_name', 'p.user_id', 'p.photo_url', 'p.hidden'])
    .where('p.player_id', '=', playerId).where(isVisible(viewerId, 'p')).executeTakeFirst()
  return row === undefined ? null : { playerId: row.player_id, playerName: row.player_name, userId: row.user_id, photoURL: row.photo_url, hidden: row.hidden }
}
