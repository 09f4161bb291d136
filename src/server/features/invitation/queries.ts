// Rows of private events' invitees: one per player and event, so no one is asked twice on any
// number of servers.
import { sql, type RawBuilder } from 'kysely'
import { invitedGroups, type EventType } from '#domain/event/event.ts'
import { inviteDaysBefore, inviteRestMs, type AskingEvent } from '#domain/invitation/invitation.ts'
import { hasTierTag, selectGroup, visibleTo } from '../../core/access/visibility-queries.ts'
import type { JoinedGroup } from '../../core/follow-ups/changes.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { wantsToKnow } from '../newcomer/queries.ts'

const dayMs = 86_400_000

const isInviting = (now: number): RawBuilder<boolean> => sql<boolean>`(e.invite
  and e.status = 'published' and not e.deleted and e.league_series_id is null
  and e.starts_at > ${new Date(now)})`

/** True for rows with a group to ask now; later dates of an announced series wait. */
const isDue = (now: number): RawBuilder<boolean> => sql<boolean>`(e.group_asked is null
  and ${isInviting(now)} and (e.series_id is null
  or e.starts_at <= ${new Date(now + inviteDaysBefore * dayMs)}
  or not exists (select 1 from events o where o.series_id = e.series_id and not o.deleted
    and o.status = 'published' and (o.group_asked is not null
    or (o.starts_at > ${new Date(now)} and o.starts_at < e.starts_at)))))`

export async function listUnasked(db: Database, now: number, most: number): Promise<string[][]> {
  const { rows } = await sql<{ eventIds: string[] }>`
    select array_agg(e.event_id order by e.starts_at) as "eventIds" from events e
      where ${isDue(now)} group by coalesce(e.series_id, e.event_id)
      order by min(e.starts_at) limit ${most}`.execute(db)
  return rows.map(({ eventIds }) => eventIds)
}

/** Marks the due events among these as asked; only one transaction can do so. */
export async function markAsked(
  tx: Database,
  eventIds: readonly string[],
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    update events e set group_asked = ${new Date(now)}
      where e.event_id = any(${[...eventIds]}::uuid[]) and ${isDue(now)}
      returning e.event_id`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function listMissingContacts(
  db: Database,
  now: number,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    with inviting as (select e.* from events e where e.group_asked is not null
      and ${isInviting(now)} order by e.starts_at),
    asking as (select e.event_id, e.player_id, e.location, e.invited, null as tag from inviting e
      union all select e.event_id, e.player_id, e.location, t.club_name, t.tag from inviting e
        join event_tiers t on t.event_id = e.event_id where t.asked is not null)
    select distinct e.event_id from asking e cross join lateral ${selectGroup} g
      join players p on p.player_id = g.player_id
    where p.contact and ${hasTierTag('p')} and not exists (select 1 from event_invitees i
      where i.event_id = e.event_id and i.player_id = p.player_id)
    limit ${most}`.execute(db)
  return rows.map(({ eventId }) => eventId)
}

export type InvitingScope = { eventIds: readonly string[] } | JoinedGroup

/** Organizers alone mark friends and favorites; club members joined themselves. */
export const asksOwnMarks: RawBuilder<boolean> = sql`e.invited in (${sql.join(invitedGroups)})`

export const isInJoinedScope = (scope: JoinedGroup): RawBuilder<boolean> =>
  'organizerId' in scope
    ? sql`e.player_id = ${scope.organizerId}`
    : sql`e.location = ${scope.club.locationId} and e.invited = ${scope.club.clubName}`

function isInScope(scope: InvitingScope): RawBuilder<boolean> {
  if ('eventIds' in scope) return sql`e.event_id = any(${[...scope.eventIds]}::uuid[])`
  if ('organizerId' in scope) return isInJoinedScope(scope)
  const { locationId, clubName } = scope.club
  return sql`e.location = ${locationId} and not e.deleted and (e.invited = ${clubName} or exists (
    select 1 from event_tiers t where t.event_id = e.event_id and t.club_name = ${clubName}
    and t.asked is not null))`
}

/**
 * Players `p` whom an event or league `e` may ask: not its organizer, anyone blocked from the
 * organizer, or strangers marked by one of `newcomers`.
 */
export const mayAsk = (newcomers: readonly string[]): RawBuilder<boolean> => sql<boolean>`(
  (p.user_id is not null or p.contact) and p.player_id <> e.player_id
  and ${isNotBlocked(sql.ref('p.player_id'), sql.ref('e.player_id'))}
  and (not ${asksOwnMarks} or e.player_id <> all(${[...newcomers]}::text[])
  or ${wantsToKnow(sql.ref('e.player_id'))}))`

export async function listInvitingOrganizers(
  tx: Database,
  scope: InvitingScope,
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct e.player_id from events e
      where ${isInScope(scope)} and (${asksOwnMarks} or exists (select 1 from event_tiers t
        where t.event_id = e.event_id and t.asked is not null
        and t.invited in (${sql.join(invitedGroups)})))`.execute(tx)
  return rows.map(({ playerId }) => playerId)
}

export type InvitedPlayer = AskingEvent & {
  playerId: string
  organizerName: string
  title: string
  type: EventType
  startDate: string
  startTime: string
  location: string
  locationName: string
  /**
   * False for those already in, notified within the last day, or invited to another division before.
   */
  isTold: boolean
}
type InvitedRow = Omit<InvitedPlayer, 'startsAt'> & { startsAt: Date }

/**
 * True when a notice about row `event_invitees i` is still waiting and no notice about it has left
 * the app.
 */
export const isNotYetSent: RawBuilder<boolean> = sql<boolean>`coalesce((
  select bool_or(d.state = 'waiting') and bool_and(d.state <> 'sent' and d.claim is null)
  from deliveries d where d.player_id = i.player_id and d.event_id = i.event_id
  and d.kind = 'event-invited'), false)`

/**
 * True when row `event_invitees i` may be notified again at `now`: after a day, or while no notice
 * has left.
 */
export const mayNotifyAgain = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(i.asked <= ${new Date(now - inviteRestMs)} or ${isNotYetSent})`

const selectInviting = (scope: InvitingScope, now: number) => sql`select e.* from events e
      where ${isInScope(scope)} and e.group_asked is not null and ${isInviting(now)}`

const selectUnasked = (
  only: RawBuilder<unknown>,
  newcomers: readonly string[],
) => sql`select distinct e.event_id, p.player_id, p.contact from asking e cross join lateral ${selectGroup} g
        join players p on p.player_id = g.player_id
      where ${only} and ${mayAsk(newcomers)} and ${hasTierTag('p')}
        and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
        and c.player_id = p.player_id)
        and not exists (select 1 from event_invitees i where i.event_id = e.event_id
        and i.player_id = p.player_id and (p.contact or not i.withdrawn))`

const askAgain = (now: number) => sql`returning_to as (
      select i.event_id, i.player_id, ${mayNotifyAgain(now)} as is_due from event_invitees i
        join unasked u on u.event_id = i.event_id and u.player_id = i.player_id
        where i.withdrawn order by i.event_id, i.player_id for update of i),
    again as (
      update event_invitees i set withdrawn = false,
        asked = case when r.is_due then ${new Date(now)} else i.asked end
      from returning_to r where i.event_id = r.event_id and i.player_id = r.player_id
        and i.withdrawn returning i.event_id, i.player_id, r.is_due)`

const selectDates = (now: number) => sql`case when e.series_id is not null and not exists (
        select 1 from event_invitees i join events s on s.event_id = i.event_id
        where i.player_id = a.player_id and s.series_id = e.series_id)
      then (select count(*)::int from events s where s.series_id = e.series_id and not s.deleted
        and s.status = 'published' and s.starts_at > ${new Date(now)}) end`

const isToTell = sql`a.is_due and not exists (select 1 from player_events r where r.event_id = a.event_id
      and r.player_id = a.player_id and not r.removed)
      and not exists (select 1 from match_list_players k where k.event_id = a.event_id
      and k.player_id = a.player_id)
      and not exists (select 1 from events d
        join event_invitees before on before.event_id = d.event_id
        where d.tournament_id = e.tournament_id and d.event_id <> e.event_id
        and before.player_id = a.player_id and not before.withdrawn)`

const selectAsking = sql`select e.event_id, e.player_id, e.location, e.invited, null as tag
      from inviting e
      union all select e.event_id, e.player_id, e.location, t.club_name, t.tag from inviting e
        join event_tiers t on t.event_id = e.event_id where t.asked is not null`

/**
 * Records everyone these events invite through their group or an asked tier and haven't asked yet;
 * without organizers, people blocked from them, and strangers marked by one of `newcomers`. Returns
 * everyone asked. Contacts are invited by name from then on, and withdrawn ones stay withdrawn.
 */
export async function takeUnasked(
  tx: Database,
  scope: InvitingScope,
  { now, newcomers }: { now: number; newcomers: readonly string[] },
): Promise<InvitedPlayer[]> {
  const only = 'playerId' in scope ? sql`p.player_id = ${scope.playerId}` : sql`true`
  const { rows } = await sql<InvitedRow>`
    with inviting as (${selectInviting(scope, now)}),
    asking as (${selectAsking}),
    unasked as (
      ${selectUnasked(only, newcomers)}),
    fresh as (
      insert into event_invitees (event_id, player_id, asked, picked)
      select event_id, player_id, ${new Date(now)}, contact from unasked order by event_id, player_id
      on conflict do nothing returning event_id, player_id),
    ${askAgain(now)},
    asked as (select event_id, player_id, true as is_due from fresh union all table again)
    select a.player_id, e.event_id, e.series_id, e.starts_at, e.title, e.type,
      e.start_date::text as start_date, to_char(e.start_time, 'HH24:MI') as start_time,
      l.location_id as location, l.name as location_name, o.player_name as organizer_name,
      ${selectDates(now)} as dates,
      ${isToTell} as "isTold", ${changedRow('event_invitees', 'a')}
    from asked a join inviting e on e.event_id = a.event_id
    join locations l on l.location_id = e.location join players o on o.player_id = e.player_id
    order by e.starts_at, e.event_id, a.player_id`.execute(tx)
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime() }))
}

export async function deleteUnseenAlerts(
  tx: Database,
  playerId: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    delete from alerts a using events e, players p
    where a.player_id = ${playerId} and a.kind in ('event-invited', 'invitation-reminder')
      and e.event_id = a.event_id
      and p.player_id = a.player_id and not ${visibleTo(playerId)}
    returning p.user_id, ${changedRow('alerts', 'a')}`.execute(tx)
  return rows[0]?.userId
}
