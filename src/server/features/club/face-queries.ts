// A club's public page, as everyone with its key sees it. Hidden clubs, clubs at hidden venues and
// those whose owner is blocked from the viewer don't have one.
import { sql, type RawBuilder } from 'kysely'
import type { ClubJoining, ClubVisibility } from '#domain/club/club-home.ts'
import type { ClubRequestState } from '#domain/club/club-join.ts'
import type { ClubRole } from '#domain/club/club.ts'
import type { EffectiveStatus } from '#domain/day-status/day-status.ts'
import type { EventType } from '#domain/event/event.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { selectDayWords, withDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import { isNotBlocked, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { membersOf, roleIn } from '../location/club-queries.ts'

export type FoundFace = {
  locationId: string
  clubId: string
  clubName: string
  title: string
  about: string
  rules: string
  photoURL: string
  visibility: ClubVisibility
  joining: ClubJoining
  venues: { locationId: string; name: string; city: string }[]
  host: string | null
  memberCount: number
  role: ClubRole | null
  request: ClubRequestState | null
}

const isPublic = sql<boolean>`(c.visibility <> 'hidden' and not l.hidden)`

function seenBy(viewerId: string | null): {
  host: RawBuilder<string | null>
  role: RawBuilder<ClubRole | null>
  request: RawBuilder<ClubRequestState | null>
  isThere: RawBuilder<boolean>
} {
  if (viewerId === null)
    return {
      host: sql`case when not o.hidden then o.player_name end`,
      role: sql`null::text`,
      request: sql`null::text`,
      isThere: isPublic,
    }
  const role = roleIn(viewerId)
  return {
    host: sql`case when ${isVisible(viewerId, 'o')} then o.player_name end`,
    role,
    request: sql`(select q.state from club_requests q where q.location_id = c.location_id
      and q.slug = c.slug and q.player_id = ${viewerId})`,
    isThere: sql`(${isPublic} and (${isNotBlocked(viewerId, sql.ref('c.player_id'))}
      or exists (select 1 from club_members m where m.location_id = c.location_id
        and m.slug = c.slug and m.player_id = ${viewerId})))`,
  }
}

export async function findFace(
  db: Database,
  key: string,
  viewerId: string | null,
): Promise<FoundFace | null> {
  const seen = seenBy(viewerId)
  const { rows } = await sql<FoundFace>`
    select c.location_id, c.slug as "clubId", c.club_name, c.title, c.about, c.rules,
      c.photo_url as "photoURL", c.visibility, c.joining, ${membersOf} as "memberCount",
      ${seen.host} as host, ${seen.role} as role, ${seen.request} as request,
      (select json_agg(json_build_object('locationId', p.location_id, 'name', p.name,
          'city', p.city) order by at.place, p.location_id)
        from (select c.location_id, 0 as place union all select v.location_id, v.place
          from club_venues v where v.club_location = c.location_id and v.club_slug = c.slug
          and v.location_id <> c.location_id) at
        join locations p on p.location_id = at.location_id and not p.hidden) as venues
    from clubs c join locations l on l.location_id = c.location_id
    join players o on o.player_id = c.player_id
    where c.public_key = ${key}::uuid and ${seen.isThere}`.execute(db)
  return rows[0] ?? null
}

export type ClubSession = {
  eventId: string
  title: string
  type: EventType
  startsAt: Date
  endsAt: Date
  timezone: string
  locationName: string
  country: string
  skillMin: number | null
  skillMax: number | null
  playing: number
  maxPlayers: number
  dayStatus: EffectiveStatus | null
}

const sessionColumns = sql`${selectDayWords} as day_words, e.event_id, e.title, e.type,
  e.starts_at, e.ends_at, e.timezone, l.name as "locationName", l.country, e.skill_min, e.skill_max,
  e.playing, e.max_players`

type SessionRow = Omit<ClubSession, 'dayStatus'> & { dayWords: SelectedWords }

/**
 * A club's next events that a player may see: those that invite it, and public ones run by its
 * owner or an organizer at its venues.
 */
export async function listMemberEvents(
  db: Database,
  { locationId, clubId }: { locationId: string; clubId: string },
  { viewerId, now, limit }: { viewerId: string; now: number; limit: number },
): Promise<ClubSession[]> {
  const { rows } = await sql<SessionRow>`
    select ${sessionColumns}
    from clubs c join events e on e.location = c.location_id or e.location in (
        select v.location_id from club_venues v
        where v.club_location = c.location_id and v.club_slug = c.slug)
      join locations l on l.location_id = e.location
    where c.location_id = ${locationId} and c.slug = ${clubId}
      and e.starts_at > ${new Date(now)} and e.status = 'published' and not e.deleted
      and not l.hidden and ${visibleTo(viewerId)}
      and (e.invite and e.location = c.location_id and e.invited = c.club_name
        or not e.invite and (e.player_id = c.player_id or e.player_id in (
          select m.player_id from club_members m where m.location_id = c.location_id
          and m.slug = c.slug and m.office = 'organizer')))
    order by e.starts_at, e.event_id limit ${limit}`.execute(db)
  return rows.map(withDayStatus)
}

export async function listNextEvents(
  db: Database,
  { locationId, clubId, venues }: Pick<FoundFace, 'locationId' | 'clubId' | 'venues'>,
  { viewerId, now, limit }: { viewerId: string | null; now: number; limit: number },
): Promise<ClubSession[]> {
  const { rows } = await sql<SessionRow>`
    select ${sessionColumns}
    from events e join locations l on l.location_id = e.location
    where e.location = any(${venues.map((venue) => venue.locationId)}::text[])
      and e.starts_at > ${new Date(now)} and e.status = 'published' and not e.invite
      and not e.deleted and not l.hidden
      and e.player_id in (select c.player_id from clubs c where c.location_id = ${locationId}
        and c.slug = ${clubId}
        union all select m.player_id from club_members m where m.location_id = ${locationId}
        and m.slug = ${clubId} and m.office = 'organizer')
      ${viewerId === null ? sql`` : sql`and ${isNotBlocked(viewerId, sql.ref('e.player_id'))}`}
    order by e.starts_at, e.event_id limit ${limit}`.execute(db)
  return rows.map(withDayStatus)
}
