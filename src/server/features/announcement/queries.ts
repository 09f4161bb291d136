// New events to announce once to the players of their venue, and the players each event suits.
import { sql } from 'kysely'
import { announceWithinMs, announceAfterMs, announceEveryMs } from '#domain/event/announcement.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

/** An event is settled after a while without edits; publishing a draft counts as an edit. */
const settledSince = sql`coalesce(e.edited, e.created)`
const waits = sql`e.announced is null and e.status = 'published' and not e.invite and not e.deleted`

/**
 * Marks events as announced that aren't news: past or old events, game days of leagues, and events
 * of hidden venues.
 */
export async function markOldAnnounced(db: Database, now: number): Promise<void> {
  await sql`
    update events e set announced = e.created from locations l
    where l.location_id = e.location and ${waits}
    and (e.starts_at <= ${new Date(now)} or ${settledSince} <= ${new Date(now - announceWithinMs)}
    or e.league_series_id is not null or l.hidden)`.execute(db)
}

export async function listVenuesToAnnounce(db: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ location: string }>`
    select distinct e.location from events e where ${waits}
      and ${settledSince} <= ${new Date(now - announceAfterMs)}
      and not exists (select 1 from events told where told.location = e.location
      and told.announced > ${new Date(now - announceEveryMs)})
    order by e.location`.execute(db)
  return rows.map(({ location }) => location)
}

export async function claimSettledEvents(
  tx: Database,
  location: string,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    update events e set announced = ${new Date(now)} where e.location = ${location} and ${waits}
      and ${settledSince} <= ${new Date(now - announceAfterMs)}
      returning e.event_id`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export type Suited = { playerId: string; eventId: string }

/**
 * Pairs these events of one venue with the active players they suit: level and gender fit (an
 * unknown level only fails a minimum), not blocked by the organizer, and not in the event yet.
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
      and ${isNotBlocked(sql.ref<string>('m.player_id'), sql.ref<string>('e.player_id'))}
      and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = p.player_id)
      and not exists (select 1 from player_events i where i.event_id = e.event_id
      and i.player_id = p.player_id)
    order by p.player_id, e.starts_at, e.event_id`.execute(tx)
  return rows
}
