// The rows behind calendar files: one event, a player's feed, and invitations.
import { sql, type RawBuilder } from 'kysely'
import { feedGoneDays, feedPastDays, feedEventsMax } from '#domain/calendar-feed/calendar-feed.ts'
import type { CalendarEntry } from '../../calendar/event-calendar.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { selectDayWords, withDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'

const dayMs = 86_400_000

type Row = Omit<CalendarEntry, 'startsAt' | 'endsAt' | 'changed' | 'dayStatus'> & {
  dayWords: SelectedWords
  startsAt: Date
  endsAt: Date
  changed: Date
}

/** `e` are the events, `mine` the viewer's row in each. */
const selectEntry = (tellsNames: boolean) => sql`
  e.event_id, e.title, e.type, e.play, e.gender, e.min_players,
  e.max_players, e.skill_min, e.skill_max, e.fee,
  e.note,
  e.calendar_sequence + coalesce(mine.calendar_sequence, 0) as sequence, e.starts_at,
  e.ends_at, e.timezone,
  greatest(coalesce(e.edited, e.created), mine.changed) as changed,
  e.status = 'cancelled' as "isCancelled", e.cancel_reason,
    l.name as "locationName",
    concat_ws(', ', nullif(l.address, ''), nullif(l.city, ''), nullif(l.region, '')) as address,
    l.lat, l.lon,
  ${tellsNames ? sql`o.player_name` : sql`''`} as "organizerName",
  case
    when mine.removed then 'left' else mine.place end as mine, ${selectDayWords} as day_words`

const toEntry = ({ startsAt, endsAt, changed, ...row }: Row): CalendarEntry => ({
  ...withDayStatus(row),
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  changed: changed.getTime(),
})

const joined = (playerId: string | null) => sql`
  join locations l on l.location_id = e.location join players o on o.player_id = e.player_id
  left join player_events mine on mine.event_id = e.event_id and mine.player_id = ${playerId}`

/** One event for any viewer, or null. Without a player: only public events at listed venues. */
export async function findFeedEntry(
  db: Database,
  eventId: string,
  playerId: string | null,
): Promise<CalendarEntry | null> {
  const isOpen: RawBuilder<unknown> =
    playerId === null
      ? sql`not e.invite and not l.hidden and e.status <> 'draft'`
      : sql`(e.status <> 'draft' and ${visibleTo(playerId)})`
  const { rows } =
    await sql<Row>`select ${selectEntry(playerId !== null)} from events e ${joined(playerId)}
      where e.event_id = ${eventId} and not e.deleted and ${isOpen}`.execute(db)
  return rows[0] === undefined ? null : toEntry(withoutLeaving(rows[0]))
}

export async function listPublicEntries(
  db: Database,
  eventIds: readonly string[],
): Promise<CalendarEntry[]> {
  const { rows } = await sql<Row>`
    select ${selectEntry(false)} from events e ${joined(null)}
    where e.event_id = any(${[...eventIds]}::uuid[]) and not e.invite and not l.hidden
      and not e.deleted and e.status <> 'draft'
    order by e.starts_at, e.event_id`.execute(db)
  return rows.map(toEntry)
}

/** A former player who opens the event again sees it as anyone does. */
const withoutLeaving = (row: Row): Row => (row.mine === 'left' ? { ...row, mine: null } : row)

/**
 * A feed: the events its player is in or runs, and for a while those that were cancelled or left;
 * earliest first.
 */
export async function listFeed(
  db: Database,
  playerId: string,
  now: number,
): Promise<CalendarEntry[]> {
  const since = new Date(now - feedGoneDays * dayMs)
  const { rows } = await sql<Row & { runs: boolean; gone: Date | null }>`
    select * from (
      select ${selectEntry(true)}, e.player_id = ${playerId} or
        exists (select 1 from event_cohosts c where c.event_id = e.event_id
        and c.player_id = ${playerId}) as runs,
        case when e.status = 'cancelled' then e.edited when mine.removed then mine.changed
          end as gone
      from events e ${joined(playerId)}
      where e.event_id in (select i.event_id from player_events i where i.player_id = ${playerId}
      union select r.event_id from events r where r.player_id = ${playerId} union select c.event_id
      from event_cohosts c where c.player_id = ${playerId})
        and e.starts_at >= ${new Date(now - feedPastDays * dayMs)} and not e.deleted
        and e.status <> 'draft' and ${visibleTo(playerId)}
    ) entry
    where entry.gone is null or entry.gone >= ${since} or (entry.runs and not entry."isCancelled")
    order by entry.starts_at desc, entry.event_id limit ${feedEventsMax}`.execute(db)
  return rows
    .toReversed()
    .map(({ runs, gone: _gone, ...row }) => toEntry(runs ? withoutLeaving(row) : row))
}

export async function findInvited(
  db: Database,
  eventId: string,
  playerId: string,
): Promise<CalendarEntry | null> {
  const { rows } = await sql<
    Row & { deleted: boolean }
  >`select ${selectEntry(true)}, e.deleted from events e ${joined(playerId)}
    where e.event_id = ${eventId} and mine.player_id is not null`.execute(db)
  if (rows[0] === undefined) return null
  const { deleted, ...row } = rows[0]
  return toEntry(deleted ? { ...row, isCancelled: true } : row)
}

export async function findFeedOwner(db: Database, secretHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .select('f.playerId')
    .where('f.secretHash', '=', secretHash)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('suspensions as s')
            .innerJoin('players as p', 'p.userId', 's.userId')
            .select('s.suspensionId')
            .whereRef('p.playerId', '=', 'f.playerId')
            .where('s.ended', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.playerId ?? null
}

export async function findFeed(db: Database, playerId: string): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('calendar_feeds')
        .select('created')
        .where('playerId', '=', playerId)
        .executeTakeFirst()
    )?.created ?? null
  )
}

/**
 * Stores a feed under a new secret, which replaces the former one. If someone else already uses
 * this secret, their feed ends.
 */
export async function saveFeed(
  tx: Database,
  feed: { playerId: string; secretHash: string; now: number },
): Promise<void> {
  await tx
    .deleteFrom('calendar_feeds')
    .where('secretHash', '=', feed.secretHash)
    .where('playerId', '<>', feed.playerId)
    .execute()
  const row = { secretHash: feed.secretHash, created: new Date(feed.now) }
  await tx
    .insertInto('calendar_feeds')
    .values({ playerId: feed.playerId, ...row })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
    .execute()
}

export async function deleteFeed(tx: Database, playerId: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('playerId', '=', playerId).execute()
}
