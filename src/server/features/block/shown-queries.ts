// Names that only some viewers may see, for answers loaded once for a whole group that isn't an
// event's company: hidden players with the people who may see them, blocked ones with the people
// they are blocked from.
import { sql, type RawBuilder } from 'kysely'
import type { HiddenPerson } from '#domain/player/naming.ts'
import { selectBlocked } from '../../core/player/block-queries.ts'

/** The inverse of `isFamiliar` in queries.ts, starting from the hidden player. */
const selectViewersOfHidden = (playerId: RawBuilder<string>): RawBuilder<unknown> => sql`
  select friends.friend_id from player_friends friends where friends.player_id = ${playerId}
    and friends.friend
  union select favorites.favorite_id from player_favorites favorites
    where favorites.player_id = ${playerId} and favorites.favorite
  union select mine.player_id from player_events theirs
    join player_events mine on mine.event_id = theirs.event_id
    join events shared on shared.event_id = theirs.event_id
    where theirs.player_id = ${playerId} and not theirs.removed and not mine.removed
    and not shared.deleted
  union select office.player_id from player_locations active
    join locations_admin office on office.location_id = active.location_id
    where active.player_id = ${playerId} and not active.removed`

const isSuspendedUser = (playerId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from suspensions shut join players barred on barred.user_id = shut.user_id
  where shut.ended is null and barred.player_id = ${playerId})`

export const selectGuarded = (people: RawBuilder<unknown>): RawBuilder<HiddenPerson[]> => sql<
  HiddenPerson[]
>`coalesce((
  select json_agg(json_build_object('playerId', g.player_id, 'isHidden', g.hidden, 'apartFrom',
    g.apart, 'shownTo', case when g.hidden and not ${isSuspendedUser(sql.ref('g.player_id'))}
      then array(${selectViewersOfHidden(sql.ref('g.player_id'))}) else '{}' end))
  from (${people}) who (player_id) cross join lateral (
    select p.player_id, p.hidden, array${selectBlocked(sql.ref('p.player_id'))} as apart
    from players p where p.player_id = who.player_id offset 0) g
  where g.hidden or cardinality(g.apart) > 0), '[]')`
