// House rules of events and each player's standing under them. A lock per player serializes their
// concurrent sign-ups, because rules count other events; it comes after event locks, like the
// newcomer lock.
import { sql, type RawBuilder } from 'kysely'
import { ageRefusal, type AgeRange, type AgeRefusal } from '#domain/age/age.ts'
import { clubOffices, mayInClub } from '#domain/club/club-rights.ts'
import {
  checkHouseRules,
  hasEffect,
  laterSessionsDays,
  missDays,
  pauseDaysMax,
  type HouseAnswer,
  type HouseRules,
  type HouseStanding,
} from '#domain/house-rule/house-rule.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { isLeagueOnly, selectViewerFacts, visibleTo } from '../../core/access/visibility-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { toInstant } from '../../time/zone-time.ts'
import { asksForAge } from '../calendar/queries.ts'

export type HouseEventFacts = {
  eventId: string
  startDate: string
  timezone: string
  terms: { startsAt: number }
}

export async function listHouseEvents(
  db: Database,
  playerId: string,
  eventIds: readonly string[],
): Promise<HouseEventFacts[]> {
  const { rows } = await sql<Omit<HouseEventFacts, 'terms'> & { startsAt: Date }>`
    select e.event_id, e.start_date, e.timezone,
      e.starts_at
    from events e join locations l on l.location_id = e.location
    where e.event_id = any(${[...new Set(eventIds)]}::uuid[]) and l.house_rules
      and e.status = 'published' and not e.deleted and ${visibleTo(playerId)}`.execute(db)
  return rows.map(({ startsAt, ...row }) => ({ ...row, terms: { startsAt: startsAt.getTime() } }))
}

export async function listClosedEvents(
  db: Database,
  playerId: string,
  eventIds: readonly string[],
): Promise<{ eventId: string; refusal: 'league-only' | AgeRefusal | null }[]> {
  const { rows } = await sql<AgeRange & { eventId: string; startDate: string }>`
    select e.event_id, e.age_min, e.age_max,
      e.start_date
    from events e join locations l on l.location_id = e.location
    where e.event_id = any(${[...new Set(eventIds)]}::uuid[])
      and (e.league_series_id is not null or ${asksForAge})
      and e.status = 'published' and not e.deleted and ${visibleTo(playerId)}`.execute(db)
  const query = selectViewerFacts(
    db,
    rows.map(({ eventId }) => ({ eventId, playerId })),
  )
  const towards = query === null ? [] : (await db.executeQuery(query)).rows
  const ages = new Map(rows.map((row) => [row.eventId, row]))
  return towards.map(({ eventId, ...facts }) => {
    const asked = ages.get(eventId)
    return {
      eventId,
      refusal: isLeagueOnly(facts)
        ? 'league-only'
        : asked === undefined
          ? null
          : ageRefusal({ ...asked, year: yearOf(asked.startDate) }, facts.birthYear),
    }
  })
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

export type HouseRow = HouseRules & {
  eventId: string
  rulesId: string
  locationId: string
  slug: string | null
}

export const ruleColumns = sql`r.rules_id, r.location_id, r.slug,
  r.days_ahead, r.opens_at, r.later_days,
  r.a_day, r.a_week, r.one_waitlist,
  r.miss_effect, r.miss_limit, r.pause_days`

/**
 * True when the rules `r` apply to the event row named `o`: a venue's to all events there, a club's
 * only to events that invite it.
 */
const isOfHouse = (o: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${o}.location`)} = r.location_id and (r.slug is null
  or ${sql.ref(`${o}.invite`)} and exists (select 1 from clubs c
    where c.location_id = r.location_id and c.slug = r.slug
    and c.club_name = ${sql.ref(`${o}.invited`)})))`

export async function listHouses(db: Database, eventIds: readonly string[]): Promise<HouseRow[]> {
  const { rows } = await sql<HouseRow>`
    select e.event_id, ${ruleColumns}
    from events e join house_rules r on r.location_id = e.location and ${isOfHouse('e')}
    where e.event_id = any(${[...eventIds]}::uuid[])
    order by r.slug nulls first`.execute(db)
  return rows
}

/**
 * True for members or contacts of the club of `r` whose people may sign up first; also when there
 * is no such club.
 */
const isMember = sql<boolean>`(coalesce(r.slug, r.members_slug) is null
  or exists (select 1 from clubs c where c.location_id = r.location_id
    and c.slug = coalesce(r.slug, r.members_slug) and c.player_id = a.player_id)
  or exists (select 1 from club_members m where m.location_id = r.location_id
    and m.slug = coalesce(r.slug, r.members_slug) and m.player_id = a.player_id)
  or exists (select 1 from contacts k where k.location_id = r.location_id
    and k.slug = coalesce(r.slug, r.members_slug) and k.player_id = a.player_id))`

const planningOffices = clubOffices.filter((office) =>
  mayInClub({ role: 'member', office }, 'club.events'),
)

const lastLiftedAt = sql`coalesce((select max(h.answered) from house_appeals h
  where h.rules_id = r.rules_id and h.player_id = a.player_id and h.lifted), '-infinity')`

/**
 * True when the house of `r` trusts the organizer of `o`: a venue admin, or a planner of the club
 * itself or of the club that the venue puts first.
 */
const isTrusted = sql<boolean>`exists (select 1 from event_hosts t where t.event_id = o.event_id
  and (exists (select 1 from locations_admin a where a.location_id = o.location
      and a.player_id = t.player_id)
    or exists (select 1 from clubs c where c.location_id = o.location
      and c.slug = coalesce(r.slug, r.members_slug) and c.player_id = t.player_id)
    or exists (select 1 from club_members m where m.location_id = o.location
      and m.slug = coalesce(r.slug, r.members_slug) and m.player_id = t.player_id
      and m.office = any(${planningOffices}::text[]))))`

/** The player checked in with a fresh code; no organizer's mark outweighs that. */
const hasProvenArrival = sql<boolean>`exists (select 1 from check_ins k
  where k.event_id = i.event_id and k.player_id = i.player_id and k.proof = 'code'
    and k.way in ('player', 'link'))`

/**
 * True when the house of `r` counts entry `i` in event `o` as missed: a late cancel, or a no-show
 * of someone who joined themselves. Unfinished, cancelled or shortened events don't count, nor do
 * those moved after the sign-up or run by an untrusted organizer.
 */
export const isMissed = (now: number): RawBuilder<boolean> => sql<boolean>`(
  o.status = 'published' and o.ends_at <= ${new Date(now)} and ${isTrusted}
  and (not o.deleted or o.edited >= o.starts_at) and (o.moved is null or i.created >= o.moved)
  and (i.removed and i.late or not i.removed and i.place = 'playing'
    and i.attendance = 'no-show' and not ${hasProvenArrival} and (exists (select 1 from own_acts w
      where w.event_id = i.event_id and w.player_id = i.player_id and w.state = 'acted')
    or exists (select 1 from contacts k join contact_acts w on w.contact_id = k.contact_id
      where k.player_id = i.player_id and w.event_id = i.event_id))))`

export type SignUpKey = { eventId: string; playerId: string }
type StandingRow = HouseStanding & SignUpKey & { rulesId: string }

const missesKept = missDays + pauseDaysMax

const joinSessions = sql`cross join lateral (select count(*) filter (where i.start_date = a.day)::int as "onDay",
        (count(*) filter (where i.start_date <= a.day
          + (7 - extract(isodow from a.day)::int)))::int as "inWeek",
        coalesce(array_agg(i.start_date - a.day) filter (where i.start_date > a.day), '{}') as later,
        coalesce(bool_or(i.start_date = a.day and i.place = 'waiting' and i.offered_until is null
          and (o.signup_mode = 'first come' or o.drawn is not null)), false) as "isWaiting"
      from player_events i join events o on o.event_id = i.event_id
      where (r.a_day is not null or r.a_week is not null or r.one_waitlist)
        and i.player_id = a.player_id and not i.removed and i.event_id <> a.event_id
        and i.start_date between a.day - (extract(isodow from a.day)::int - 1)
          and a.day + ${laterSessionsDays}::int
        and o.status = 'published' and not o.deleted and ${isOfHouse('o')}) s`

const joinMisses = (
  now: number,
  since: string,
) => sql`cross join lateral (select coalesce(array_agg((extract(epoch from o.ends_at) * 1000)::float8),
        '{}') as misses
      from player_events i join events o on o.event_id = i.event_id
      where r.miss_effect <> 'none' and i.player_id = a.player_id
        and (i.removed and i.late or not i.removed and i.attendance = 'no-show')
        and i.start_date >= ${since}::date
        and ${isMissed(now)} and o.ends_at > ${lastLiftedAt} and ${isOfHouse('o')}) m`

async function listStandings(
  db: Database,
  asked: readonly (SignUpKey & { rulesId: string; day: string })[],
  now: number,
): Promise<StandingRow[]> {
  // Counted back from today, however far ahead the event is.
  const since = addDays(toDay(new Date(now).toISOString().slice(0, 10)), -missesKept - pauseDaysMax)
  const { rows } = await sql<StandingRow>`
    select a.event_id, a.player_id, r.rules_id,
      ${isMember} as "isMember", s."onDay", s."inWeek", s.later, s."isWaiting", m.misses
    from unnest(${asked.map(({ eventId }) => eventId)}::uuid[],
      ${asked.map(({ playerId }) => playerId)}::text[],
      ${asked.map(({ rulesId }) => rulesId)}::uuid[],
      ${asked.map(({ day }) => day)}::date[]) as a (event_id, player_id, rules_id, day)
    join house_rules r on r.rules_id = a.rules_id
    ${joinSessions}
    ${joinMisses(now, since)}`.execute(db)
  return rows
}

/** Locks the players in one order; only needed when the rules count other events. */
async function lockSigningUp(tx: Database, playerIds: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(p.player_id, 87))
    from (select distinct player_id from unnest(${[...playerIds]}::text[]) as p (player_id)
      order by player_id) p`.execute(tx)
}

const countsOthers = ({ aDay, aWeek, oneWaitlist }: HouseRules): boolean =>
  aDay !== null || aWeek !== null || oneWaitlist

export const toSignUpKey = ({ eventId, playerId }: SignUpKey): string => `${eventId} ${playerId}`

type Asking = {
  now: number
  /** True when the answer decides a sign-up in this transaction. */
  isLocking: boolean
}

export const listHouseStandings = (
  db: Database,
  rulesId: string,
  playerIds: readonly string[],
  now: number,
): Promise<StandingRow[]> =>
  listStandings(
    db,
    playerIds.map((playerId) => ({
      playerId,
      rulesId,
      eventId: noEvent,
      day: new Date(now).toISOString().slice(0, 10),
    })),
    now,
  )
const noEvent = '00000000-0000-0000-0000-000000000000'

export type HouseRuleAnswers = HouseAnswer & { felt: string[] }

export async function findHouseAnswers(
  db: Database,
  events: readonly HouseEventFacts[],
  coming: readonly SignUpKey[],
  { now, isLocking }: Asking,
): Promise<Map<string, HouseRuleAnswers>> {
  if (coming.length === 0) return new Map()
  const houses = await listHouses(
    db,
    events.map(({ eventId }) => eventId),
  )
  const byEvent = new Map(events.map((event) => [event.eventId, event]))
  const rules = new Map(houses.map((row) => [`${row.eventId} ${row.rulesId}`, row]))
  const asked = coming.flatMap((one) =>
    houses
      .filter(({ eventId }) => eventId === one.eventId)
      .map(({ rulesId }) => ({ ...one, rulesId, day: byEvent.get(one.eventId)?.startDate ?? '' })),
  )
  if (asked.length === 0) return new Map()
  if (isLocking && houses.some(countsOthers))
    await lockSigningUp(
      db,
      coming.map(({ playerId }) => playerId),
    )
  const standings = Map.groupBy(await listStandings(db, asked, now), toSignUpKey)
  const answers = new Map<string, HouseRuleAnswers>()
  for (const [key, rows] of standings) {
    const event = byEvent.get(rows[0]?.eventId ?? '')
    if (event === undefined) continue
    const applied = rows.flatMap((standing) => {
      const house = rules.get(`${standing.eventId} ${standing.rulesId}`)
      return house === undefined ? [] : [{ rules: house, standing }]
    })
    const felt = applied
      .filter((one) => hasEffect(one, now))
      .map(({ rules: { rulesId } }) => rulesId)
    answers.set(key, { ...checkHouseRules(applied, toHouseEvent(event), now), felt })
  }
  return answers
}

/** Days before the event are counted on the venue's clocks, across clock changes. */
const toHouseEvent = ({ startDate, timezone, terms: { startsAt } }: HouseEventFacts) => ({
  startsAt,
  day: toDay(startDate),
  toInstant: (daysBefore: number, time: string) =>
    toInstant(addDays(toDay(startDate), -daysBefore), time, timezone),
})
