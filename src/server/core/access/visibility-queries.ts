// Decides who may see an event: `visibleTo` in SQL for lists, domain/event/access.ts for one event;
// a test keeps the two equal.
import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { PlayerActor } from '#domain/access/actor.ts'
import { listEventRoles } from '#domain/access/capabilities.ts'
import { clubOffices, mayInClub } from '#domain/club/club-rights.ts'
import { type EventViewer, accessTo } from '#domain/event/access.ts'
import { invitedGroups } from '#domain/event/event.ts'
import { type Gender, everywherePlayerId } from '#domain/player/player.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { queryPipelined } from '../../db/together.ts'
import { topics } from '../../live/topics.ts'
import { type EventFacts, selectFacts, toFacts } from '../event/queries.ts'
import { type Viewer, selectBlocked, isNotBlocked } from '../player/block-queries.ts'

export type PlayerFacts = EventViewer & {
  userId: string | null
  playerName: string
  gender: Gender | null
  birthYear: number | null
  isHidden: boolean
  /** The stand-in of a contact; invited by name even to public events. */
  isContact: boolean
  isInLeague: boolean
  /**
   * For a substitute asked on this game day: the number of places its members hold. Null for
   * others.
   */
  seats: number | null
}

/** True for a league's game day when the player is neither a member nor an asked substitute. */
export const isLeagueOnly = ({ isInLeague, seats }: Pick<PlayerFacts, 'isInLeague' | 'seats'>) =>
  !isInLeague && seats === null

export type ViewerKey = { eventId: string; playerId: string }
type TowardsRow = Omit<PlayerFacts, 'roles'> & {
  eventId: string
  isOrganizer: boolean
  isCohost: boolean
  isVenueAdmin: boolean
}

const isInLeague = () => sql`e.league_series_id is null or
      exists (select 1 from league_players m where m.league_series_id = e.league_series_id
      and m.state = 'joined' and p.player_id in (m.player_id, m.partner_id))`

const countSeats = () => sql`case when e.league_series_id is not null and not p.contact
        and ${isPicked(sql.ref<string>('p.player_id'))}
        then (select count(*)::int from league_players m
        join player_events r on r.event_id = e.event_id and r.player_id = m.player_id
        where m.league_series_id = e.league_series_id and m.state = 'joined') end`

const hasBlock = () => sql`exists (select 1 from player_blocks b where b.player_id = e.player_id
      and b.blocked_id = p.player_id)
        or exists (select 1 from player_blocks b where b.player_id = p.player_id
        and b.blocked_id = e.player_id)`

export function selectViewerFacts(
  db: Database,
  pairs: readonly ViewerKey[],
): CompiledQuery<TowardsRow> | null {
  if (pairs.length === 0) return null
  return sql<TowardsRow>`
    select e.event_id, p.player_id, p.user_id, p.player_name,
      p.skill_self, pp.gender, pp.birth_year, p.hidden as "isHidden", p.contact as "isContact",
      p.player_id = e.player_id as "isOrganizer",
      exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = p.player_id) as "isCohost",
      exists (select 1 from locations_admin a where a.location_id = e.location
      and a.player_id = p.player_id) as "isVenueAdmin",
      e.invite and exists (${selectFriend('p')}) as "isFriend", e.invite and
      exists (${selectFavorite('p')}) as "isFavorite", e.invite and
      exists (${clubMember('p')}) as "isClubMember", (e.invite or p.contact) and
      ${isPicked(sql.ref<string>('p.player_id'))} as "isPicked", e.invite and
      ${tierMember('p')} as "isInTier",
      exists (${inEvent('p')}) as "isInRoster",
      ${isInLeague()} as "isInLeague",
      ${countSeats()} as "seats",
      ${hasBlock()} as "isApart"
    from ${pairRows(pairs)} as pair (event_id, player_id)
    join events e on e.event_id = pair.event_id join players p on p.player_id = pair.player_id
    left join players_private pp on pp.player_id = p.player_id`.compile(db)
}

/**
 * A single pair, the usual case, is written as values: PostgreSQL can't estimate the length of an
 * array and replans each time.
 */
function pairRows(pairs: readonly ViewerKey[]): RawBuilder<unknown> {
  const [first, ...others] = pairs
  return first !== undefined && others.length === 0
    ? sql`(values (${first.eventId}::uuid, ${first.playerId}::text))`
    : sql`unnest(${pairs.map(({ eventId }) => eventId)}::uuid[],
        ${pairs.map(({ playerId }) => playerId)}::text[])`
}

export const toPlayerFacts = (row: TowardsRow): PlayerFacts => ({
  ...row,
  roles: listEventRoles(row),
})

export async function loadViewerFacts(
  db: Database,
  eventId: string,
  playerIds: readonly string[],
): Promise<Map<string, PlayerFacts>> {
  const pairs = [...new Set(playerIds)].map((playerId) => ({ eventId, playerId }))
  const query = selectViewerFacts(db, pairs)
  const { rows } = query === null ? { rows: [] } : await db.executeQuery(query)
  return new Map(rows.map((row) => [row.playerId, toPlayerFacts(row)]))
}

/** Null when the event doesn't exist for the viewer: unknown and forbidden look the same. */
export function resolveAccess(
  event: EventFacts | null,
  viewer: PlayerFacts | undefined,
  now: number,
): { event: EventFacts; viewer: PlayerFacts } | null {
  if (event === null || viewer === undefined) return null
  return accessTo({ ...event.terms, invite: event.invite, invited: event.invited }, viewer, now)
    .level === 'none'
    ? null
    : { event, viewer }
}

export const eventGuard = {
  topics: ({ eventId }: { eventId: string }, { playerId }: PlayerActor): string[] => [
    topics.eventAccess(eventId),
    // Being on the roster of a private event lets the viewer see it.
    topics.eventsOf(playerId),
    topics.relations(playerId),
  ],
  check: async (
    { db, now }: { db: Database; now: number },
    { eventId }: { eventId: string },
    { playerId }: PlayerActor,
  ): Promise<Result<null, 'event-not-found'>> => {
    const [[event], [viewer]] = await queryPipelined(db, [
      selectFacts(db, [eventId]),
      selectViewerFacts(db, [{ eventId, playerId }]),
    ])
    const opened = resolveAccess(
      event === undefined ? null : toFacts(event),
      viewer === undefined ? undefined : toPlayerFacts(viewer),
      now,
    )
    return opened === null ? refuse('event-not-found') : ok(null)
  },
}

// A walk-in on the match list counts as being in the event.
const inEvent = (p: string) => sql`
  select 1 from player_events i where i.event_id = e.event_id and i.player_id = ${viewerId(p)}
    and not i.removed
  union all select 1 from match_list_players k where k.event_id = e.event_id
  and k.player_id = ${viewerId(p)}`

// The kinds of invitation as `exists` subqueries; `p` names the table with the viewer's player_id.
export const viewerId = (p: string) => sql.ref(`${p}.player_id`)
const selectFriend = (p: string) =>
  sql`select 1 from player_friends f where f.player_id = e.player_id
    and f.friend_id = ${viewerId(p)} and f.friend`
const selectFavorite = (p: string) =>
  sql`select 1 from player_favorites f where f.player_id = e.player_id
    and f.favorite_id = ${viewerId(p)} and f.favorite`
const clubMember = (p: string) => sql`
  select 1 from clubs c where c.location_id = e.location and c.club_name = e.invited
    and (c.player_id = ${viewerId(p)}
    or exists (select 1 from club_members m where m.location_id = c.location_id and m.slug = c.slug
    and m.player_id = ${viewerId(p)}))`

const [friends, favorites] = invitedGroups
const groupMember = (p: string): RawBuilder<boolean> => sql<boolean>`case e.invited
  when ${friends} then exists (${selectFriend(p)}) when ${favorites} then exists (${selectFavorite(p)})
  else exists (${clubMember(p)}) end`

const askedTiers = sql`(select e.player_id, e.location, t.club_name as invited, t.tag
  from event_tiers t where t.event_id = e.event_id and t.asked is not null) e`

/** True when row `e` asks no tag, or the player has its tag in the invited club. */
export const hasTierTag = (p: string): RawBuilder<boolean> => sql<boolean>`(e.tag is null
  or exists (select 1 from clubs c join club_members m on m.location_id = c.location_id
    and m.slug = c.slug where c.location_id = e.location and c.club_name = e.invited
    and m.player_id = ${viewerId(p)} and e.tag = any(m.tags))
  or exists (select 1 from clubs c join contacts k on k.location_id = c.location_id
    and k.slug = c.slug where c.location_id = e.location and c.club_name = e.invited
    and k.player_id = ${viewerId(p)} and e.tag = any(k.tags)))`

function tierMember(p: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from ${askedTiers}
    where ${groupMember(p)} and ${hasTierTag(p)})`
}

export const isGroupMember = (
  playerId: Viewer,
): RawBuilder<boolean> => sql<boolean>`exists (select 1 from players invited
  where invited.player_id = ${playerId} and ${groupMember('invited')})`

function isPicked(playerId: Viewer): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from event_invitees by_name
    where by_name.event_id = e.event_id and by_name.player_id = ${playerId} and by_name.picked)`
}

/**
 * True when row `events e` invites a player: by name, in its group, or in the group of a tier that
 * was asked.
 */
export const isInvitedTo = (playerId: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(${isPicked(playerId)} or exists (select 1 from players invited
    where invited.player_id = ${playerId}
    and (${groupMember('invited')} or ${tierMember('invited')})))`

const invitingOffices = clubOffices.filter(
  (office) =>
    mayInClub({ role: 'member', office }, 'club.people') ||
    mayInClub({ role: 'member', office }, 'club.events'),
)

/** Contacts of the club that row `e` invites; empty unless its organizer may invite them. */
const selectClubContacts = sql`select k.player_id from clubs c join contacts k
    on k.location_id = c.location_id and k.slug = c.slug
  where c.location_id = e.location and c.club_name = e.invited and k.player_id is not null
    and (c.player_id = e.player_id or exists (select 1 from club_members o
      where o.location_id = c.location_id and o.slug = c.slug and o.player_id = e.player_id
      and o.office in (${sql.join(invitingOffices)})))`

export const selectGroup: RawBuilder<string> = sql<string>`(
  select f.friend_id as player_id from player_friends f
    where e.invited = ${friends} and f.player_id = e.player_id and f.friend
  union select f.favorite_id from player_favorites f
    where e.invited = ${favorites} and f.player_id = e.player_id and f.favorite
  union select c.player_id from clubs c
    where c.location_id = e.location and c.club_name = e.invited
  union select m.player_id from clubs c join club_members m
    on m.location_id = c.location_id and m.slug = c.slug
    where c.location_id = e.location and c.club_name = e.invited
  union ${selectClubContacts})`

export const isRunBy = (playerId: Viewer): RawBuilder<boolean> => sql<boolean>`(
  e.player_id = ${playerId} or exists (select 1 from event_cohosts c
    where c.event_id = e.event_id and c.player_id = ${playerId}))`

/**
 * True for admins of the venue and people in the event; a block never hides the event from them.
 */
export const hasPlaceIn = (playerId: Viewer): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from locations_admin a where a.location_id = e.location
    and a.player_id = ${playerId})
  or exists (select 1 from player_events i where i.event_id = e.event_id
    and i.player_id = ${playerId} and not i.removed)
  or exists (select 1 from match_list_players k where k.event_id = e.event_id
    and k.player_id = ${playerId}))`

/** SQL version of accessTo in domain/event/access.ts, for rows of `events e`. */
export function visibleTo(playerId: Viewer): RawBuilder<boolean> {
  const runs = isRunBy(playerId)
  if (playerId === everywherePlayerId) return sql`(e.status <> 'draft' or ${runs})`
  const isEverywhere = typeof playerId === 'string' ? sql`false` : seesEverything(playerId)
  return sql`(${runs} or (e.status <> 'draft'
    and (${isEverywhere} or ${isNotBlocked(playerId, sql.ref('e.player_id'))}
    and (not e.invite or ${isInvitedTo(playerId)}) or ${hasPlaceIn(playerId)})))`
}

const seesEverything = (playerId: Viewer): RawBuilder<boolean> =>
  sql<boolean>`${playerId} = ${everywherePlayerId}`

/**
 * Players blocked from the organizer of a public row `events e`, except the event's own people.
 * Equals the negation of `visibleTo` for public events, which would cost a third of a list's time
 * even without blocks.
 */
export function selectUnseenBy(): RawBuilder<string[]> {
  const apart = sql.ref<string>('apart.blocked_id')
  return sql<string[]>`array(
    select ${apart} from ${selectBlocked(sql.ref('e.player_id'))} apart
    where not (${isRunBy(apart)} or ${seesEverything(apart)} or ${hasPlaceIn(apart)}))`
}
