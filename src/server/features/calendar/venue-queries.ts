// A venue's lists, loaded once for everyone watching them: events with their people, and the facts
// of each viewer. naming/venue-view.ts then decides what a viewer sees, exactly as visibleTo in
// event/visibility-queries.ts would.
import { type RawBuilder, sql } from 'kysely'
import type { ParsedLiveInput } from '#contract/contract.ts'
import { invitedGroups } from '#domain/event/event.ts'
import type { Day } from '#domain/shared/day.ts'
import { selectUnseenBy } from '../../core/access/visibility-queries.ts'
import {
  selectBlocked,
  isNotBlocked,
  isVisible,
  viewerRows,
} from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { EventPeople, ViewerRelations, Unseen, WholeCard } from '../../naming/venue-view.ts'
import {
  firstFaces,
  fitsSkill,
  signUpRulesColumn,
  isCounted,
  joinedPlaces,
  selectOffer,
  publicColumns,
  toCard,
  wantedByAll,
  type RawCard,
} from './queries.ts'

const facesForAll = firstFaces(sql`, 'apartFrom', array${selectBlocked(sql.ref('f.player_id'))}`)

type ListInput = ParsedLiveInput<'events-publicList'>

const isAsked = ({
  locationId,
  from,
  to,
  filters,
}: ListInput): RawBuilder<boolean> => sql<boolean>`(
  e.location = ${locationId} and e.start_date between ${from} and ${to} and not e.deleted
  and ${sql.join(
    [
      ...wantedByAll(filters),
      ...(filters.fits === null ? [] : [fitsSkill(sql`${filters.fits.level}::float8`)]),
    ],
    sql` and `,
  )})`

const isPublic = sql`e.status = 'published' and not e.invite`
const isClosed = sql`(e.status = 'cancelled' or (e.status = 'published' and e.invite))`
const byStart = sql`order by e.start_date, e.start_time, e.event_id`

export async function listPublicCards(
  db: Database,
  input: ListInput,
  limit: number,
): Promise<(WholeCard & Unseen)[]> {
  const { rows } = await sql<RawCard<WholeCard & Unseen>>`
    select ${publicColumns}, ${signUpRulesColumn}, ${facesForAll} as faces,
      ${selectUnseenBy()} as "unseenBy" from events e ${joinedPlaces}
    where ${isAsked(input)} and ${isPublic} ${byStart} limit ${limit}`.execute(db)
  return rows.map(toCard)
}

type Listed =
  | 'cohosts'
  | 'admins'
  | 'players'
  | 'waiters'
  | 'offers'
  | 'walkIns'
  | 'clubMembers'
  | 'picked'
  | 'tiers'
  | 'tierMembers'
type PeopleRow = Omit<EventPeople, Listed> & { people: Pick<EventPeople, Listed> }

const toPeople = <Row extends PeopleRow>({ people: listed, ...row }: Row) => ({ ...row, ...listed })

const entered = sql`cross join lateral (
  select array_agg(i.player_id order by i.entry_order, i.lead desc) filter (where i.place = 'playing') as players,
    array_agg(i.player_id) filter (where i.place = 'waiting') as waiters,
    json_object_agg(i.player_id, ${selectOffer(sql`i`)}) filter (where i.offered_until is not null) as offers
  from player_events i where i.event_id = e.event_id and not i.removed) entered`

const selectClubMembers = sql`select c.player_id from clubs c where c.location_id = e.location
          and c.club_name = e.invited
        union select m.player_id from clubs c join club_members m
          on m.location_id = c.location_id and m.slug = c.slug
        where c.location_id = e.location and c.club_name = e.invited`

const selectTierMembers = sql`select unnest(case when t.tag is null then array[c.player_id] else '{}' end
          || array(select m.player_id from club_members m where m.location_id = c.location_id
          and m.slug = c.slug and (t.tag is null or t.tag = any(m.tags))))
        from event_tiers t join clubs c on c.location_id = e.location and c.club_name = t.club_name
        where t.event_id = e.event_id and t.asked is not null`

/**
 * Everyone who makes an event visible to a viewer, and its players. Of invited groups only clubs
 * are expanded. One JSON value holds all lists, because a column for each costs more.
 */
const people = sql`
  e.event_id, e.player_id as "organizerId", e.status, e.invite, e.invited,
  json_build_object(
    'cohosts', array(select c.player_id from event_cohosts c where c.event_id = e.event_id),
    'admins', array(select a.player_id from locations_admin a where a.location_id = e.location),
    'players', coalesce(entered.players, '{}'), 'waiters', coalesce(entered.waiters, '{}'),
    'offers', coalesce(entered.offers, '{}'),
    'walkIns', array(select k.player_id from match_list_players k where k.event_id = e.event_id
      and k.player_id is not null),
    'picked', case when e.invite then array(select i.player_id from event_invitees i
      where i.event_id = e.event_id and i.picked) else '{}' end,
    'tiers', case when e.invite then array(select t.invited from event_tiers t
      where t.event_id = e.event_id and t.asked is not null) else '{}' end,
    'tierMembers', case when e.invite then array(
      ${selectTierMembers}) else '{}' end,
    'clubMembers', case when e.invite and e.invited <> all (${[...invitedGroups]}::text[])
      then array(
        ${selectClubMembers})
      else '{}' end) as people`

export async function listPublicPeople(
  db: Database,
  input: ListInput,
  limit: number,
): Promise<EventPeople[]> {
  const { rows } = await sql<PeopleRow>`
    select ${people} from (select e.* from events e where ${isAsked(input)} and ${isPublic} ${byStart}
    limit ${limit}) e ${entered} ${byStart}`.execute(db)
  return rows.map(toPeople)
}

export async function listPeopledCards(
  db: Database,
  input: ListInput,
  { closedOnly, limit }: { closedOnly: boolean; limit: number },
): Promise<(WholeCard & EventPeople)[]> {
  const { rows } = await sql<RawCard<WholeCard> & PeopleRow>`
    select ${publicColumns}, ${signUpRulesColumn}, ${facesForAll} as faces, ${people} from events e ${joinedPlaces} ${entered}
    where ${isAsked(input)} and ${closedOnly ? isClosed : sql`e.status <> 'draft'`} ${byStart}
    limit ${limit}`.execute(db)
  return rows.map((row) => toCard(toPeople(row)))
}

export async function listCountedPrivate(
  db: Database,
  locationIds: readonly string[],
  from: Day,
): Promise<(EventPeople & { date: Day })[]> {
  const { rows } = await sql<PeopleRow & { date: Day }>`
    select e.start_date as date, ${people} from events e ${entered}
    where ${isCounted(locationIds, from)} and e.invite order by e.start_date`.execute(db)
  return rows.map(toPeople)
}

type OwnRow = { [Name in Exclude<keyof ViewerRelations, 'faces'>]: string[] } & {
  faces: Record<
    string,
    ViewerRelations['faces'] extends ReadonlyMap<string, infer Face> ? Face : never
  >
}

export async function loadOwnSides(
  db: Database,
  playerIds: readonly string[],
): Promise<ViewerRelations[]> {
  const viewer = sql.ref<string>('viewer.player_id')
  const { rows } = await sql<OwnRow>`
    select coalesce((select json_object_agg(p.player_id, json_build_object('playerName',
        p.player_name, 'photoURL', p.photo_url)) from player_friends f
        join players p on p.player_id = f.friend_id
        where f.player_id = ${viewer} and f.friend and not p.hidden), '{}') as faces,
      array(select f.friend_id from player_friends f where f.player_id = ${viewer} and f.friend
        and ${isNotBlocked(viewer, sql.ref('f.friend_id'))}) as friends,
      array(select f.friend_id from player_friends f join players p on p.player_id = f.friend_id
        where f.player_id = ${viewer} and f.friend and p.hidden and not ${isVisible(viewer, 'p')})
        as "hiddenFriends",
      array${selectBlocked(viewer)} as apart,
      array(select f.player_id from player_friends f where f.friend_id = ${viewer} and f.friend)
        as "friendOf",
      array(select f.player_id from player_favorites f where f.favorite_id = ${viewer}
        and f.favorite) as "favoriteOf"
    from ${viewerRows(playerIds)} as viewer (player_id, n) order by n`.execute(db)
  return rows.map((row) => ({
    faces: new Map(Object.entries(row.faces)),
    friends: new Set(row.friends),
    hiddenFriends: new Set(row.hiddenFriends),
    apart: new Set(row.apart),
    friendOf: new Set(row.friendOf),
    favoriteOf: new Set(row.favoriteOf),
  }))
}
