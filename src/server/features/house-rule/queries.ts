// Rows of house rules, appeals against them, and attendance records.
import { sql, type RawBuilder } from 'kysely'
import { isDayOff } from '#domain/day-status/day-status.ts'
import { missDays, type HouseRules } from '#domain/house-rule/house-rule.ts'
import { selectDayWords, toDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { isMissed, listHouses, ruleColumns } from './standing-queries.ts'

export type HousePlace = { locationId: string; slug: string | null }
export type StoredRules = HouseRules & { rulesId: string; membersSlug: string | null }

const isPlace = ({ locationId, slug }: HousePlace) =>
  sql<boolean>`(r.location_id = ${locationId} and r.slug is not distinct from ${slug})`

export async function findRules(db: Database, place: HousePlace): Promise<StoredRules | null> {
  const { rows } = await sql<StoredRules & HousePlace>`
    select ${ruleColumns}, r.members_slug from house_rules r
    where ${isPlace(place)}`.execute(db)
  return rows[0] ?? null
}

/**
 * Stores the rules and the venue's flag that sign-ups have to look for rules; true when the flag
 * changed.
 */
export async function writeRules(
  tx: Database,
  place: HousePlace,
  rules: StoredRules,
  now: number,
): Promise<boolean> {
  const { rulesId, membersSlug, ...values } = rules
  const set = {
    membersSlug,
    daysAhead: values.daysAhead,
    opensAt: values.opensAt,
    laterDays: values.laterDays,
    aDay: values.aDay,
    aWeek: values.aWeek,
    oneWaitlist: values.oneWaitlist,
    missEffect: values.missEffect,
    missLimit: values.missLimit,
    pauseDays: values.pauseDays,
    changed: new Date(now),
  }
  await tx
    .insertInto('house_rules')
    .values({ rulesId, ...place, ...set })
    .onConflict((conflict) => conflict.columns(['locationId', 'slug']).doUpdateSet(set))
    .execute()
  const { rows } = await sql`
    update locations l set house_rules = not l.house_rules
    where l.location_id = ${place.locationId} and l.house_rules <> exists (
      select 1 from house_rules r where r.location_id = l.location_id
        and (r.days_ahead is not null or r.a_day is not null or r.a_week is not null
          or r.one_waitlist or r.miss_effect <> 'none'))
    returning l.location_id`.execute(tx)
  return rows.length > 0
}

export async function listClubs(
  db: Database,
  locationId: string,
): Promise<{ clubId: string; clubName: string }[]> {
  return db
    .selectFrom('clubs')
    .select(['slug as clubId', 'clubName'])
    .where('locationId', '=', locationId)
    .orderBy('slug')
    .execute()
}

export async function addAppeals(
  tx: Database,
  rulesIds: readonly string[],
  {
    playerId,
    body,
    now,
    newId,
  }: { playerId: string; body: string; now: number; newId: () => string },
): Promise<string[]> {
  if (rulesIds.length === 0) return []
  const added = await tx
    .insertInto('house_appeals')
    .values(
      rulesIds.map((rulesId) => ({
        appealId: newId(),
        rulesId,
        playerId,
        body,
        created: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('rulesId')
    .execute()
  return added.map(({ rulesId }) => rulesId)
}

export async function listOpenAppeals(
  db: Database,
  rulesIds: readonly string[],
  playerId: string,
): Promise<string[]> {
  if (rulesIds.length === 0) return []
  const rows = await db
    .selectFrom('house_appeals')
    .select('rulesId')
    .where('playerId', '=', playerId)
    .where('rulesId', 'in', rulesIds)
    .where('answered', 'is', null)
    .execute()
  return rows.map(({ rulesId }) => rulesId)
}

export async function listAppeals(
  db: Database,
  place: HousePlace,
  limit: number,
): Promise<{ playerId: string; playerName: string; body: string; created: Date }[]> {
  const { rows } = await sql<{
    playerId: string
    playerName: string
    body: string
    created: Date
  }>`
    select h.player_id, p.player_name, h.body, h.created
    from house_appeals h join house_rules r on r.rules_id = h.rules_id
    join players p on p.player_id = h.player_id
    where ${isPlace(place)} and h.answered is null
    order by h.created, h.appeal_id limit ${limit}`.execute(db)
  return rows
}

export async function closeAppeal(
  tx: Database,
  place: HousePlace,
  answer: { playerId: string; answeredBy: string; isLifted: boolean; reason: string },
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    update house_appeals h set answered = ${new Date(now)}, answered_by = ${answer.answeredBy},
      lifted = ${answer.isLifted}, reason = ${answer.reason}
    from house_rules r
    where r.rules_id = h.rules_id and ${isPlace(place)} and h.player_id = ${answer.playerId}
      and h.answered is null returning h.appeal_id`.execute(tx)
  return rows.length > 0
}

export type RulesKeeper = {
  keeperId: string
  playerName: string
  locationId: string
  location: string
  slug: string | null
  club: string | null
}

export async function listKeepers(
  db: Database,
  rulesIds: readonly string[],
  playerId: string,
): Promise<RulesKeeper[]> {
  const { rows } = await sql<RulesKeeper>`
    select k.player_id as "keeperId", p.player_name,
      r.location_id, l.name as location, r.slug, c.club_name as club
    from house_rules r join locations l on l.location_id = r.location_id
    join players p on p.player_id = ${playerId}
    left join clubs c on c.location_id = r.location_id and c.slug = r.slug
    cross join lateral (select c.player_id where r.slug is not null
      union select a.player_id from locations_admin a
        where r.slug is null and a.location_id = r.location_id) k
    where r.rules_id = any(${[...rulesIds]}::uuid[]) and k.player_id <> ${playerId}
    order by 1`.execute(db)
  return rows
}

export async function findPlaceName(
  db: Database,
  { locationId, slug }: HousePlace,
): Promise<{ location: string; club: string | null } | null> {
  const { rows } = await sql<{ location: string; club: string | null }>`
    select l.name as location, c.club_name as club from locations l
    left join clubs c on c.location_id = l.location_id and c.slug = ${slug}
    where l.location_id = ${locationId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Counts recent past sessions in `i` and `o` (a place taken, or a late cancel) and the missed ones,
 * since the player was last let off at the venue. No-shows of people whom others added count as
 * neither.
 */
const countSessions = (now: number) => sql`count(*) filter (where ${isMissed(now)}
  or not i.removed and i.place = 'playing' and i.attendance is distinct from 'no-show')::int`

const counted = (now: number) => sql`${countSessions(now)} as sessions,
  count(*) filter (where ${isMissed(now)})::int as missed`

const firstDay = (now: number): string =>
  new Date(now - missDays * 86_400_000).toISOString().slice(0, 10)

async function listOff(
  db: Database,
  isAsked: RawBuilder<boolean>,
  now: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ eventId: string; dayWords: SelectedWords }>`
    select e.event_id, ${selectDayWords} as "dayWords" from events e
    where ${isAsked} and e.start_date >= ${firstDay(now)}::date and e.ends_at <= ${new Date(now)}
      and (exists (select 1 from event_day_statuses s
          where s.event_id = e.event_id and s.day = e.start_date and s.state = 'off')
        or exists (select 1 from location_day_statuses s
          where s.location_id = e.location and s.day = e.start_date and s.state = 'off'))`.execute(
    db,
  )
  return rows.flatMap(({ eventId, dayWords }) => (isDayOff(toDayStatus(dayWords)) ? [eventId] : []))
}

const isRecent = (now: number, off: readonly string[]) => sql<boolean>`(
  i.start_date >= ${firstDay(now)}::date and not o.event_id = any(${[...off]}::uuid[])
  and o.ends_at <= ${new Date(now)} and o.status = 'published'
  and (not i.removed and i.place = 'playing' or i.removed and i.late)
  and o.ends_at > coalesce((select max(h.answered) from house_appeals h
    join house_rules r on r.rules_id = h.rules_id where r.location_id = o.location
    and r.slug is null and h.player_id = i.player_id and h.lifted), '-infinity'))`

export const countsMisses = async (db: Database, eventId: string): Promise<boolean> =>
  (await listHouses(db, [eventId])).some(({ missEffect }) => missEffect !== 'none')

export type RecordCounts = { sessions: number; missed: number }

export async function listOwnRecord(
  db: Database,
  playerId: string,
  now: number,
): Promise<(RecordCounts & { locationId: string; locationName: string })[]> {
  const isOwn = sql<boolean>`e.event_id in (select i.event_id from player_events i
    where i.player_id = ${playerId} and i.start_date >= ${firstDay(now)}::date)`
  const off = await listOff(db, isOwn, now)
  const { rows } = await sql<RecordCounts & { locationId: string; locationName: string }>`
    select l.location_id, l.name as "locationName", ${counted(now)}
    from player_events i join events o on o.event_id = i.event_id
    join locations l on l.location_id = o.location
    left join house_rules r on r.location_id = o.location and r.slug is null
    where i.player_id = ${playerId} and ${isRecent(now, off)}
    group by l.location_id, l.name having ${countSessions(now)} > 0
    order by count(*) desc, l.location_id limit 20`.execute(db)
  return rows
}

/**
 * Attendance records at the venue, only of players who joined the event themselves: adding someone
 * must not reveal their record.
 */
export async function listRosterRecord(
  db: Database,
  eventId: string,
  now: number,
): Promise<(RecordCounts & { playerId: string })[]> {
  const isHere = sql<boolean>`e.location = (select location from events where event_id = ${eventId})`
  const off = await listOff(db, isHere, now)
  const { rows } = await sql<RecordCounts & { playerId: string }>`
    select i.player_id, ${counted(now)}
    from events e join player_events mine on mine.event_id = e.event_id and not mine.removed
    join players p on p.player_id = mine.player_id and (p.user_id is not null or p.contact)
    join player_events i on i.player_id = mine.player_id
    join events o on o.event_id = i.event_id and o.location = e.location
    left join house_rules r on r.location_id = o.location and r.slug is null
    where e.event_id = ${eventId} and ${isRecent(now, off)}
      and (exists (select 1 from own_acts w where w.event_id = e.event_id
          and w.player_id = mine.player_id and w.state = 'acted')
        or exists (select 1 from contacts k join contact_acts w on w.contact_id = k.contact_id
          where k.player_id = mine.player_id and w.event_id = e.event_id))
    group by i.player_id having ${countSessions(now)} > 0 order by i.player_id`.execute(db)
  return rows
}

/** Published events starting by `startsBy` (ms) with someone last in line. */
export async function listLastInLine(db: Database, startsBy: number): Promise<string[]> {
  const rows = await db
    .selectFrom('player_events as i')
    .innerJoin('events as e', 'e.eventId', 'i.eventId')
    .select('i.eventId')
    .where('i.lastInLine', '=', true)
    .where('i.removed', '=', false)
    .where('e.startsAt', '<=', new Date(startsBy))
    .where('e.status', '=', 'published')
    .where('e.deleted', '=', false)
    .groupBy('i.eventId')
    .orderBy('i.eventId')
    .execute()
  return rows.map(({ eventId }) => eventId)
}
