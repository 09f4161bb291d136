// Events in lists: counts per day, cards by start, and my own; read-only. `visibleTo`
// (event/visibility-queries.ts) decides what a player may see; every query starts from an index on
// venue and day, or on player and day.
import { type RawBuilder, sql } from 'kysely'
import type { LiveOutput, ParsedLiveInput } from '#contract/contract.ts'
import { facesMax, joinFaces } from '#domain/event-list/faces.ts'
import { calendarDays } from '#domain/event/calendar.ts'
import { endOfMorning, endOfAfternoon } from '#domain/event/time-of-day.ts'
import { type Day, addDays } from '#domain/shared/day.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { selectDayWords, withDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import { own } from '../../core/event/plan-queries.ts'
import {
  isNotBlocked,
  selectVisibleFriends,
  unblockedFriends,
} from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { plannedForValues } from '../../db/statements/statement-names.ts'
import { queryPipelined } from '../../db/together.ts'

type Counts = LiveOutput<'events-publicCounts'>
type Card = LiveOutput<'events-list'>['events'][number]
type OwnCard = LiveOutput<'events-mine'>['events'][number]
type Faces = Card['faces']
export type CardInstants = Record<'drawAt' | 'signupOpens' | 'signupCloses', Date | null> & {
  startsAt: Date
}
export type RawCard<C> = Omit<C, keyof CardInstants | 'dayStatus'> &
  CardInstants & { dayWords: SelectedWords }
type CardRow = RawCard<Card> & { friendFaces: Faces }
/** Own, past and single venues' events: what their window shows, without the rules. */
export type PlainRow = Omit<CardRow, 'hasSignUpRules' | 'friendFaces'>

export const isCounted = (
  locationIds: readonly string[],
  from: Day,
): RawBuilder<boolean> => sql<boolean>`(
  e.location = any(${[...locationIds]})
    and e.start_date between ${from} and ${addDays(from, calendarDays)}
  and not e.deleted and e.status = 'published')`

export async function countPublic(
  db: Database,
  locationIds: readonly string[],
  from: Day,
): Promise<Counts> {
  const { rows } = await sql<Counts[number]>`
    select e.start_date as date, count(*)::int as "eventCount" from events e
    where ${isCounted(locationIds, from)} and not e.invite
    group by e.start_date order by e.start_date`.execute(db)
  return rows
}

export const publicColumns = sql`
  e.event_id, e.title, e.type, e.entry_by, e.gender,
  e.start_date, e.start_time, e.duration, e.starts_at,
  e.timezone, e.location, l.name as "locationName", l.city,
  e.player_id as "organizerId", o.player_name as "organizerName", e.skill_min,
  e.skill_max, e.age_min, e.age_max, e.min_players, e.max_players,
  e.playing, e.waiting,
  e.invite, e.status, case when e.drawn is null then e.draw_at end as "drawAt",
  e.signup_opens, e.signup_closes, e.cancel_cutoff_hours, ${selectDayWords} as day_words`

export const asksForAge = sql<boolean>`(e.age_min is not null or e.age_max is not null)`

export const signUpRulesColumn = sql`(l.house_rules or e.league_series_id is not null or ${asksForAge})
  as "hasSignUpRules"`

export const joinedPlaces = sql`
  join locations l on l.location_id = e.location join players o on o.player_id = e.player_id`

export const selectOffer = (entry: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${entry}.offered_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const ownColumns = (playerId: string) => sql`
  ${publicColumns}, coalesce(mine.place, case when ${isWalkIn(playerId)} then 'playing' end) as
  "myPlace", ${selectOffer(sql`mine`)} as "myOffer", ${runBy(playerId)} as "isOrganizer"`

export const selectCard = (playerId: string) => sql`${ownColumns(playerId)},
  case when ${seesHidden(playerId)} then ${countPlaying(unblockedFriends(playerId))}
  else ${countPlaying(selectVisibleFriends(playerId))} end as friends`

/**
 * A player's face, null when hidden. Looked up one by one, because the cost of a join depends on
 * the planner's row estimate.
 */
const faceOf = (playerId: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('playerName', p.player_name, 'photoURL', p.photo_url)
  from players p where p.player_id = ${playerId} and not p.hidden)`

export const firstFaces = (
  columns: RawBuilder<unknown>,
  { isWanted = sql`true`, isSeen = sql`true` } = {},
) => sql`(
  select coalesce(json_agg(json_build_object('playerName', f.player_name, 'photoURL', f.photo_url
    ${columns}) order by f.entry_order, f.lead desc), '[]')
  from (select p.player_id, p.player_name, p.photo_url, i.entry_order, i.lead
    from player_events i join players p on p.player_id = i.player_id
    where i.event_id = e.event_id and i.place = 'playing' and not i.removed and not p.hidden
    and ${isWanted} order by i.entry_order, i.lead desc limit ${facesMax}) f where ${isSeen})`

const facesFor = (playerId: string) =>
  firstFaces(sql``, { isSeen: isNotBlocked(playerId, sql.ref('f.player_id')) })

const friendFacesFor = (playerId: string) =>
  firstFaces(sql``, { isWanted: sql`i.player_id = any (array${unblockedFriends(playerId)})` })

/**
 * Organizers and venue admins see hidden players, so their count of friends includes hidden ones.
 */
const seesHidden = (playerId: string) => sql`(${runBy(playerId)} or e.location in
  (select a.location_id from locations_admin a where a.player_id = ${playerId}))`

const countPlaying = (players: RawBuilder<string>) => sql<number>`(
  select count(*)::int from player_events i where i.event_id = e.event_id and i.place = 'playing'
  and not i.removed and i.player_id = any (array${players}))`

export const isWalkIn = (playerId: string) =>
  sql`exists (select 1 from match_list_players k where k.event_id = e.event_id
    and k.player_id = ${playerId})`

export const runBy = (playerId: string) =>
  sql`(e.player_id = ${playerId} or
    exists (select 1 from event_cohosts c where c.event_id = e.event_id
    and c.player_id = ${playerId}))`

export const joined = (playerId: string) => sql`
  ${joinedPlaces}
  left join player_events mine on mine.event_id = e.event_id and mine.player_id = ${playerId}
  and not mine.removed`

const toText = (instant: Date | null): string | null => instant?.toISOString() ?? null

export const toCard = <R extends CardInstants & { dayWords: SelectedWords }>(
  row: R,
): Omit<Omit<R, 'dayWords'>, keyof CardInstants> &
  Pick<Card, keyof CardInstants | 'dayStatus'> => ({
  ...withDayStatus(row),
  startsAt: row.startsAt.toISOString(),
  drawAt: toText(row.drawAt),
  signupOpens: toText(row.signupOpens),
  signupCloses: toText(row.signupCloses),
})

type ListInput = Pick<
  ParsedLiveInput<'events-list'>,
  'locationIds' | 'from' | 'to' | 'limit' | 'filters'
>

/**
 * Events at venues by start. Cancelled ones stay for their players and organizers; drafts appear in
 * My Events only.
 */
export async function listCards(
  db: Database,
  playerId: string,
  { locationIds, from, to, limit, filters }: ListInput,
): Promise<Card[]> {
  const { rows } = await sql<CardRow>`
    select * from (
      select ${selectCard(playerId)}, ${signUpRulesColumn}, ${facesFor(playerId)} as faces,
        ${friendFacesFor(playerId)} as "friendFaces" from events e ${joined(playerId)}
      where e.location = any(${[...locationIds]})
      and e.start_date between ${from} and ${to} and not e.deleted and ${visibleTo(playerId)}
        and (e.status = 'published'
        or (e.status = 'cancelled'
        and (mine.place is not null or ${isWalkIn(playerId)} or ${runBy(playerId)})))
        and ${wanted(playerId, filters)}
    ) card where ${filters.friendsGoing ? sql`card.friends > 0` : sql`true`}
    order by card.start_date, card.start_time, card.event_id limit ${limit}
    ${isFiltered(filters) ? plannedForValues : sql``}`.execute(db)
  return rows.map(toFacedCard)
}

const toFacedCard = ({ friendFaces, ...row }: CardRow): Card => ({
  ...toCard(row),
  faces: joinFaces(friendFaces, row.faces),
})

/**
 * Each choice of filters is a different statement; only the unfiltered one is worth a cached plan.
 */
const isFiltered = (filters: ListInput['filters']): boolean =>
  Object.values(filters).some((value) => value !== null && value !== false)

function wanted(playerId: string, filters: ListInput['filters']): RawBuilder<unknown> {
  return sql.join(
    [
      ...wantedByAll(filters),
      ...(filters.fitsLevel
        ? [
            sql`exists (select 1 from players me where me.player_id = ${playerId}
              and ${fitsSkill(sql.ref('me.skill_self'))})`,
          ]
        : []),
    ],
    sql` and `,
  )
}

export const wantedByAll = (
  filters: Pick<ListInput['filters'], 'type' | 'gender' | 'time' | 'placesLeft'>,
): RawBuilder<unknown>[] => [
  sql`true`,
  ...(filters.type === null ? [] : [sql`e.type = ${filters.type}`]),
  ...(filters.gender === null ? [] : [sql`e.gender = ${filters.gender}`]),
  ...(filters.time === null ? [] : [timesOfDay[filters.time]]),
  // A team needs two places.
  ...(filters.placesLeft
    ? [sql`e.playing + case e.entry_by when 'team' then 2 else 1 end <= e.max_players`]
    : []),
]

/** Like skillRefusal in domain/event/eligibility.ts: an unset level fails a minimum. */
export const fitsSkill = (level: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (e.skill_min is null or ${level} >= e.skill_min)
  and (e.skill_max is null or ${level} is null or ${level} <= e.skill_max)`

const timesOfDay = {
  morning: sql`e.start_time < ${endOfMorning}::time`,
  afternoon: sql`e.start_time >= ${endOfMorning}::time and e.start_time < ${endOfAfternoon}::time`,
  evening: sql`e.start_time >= ${endOfAfternoon}::time`,
}

/**
 * Joins events by id, each looked up as `e`: the planner otherwise scans all events once there are
 * many ids. `ids` has each once.
 */
export const joinEach = (
  ids: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(${ids}) chosen (event_id)
  cross join lateral (select * from events where event_id = chosen.event_id offset 0) e`

export async function listMine(
  db: Database,
  playerId: string,
  from: Day,
  limit: number,
): Promise<OwnCard[]> {
  const mine = own(playerId, sql`>= ${from}`)
  const [rows, counted] = await queryPipelined(db, [
    sql<Omit<PlainRow, 'friends'>>`
      select ${ownColumns(playerId)}, ${facesFor(playerId)} as faces from ${joinEach(mine)} ${joined(playerId)}
      where e.start_date >= ${from} and not e.deleted
      order by e.start_date, e.start_time, e.event_id limit ${limit}`.compile(db),
    sql<{ eventId: string; friends: number; friendFaces: Faces | null }>`
      select e.event_id, count(*)::int as friends,
        (array_remove(array_agg(${faceOf(sql`i.player_id`)} order by i.entry_order, i.lead desc),
          null))[1:${facesMax}::int] as "friendFaces"
      from (${playingFriends(playerId, from)}) i join events e on e.event_id = i.event_id
      where e.event_id in (${mine}) and (${seesHidden(playerId)}
        or i.player_id = any (array${selectVisibleFriends(playerId)}))
      group by e.event_id`.compile(db),
  ])
  const friends = new Map(counted.map((row) => [row.eventId, row]))
  return rows.map((row) => {
    const playing = friends.get(row.eventId)
    return {
      ...toCard(row),
      friends: playing?.friends ?? 0,
      faces: joinFaces(playing?.friendFaces ?? [], row.faces),
    }
  })
}

/**
 * Friends' places in events from a day on, found through the friends, because a player may have
 * hundreds of events.
 */
const playingFriends = (playerId: string, from: Day) => sql`
  select i.event_id, i.player_id, i.entry_order, i.lead from player_events i
  where i.player_id = any (array${unblockedFriends(playerId)}) and i.start_date >= ${from}
    and i.place = 'playing' and not i.removed offset 0`

export async function listEntries(
  db: Database,
  { playerId, userId }: { playerId: string; userId: string },
  from: Day,
  limit: number,
) {
  const rows = await db
    .selectFrom('player_events as i')
    .innerJoin('events as e', 'e.eventId', 'i.eventId')
    .select(['i.eventId', 'i.startDate', 'e.startTime'])
    .where('i.playerId', '=', playerId)
    .where('i.removed', '=', false)
    .where('e.deleted', '=', false)
    .where('i.startDate', '>=', from)
    .orderBy('i.startDate')
    .orderBy('e.startTime')
    .orderBy('i.eventId')
    .limit(limit)
    .execute()
  return rows.map(({ startTime, ...row }) => ({
    playerId,
    ...row,
    startTimeMil: startTime.replace(':', ''),
    removed: false as const,
    deleted: false as const,
    userId,
  }))
}

export async function listPublicAt(
  db: Database,
  playerId: string,
  location: string,
  days: { from: Day; to: Day },
  limit: number,
): Promise<Omit<OwnCard, 'faces'>[]> {
  const { rows } = await sql<Omit<PlainRow, 'faces'>>`
    select ${selectCard(playerId)} from events e ${joined(playerId)}
    where e.location = ${location}
    and e.start_date between ${days.from} and ${days.to} and not e.deleted and not e.invite and
    e.status = 'published' and ${visibleTo(playerId)}
    order by e.start_date, e.start_time, e.event_id limit ${limit}
    ${plannedForValues}`.execute(db)
  return rows.map(toCard)
}
