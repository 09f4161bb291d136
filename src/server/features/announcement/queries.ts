// New events to announce to the players of their venue, once, and the players each of them suits.
import { sql } from 'kysely'
import { announceWithinMs, announceAfterMs, announceEveryMs } from '#domain/event/announcement.ts'
import type { Database } from '../../db/open-database.ts'
import { isNotApart } from '../block/queries.ts'

/** Whole when no one has touched it for a while. A draft that is published was just touched. */
const settledSince = sql`coalesce(e.edited, e.created)`
const waits = sql`e.announced is null and e.status = 'published' and not e.invite and not e.deleted`

/**
 * Marks told what is no news (anymore): events of the past, old ones, game days of leagues, those
 * of hidden venues. It counts as told when it was made.
 */
export async function skipOld(db: Database, now: number): Promise<void> {
  await sql`
    update events e set announced = e.created from locations l
    where l.location_id = e.location and ${waits}
    and (e.starts_at <= ${new Date(now)} or ${settledSince} <= ${new Date(now - announceWithinMs)}
    or e.league_series_id is not null or l.hidden)`.execute(db)
}

/** Venues that have something to tell and told nothing for a while. */
export async function listTelling(db: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ location: string }>`
    select distinct e.location from events e where ${waits}
      and ${settledSince} <= ${new Date(now - announceAfterMs)}
      and not exists (select 1 from events told where told.location = e.location
      and told.announced > ${new Date(now - announceEveryMs)})
    order by e.location`.execute(db)
  return rows.map(({ location }) => location)
}

/** Marks the events of a venue told that are ready for it, and answers them. */
export async function takeReady(tx: Database, location: string, now: number): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    update events e set announced = ${new Date(now)} where e.location = ${location} and ${waits}
      and ${settledSince} <= ${new Date(now - announceAfterMs)}
      returning e.event_id`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export type Suited = { playerId: string; eventId: string }

/**
 * Which of these events of one venue suit which of its active players: level and gender fit (a
 * level that is not known fits where none is asked), no block parts them from the organizer, and
 * they are not in it already.
 */
export async function listSuited(tx: Database, eventIds: readonly string[]): Promise<Suited[]> {
  const { rows } = await sql<Suited>`
    select p.player_id, e.event_id
    from events e join player_locations m on m.location_id = e.location and not m.removed
    join players p on p.player_id = m.player_id
    left join players_private pp on pp.player_id = p.player_id
    where e.event_id = any(${[...eventIds]}::uuid[]) and p.user_id is not null
    and p.player_id <> e.player_id
      and (e.skill_min is null or p.skill_self >= e.skill_min)
      and (e.skill_max is null or p.skill_self is null or p.skill_self <= e.skill_max)
      and (e.gender in ('Any', 'Mixed') or (e.gender = 'Women' and pp.gender = 'woman')
      or (e.gender = 'Men' and pp.gender = 'man'))
      and ${isNotApart(sql.ref<string>('m.player_id'), sql.ref<string>('e.player_id'))}
      and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = p.player_id)
      and not exists (select 1 from player_events i where i.event_id = e.event_id
      and i.player_id = p.player_id)
    order by p.player_id, e.starts_at, e.event_id`.execute(tx)
  return rows
}
