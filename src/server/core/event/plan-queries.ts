// Facts for planning an event: overlapping events, players who could join, the invited club.
import { type RawBuilder, sql } from 'kysely'
import type { EventFields } from '#domain/event/event-fields.ts'
import { invitedGroups } from '#domain/event/event.ts'
import { parseTierGroup } from '#domain/invitation/tier.ts'
import { addDays } from '#domain/shared/day.ts'
import type { TournamentFrame } from '#domain/tournament/tournament.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { hasTierTag, selectGroup, visibleTo } from '../access/visibility-queries.ts'
import { isNotBlocked } from '../player/block-queries.ts'

export const own = (playerId: string, day: RawBuilder<unknown>) => sql`
  select i.event_id from player_events i where i.player_id = ${playerId} and not i.removed
    and i.start_date ${day}
  union select r.event_id from events r where r.player_id = ${playerId} and not r.deleted
  and r.start_date ${day}
  union select c.event_id from event_cohosts c where c.player_id = ${playerId}
  union select k.event_id from match_list_players k where k.player_id = ${playerId}`

type PlanHints = {
  canJoin: number
  groups: { invited: string; people: number }[]
  mine: { eventId: string; title: string; startTime: string }[]
  atLocation: { eventId: string; title: string; startTime: string; courts: number }[]
}
type PlannedTime = Pick<EventFields, 'location' | 'startDate' | 'skillMin' | 'skillMax'> & {
  startsAt: number
  endsAt: number
  clubNames: readonly string[]
}

const countFitting = (
  playerId: string,
  plan: PlannedTime,
) => sql`select count(*)::int from player_locations m join players p on p.player_id = m.player_id
        where m.location_id = ${plan.location} and not m.removed and p.player_id <> ${playerId}
        and ${isNotBlocked(playerId, sql.ref('p.player_id'))}
        and (${plan.skillMin}::numeric is null or p.skill_self >= ${plan.skillMin}::numeric)
          and (${plan.skillMax}::numeric is null or p.skill_self is null
          or p.skill_self <= ${plan.skillMax}::numeric)`

const selectGroups = (
  playerId: string,
  plan: PlannedTime,
) => sql`select json_agg(json_build_object('invited', e.named, 'people', (
        select count(*)::int from ${selectGroup} g join players p on p.player_id = g.player_id
        where (p.user_id is not null or p.contact) and p.player_id <> e.player_id
        and ${hasTierTag('p')}
        and ${isNotBlocked(playerId, sql.ref('p.player_id'))})) order by e.place)
      from (select ${playerId}::text as player_id, ${plan.location}::text as location, named,
        split_part(named, E'\n', 1) as invited, nullif(split_part(named, E'\n', 2), '') as tag,
        place from unnest(${[...invitedGroups, ...plan.clubNames]}::text[])
        with ordinality asked (named, place)) e`

export async function findPlanHints(
  db: Database,
  playerId: string,
  plan: PlannedTime,
): Promise<PlanHints> {
  // Overlapping events in other zones are at most one local day away, so an index range finds them.
  const days = sql`between ${addDays(plan.startDate, -1)} and ${addDays(plan.startDate, 1)}`
  const overlaps = sql`e.starts_at < ${new Date(plan.endsAt)}
    and e.ends_at > ${new Date(plan.startsAt)} and not e.deleted and e.status <> 'cancelled'`
  const time = sql`'startTime', to_char(e.start_time, 'HH24:MI')`
  const { rows } = await sql<PlanHints>`
    select (${countFitting(playerId, plan)}) as "canJoin",
      (${selectGroups(playerId, plan)}) as groups,
      (select coalesce(json_agg(json_build_object('eventId', e.event_id, 'title', e.title, ${time})
      order by e.starts_at), '[]') from events e
        where e.event_id in (${own(playerId, days)}) and ${overlaps}) as mine,
      (select coalesce(json_agg(json_build_object('eventId', e.event_id, 'title', e.title, ${time},
      'courts', e.courts) order by e.starts_at), '[]') from events e
        where e.location = ${plan.location} and e.start_date ${days} and ${overlaps}
        and ${visibleTo(playerId)}) as "atLocation"`.execute(db)
  return rows[0] ?? { canJoin: 0, groups: [], mine: [], atLocation: [] }
}

export async function lockTierClubs(
  tx: Database,
  { location, invite }: { location: string; invite: boolean },
  tiers: readonly { invited: string }[],
): Promise<void> {
  for (const tier of tiers)
    await lockInvitedClub(tx, { location, invite, invited: parseTierGroup(tier.invited).group })
}

/**
 * Locks the club to be invited, so that it keeps its name until the transaction ends. Lock order:
 * venue before club, as in a merge of venues. Groups that aren't clubs need no lock.
 */
export async function lockInvitedClub(
  tx: Database,
  { location, invite, invited }: { location: string; invite: boolean; invited: string },
): Promise<void> {
  if (!invite || invitedGroups.some((group) => group === invited)) return
  await tx
    .selectFrom('locations')
    .select('locationId')
    .where('locationId', '=', location)
    .forKeyShare()
    .execute()
  await tx
    .selectFrom('clubs')
    .select('slug')
    .where('locationId', '=', location)
    .where('clubName', '=', invited)
    .forKeyShare()
    .execute()
}

export async function findTournamentFrame(
  db: Database,
  tournamentId: string,
): Promise<TournamentFrame | null> {
  const { rows } = await sql<TournamentFrame>`
    select to_char(t.start_date, 'YYYY-MM-DD') as "startDate",
      to_char(t.end_date, 'YYYY-MM-DD') as "endDate",
      to_char(t.start_time, 'HH24:MI') as "startTime", to_char(t.end_time, 'HH24:MI') as "endTime"
    from tournaments t where t.tournament_id = ${tournamentId}`.execute(db)
  return rows[0] ?? null
}

export async function hasScores(tx: Database, eventId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .where('state', '<>', 'planned')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes running scores, which may be invalid under a new format. */
export async function forgetRunning(tx: Database, eventId: string): Promise<void> {
  await sql`delete from running_scores r using matches m where m.match_id = r.match_id
    and m.event_id = ${eventId} returning ${changedRow('running_scores', 'r')}`.execute(tx)
}
