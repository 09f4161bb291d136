// Finds the events that fit a question best.
import { type RawBuilder, sql } from 'kysely'
import { calendarDays } from '#domain/event/calendar.ts'
import type { Wish, WishPart } from '#domain/poppi/poppi.ts'
import { type Day, addDays } from '#domain/shared/day.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { selectVisibleFriends, isVisible, selectBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { selectCard, joined, toCard, type RawCard } from '../calendar/queries.ts'
import {
  type Answer,
  type Asker,
  places,
  placeConditions,
  type Condition,
  costs,
  wished,
  missedBy,
  isReached,
} from './queries.ts'

type EventCard = Answer['events'][number]['card']

function eventConditions(asker: Asker, wish: Wish): Partial<Record<WishPart, RawBuilder<boolean>>> {
  const { days, time, type, play, gender, level, places } = wish
  return {
    ...placeConditions(wish),
    days: sql`e.start_date between ${days?.from} and ${days?.to}`,
    time: sql`e.start_time >= ${time?.from}::time and e.start_time < ${time?.to}::time`,
    type: sql`e.type = ${type}`,
    play: sql`e.play = ${play}`,
    gender: sql`e.gender = ${gender}`,
    level: sql`(e.skill_min is null or e.skill_min <= ${level?.max}::numeric)
      and (e.skill_max is null or e.skill_max >= ${level?.min}::numeric)`,
    places: sql`e.playing + ${places}::int <= e.max_players`,
    free: sql`(e.fee = '' or e.fee ~* '(free|gratis|no fee|^0)')`,
    friends: sql`e.event_id in (select i.event_id from player_events i
      where i.player_id = any (array${selectVisibleFriends(asker.playerId)}) and i.place = 'playing'
      and not i.removed)`,
  }
}

const missCount = (conditions: readonly Condition[]): RawBuilder<number> =>
  conditions.length === 0
    ? sql`0`
    : sql`(0 + ${sql.join(
        conditions.map(({ holds }) => sql`case when ${holds} then 0 else 1 end`),
        sql` + `,
      )})`

export type FoundEvent = EventCard & {
  missed: WishPart[]
  metres: number | null
  isMine: boolean
  friendNames: string[]
}

/**
 * The distance of an event in days plus penalties; unfit as in skillRefusal of
 * domain/event/eligibility.ts.
 */
function selectCost({ skill, gender }: Asker, wish: Wish, from: Day): RawBuilder<number> {
  const other = gender === 'woman' ? 'Men' : gender === 'man' ? 'Women' : ''
  const when = (condition: RawBuilder<unknown>, days: number) =>
    sql`case when ${condition} then ${days}::float8 else 0 end`
  return sql`abs(e.start_date - ${from}::date) + ${when(
    sql`e.playing >=
    e.max_players`,
    costs.full,
  )} + place.cost
    + ${when(
      sql`e.skill_min > coalesce(${skill}::numeric, 0) or e.skill_max < ${skill}::numeric
      or e.gender = ${other}`,
      costs.unfit,
    )}
    + ${
      wish.level === null || wish.level.mine
        ? sql`0`
        : when(
            sql`e.skill_min is null
      and e.skill_max is null`,
            costs.vague,
          )
    } + ${
      wish.free
        ? when(
            sql`e.fee =
        ''`,
            costs.vague,
          )
        : sql`0`
    }`
}

type EventsAsked = { today: Day; now: number; limit: number }

/** Without a wished day, later events are only considered when few are nearer. */
const soonDays = 14

type Search = { wish: Wish; conditions: readonly Condition[]; asked: EventsAsked }

/**
 * Visible public events nearest to a wish: fewest missed parts, then distance in days and on the
 * map. Considers only full matches, which are few, and all others only when there is no full match,
 * in one statement.
 */
export async function findEvents(
  db: Database,
  asker: Asker,
  wish: Wish,
  asked: EventsAsked,
): Promise<FoundEvent[]> {
  const { playerId } = asker
  const { today, limit } = asked
  const search = { wish, conditions: wished(wish, eventConditions(asker, wish)), asked }
  const fits =
    search.conditions.length === 0
      ? sql`true`
      : sql.join(
          search.conditions.map(({ holds }) => sql`(${holds})`),
          sql` and `,
        )
  const enough = wish.days === null ? limit : 1
  const { rows } = await sql<RawCard<FoundEvent>>`
    with ${places(asker)},
    fitting as materialized (${nearest(asker, search, addDays(today, wish.days === null ? soonDays : calendarDays), fits)}),
    others as materialized (${nearest(
      asker,
      search,
      addDays(today, calendarDays),
      sql`(select
    count(*) from fitting) < ${enough}`,
    )}),
    found as (select * from others union all select * from fitting where
    not exists (select from others))
    select ${selectCard(playerId)}, ${missedBy(search.conditions)} as missed, place.metres,
      place.mine as "isMine",
      array(select p.player_name from player_events i
      join player_friends f on f.player_id = ${playerId} and f.friend_id = i.player_id and f.friend
      join players p on p.player_id = i.player_id
        where i.event_id = e.event_id and i.place = 'playing' and not i.removed
        and ${isVisible(playerId, 'p')} order by p.player_name limit 3) as "friendNames"
    from found join events e on e.event_id = found.event_id
    join place on place.location_id = e.location ${joined(playerId)} where ${visibleTo(playerId)}
    order by found.misses, found.cost, e.starts_at, e.event_id`.execute(db)
  return rows.map(toCard)
}

/**
 * Events through `last` for which `condition` holds, nearest first; league days only for the
 * league's members. Blocks and leagues are selected once as arrays, because a condition per event
 * would make the planner look them up one by one.
 */
const nearest = (
  asker: Asker,
  { wish, conditions, asked }: Search,
  last: Day,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select e.event_id, ${missCount(conditions)} as misses,
    ${selectCost(asker, wish, wish.days?.from ?? asked.today)} as cost
  from events e join place on place.location_id = e.location
  where e.start_date between ${addDays(asked.today, -1)} and ${last}
  and e.starts_at > ${new Date(asked.now)} and e.status = 'published' and not e.deleted
  and not e.invite and e.player_id not in ${selectBlocked(asker.playerId)}
    and (e.league_series_id is null
    or e.league_series_id in (select m.league_series_id from league_players m
    where m.state = 'joined' and ${asker.playerId} in (m.player_id, m.partner_id)))
    and ${isReached(wish)}
    and ${condition}
  order by 2, 3, e.starts_at, e.event_id limit ${asked.limit}`
