// Finds everything that shows a player's card: lists, rosters, threads and clubs.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

export type Watchers = {
  users: string[]
  locations: string[]
  /**
   * Upcoming and recent events with the player in roster or match list; with their public links and
   * leagues.
   */
  events: string[]
  eventLocations: string[]
  /** Events that invited the player; organizers see the answer. */
  inviting: string[]
  paid: string[]
  watchKeys: string[]
  leagues: string[]
  tournaments: string[]
  acquainted: string[]
  counterparts: string[]
  clubs: { locationId: string; slug: string }[]
}

export const selectWatchers = (playerId: string, now: number): RawBuilder<Watchers> =>
  selectWatchersOfAll([playerId], now)

export async function loadWatchers(
  db: Database,
  playerIds: readonly string[],
  now: number,
): Promise<Watchers> {
  const { watchers } = await db
    .selectNoFrom(selectWatchersOfAll(playerIds, now).as('watchers'))
    .executeTakeFirstOrThrow()
  return watchers
}

const selectClubs = (
  players: RawBuilder<unknown>,
) => sql`select json_build_object('locationId', location_id, 'slug', slug) from
    (select location_id, slug from club_members where player_id = ${players}
    union select location_id, slug from club_invitations where player_id = ${players}
    union select location_id, slug from club_requests where player_id = ${players}
      and state = 'open'
    union select location_id, slug from club_messages where player_id = ${players}
    union select location_id, slug from club_notices where author_id = ${players}
    union select o.location_id, o.slug from club_poll_votes v
      join club_polls o on o.poll_id = v.poll_id where v.player_id = ${players}) known`

const selectLeagues = (
  players: RawBuilder<unknown>,
) => sql`select m.league_series_id::text from league_players m
    join leagues g on g.league_series_id = m.league_series_id and not g.deleted
    where m.player_id = ${players} or m.partner_id = ${players}
    union select s.league_series_id::text from league_substitutes s
    where s.player_id = ${players} and s.state <> 'out'`

const selectPaid = (
  players: RawBuilder<unknown>,
) => sql`select distinct coalesce(r.event_id, r.league_series_id)::text from payments y
    join prices r on r.price_id = y.price_id where y.player_id = ${players}`

const selectAcquainted = (
  players: RawBuilder<unknown>,
) => sql`select player_id from player_friends where friend_id = ${players} and friend
    union select player_id from player_favorites where favorite_id = ${players} and favorite`

const selectCounterparts = (
  players: RawBuilder<unknown>,
) => sql`select to_id from message_last where from_id = ${players}
    union select from_id from message_last where to_id = ${players}`

const selectWatchersOfAll = (playerIds: readonly string[], now: number): RawBuilder<Watchers> => {
  const players = sql`any(${[...playerIds]}::text[])`
  const events = selectEvents(players, now)
  return sql<Watchers>`json_build_object(
  'users', array(select user_id from players where player_id = ${players} and user_id is not null),
  'locations', array(select location_id from player_locations where player_id = ${players}
    and not removed),
  'events', array(select e.event_id::text ${events}),
  'eventLocations', array(select distinct e.location ${events}),
  'inviting', array(select distinct e.event_id::text from event_invitees i
    join events e on e.event_id = i.event_id
    where i.player_id = ${players} and ${isShown(now)}),
  'paid', array(${selectPaid(players)}),
  'watchKeys', array(select ml.watch_key ${events} and ml.watch_key is not null),
  'leagues', array(${selectLeagues(players)}),
  'tournaments', array(select distinct e.tournament_id::text ${events}
    and e.tournament_id is not null
    union select t.tournament_id::text from tournaments t where t.player_id = ${players}
      and not t.deleted),
  'acquainted', array(${selectAcquainted(players)}),
  'counterparts', array(${selectCounterparts(players)}),
  'clubs', array(${selectClubs(players)}))`
}

/** Former players and walk-ins are on the match list; chat messages stay. */
const selectEvents = (players: RawBuilder<unknown>, now: number): RawBuilder<unknown> => sql`
  from (select event_id from player_events where player_id = ${players} and not removed
  union select event_id from match_list_players where player_id = ${players}
  union select event_id from queue_members where player_id = ${players}
  union select event_id from event_messages where player_id = ${players}
  union select event_id from partner_seekers where player_id = ${players}) mine
    join events e on e.event_id = mine.event_id left join match_lists ml on ml.event_id = e.event_id
  where ${isShown(now)}`

const isShown = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(not e.deleted and e.ends_at > ${new Date(now - shownDays * dayMs)})`

const dayMs = 86_400_000
/** Days after an event during which its windows follow changes of a card. */
const shownDays = 60
