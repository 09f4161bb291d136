// Rows of venues' screens, and what they show of the day.
import { sql } from 'kysely'
import type { DayStatus, EffectiveStatus } from '#domain/day-status/day-status.ts'
import type { EventType } from '#domain/event/event.ts'
import type { ScreenSettings } from '#domain/screen/screen-settings.ts'
import { eveningAfterMs, screenEventsMax } from '#domain/screen/screen.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import {
  selectDayWords,
  selectVenueDays,
  withDayStatus,
  type SelectedWords,
} from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { toLocalDay } from '../../time/zone-time.ts'

const settingColumns = ['name', 'pages', 'seconds', 'language', 'theme'] as const

const sweptAtOnce = 100

export async function savePairing(
  tx: Database,
  {
    secretHash,
    codeHash,
    expires,
    now,
  }: {
    secretHash: string
    codeHash: string
    expires: number
    now: number
  },
): Promise<boolean> {
  await sql`delete from screen_pairings where secret_hash = ${secretHash} or secret_hash in (
    select p.secret_hash from screen_pairings p where p.expires <= ${new Date(now)}
    order by p.expires limit ${sweptAtOnce} for update skip locked)`.execute(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('screen_pairings')
    .values({ secretHash, codeHash, expires: new Date(expires) })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function takePairing(
  tx: Database,
  codeHash: string,
  now: number,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('screen_pairings')
    .where('codeHash', '=', codeHash)
    .where('expires', '>', new Date(now))
    .returning('secretHash')
    .executeTakeFirst()
  return row?.secretHash ?? null
}

export async function forgetPairings(db: Database, now: number): Promise<void> {
  await db.deleteFrom('screen_pairings').where('expires', '<=', new Date(now)).execute()
}

export async function countScreens(tx: Database, locationId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('screens')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
  return n
}

export type NewScreen = {
  screenId: string
  locationId: string
  secretHash: string
  settings: ScreenSettings
  now: number
}

export async function addScreen(
  tx: Database,
  { screenId, locationId, secretHash, settings, now }: NewScreen,
): Promise<boolean> {
  const at = new Date(now)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('screens')
    .values({ screenId, locationId, secretHash, ...settings, seen: at, created: at })
    .onConflict((on) => on.column('secretHash').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function changeScreen(
  tx: Database,
  { locationId, screenId }: { locationId: string; screenId: string },
  settings: ScreenSettings,
): Promise<boolean> {
  const row = await tx
    .updateTable('screens')
    .set(settings)
    .where('screenId', '=', screenId)
    .where('locationId', '=', locationId)
    .returning('screenId')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeScreen(
  tx: Database,
  { locationId, screenId }: { locationId: string; screenId: string },
): Promise<{ name: string } | null> {
  const row = await tx
    .deleteFrom('screens')
    .where('screenId', '=', screenId)
    .where('locationId', '=', locationId)
    .returning('name')
    .executeTakeFirst()
  return row ?? null
}

export async function findScreen(
  tx: Database,
  secretHash: string,
): Promise<{ locationId: string; hidden: boolean; seen: Date } | null> {
  const row = await tx
    .selectFrom('screens as s')
    .innerJoin('locations as l', 'l.locationId', 's.locationId')
    .select(['s.locationId', 'l.hidden', 's.seen'])
    .where('s.secretHash', '=', secretHash)
    .executeTakeFirst()
  return row ?? null
}

export async function saveSeen(tx: Database, secretHash: string, now: number): Promise<void> {
  await tx
    .updateTable('screens')
    .set({ seen: new Date(now) })
    .where('secretHash', '=', secretHash)
    .execute()
}

export type ListedScreen = ScreenSettings & { screenId: string; seen: Date }

export async function listVenueScreens(db: Database, locationId: string): Promise<ListedScreen[]> {
  return db
    .selectFrom('screens')
    .select(['screenId', ...settingColumns, 'seen'])
    .where('locationId', '=', locationId)
    .orderBy('created')
    .orderBy('screenId')
    .execute()
}

export type ScreenVenue = {
  locationId: string
  name: string
  city: string
  photoURL: string
  timezone: string
  days: (DayStatus & { day: string })[]
}

export async function findShown(
  db: Database,
  secretHash: string,
  from: Day,
): Promise<{ settings: ScreenSettings; venue: ScreenVenue; isHidden: boolean } | null> {
  const row = await db
    .selectFrom('screens as s')
    .innerJoin('locations as l', 'l.locationId', 's.locationId')
    .select(['s.name', 's.pages', 's.seconds', 's.language', 's.theme', 'l.locationId', 'l.city'])
    .select(['l.name as venueName', 'l.photoUrl', 'l.timezone', 'l.hidden'])
    .select(selectVenueDays(sql.ref('l.location_id'), from).as('days'))
    .where('s.secretHash', '=', secretHash)
    .executeTakeFirst()
  if (row === undefined) return null
  const { name, pages, seconds, language, theme, venueName, photoUrl, hidden, ...venue } = row
  return {
    settings: { name, pages, seconds, language, theme },
    isHidden: hidden,
    venue: { ...venue, name: venueName, photoURL: photoUrl },
  }
}

export type ScreenEvent = {
  eventId: string
  title: string
  type: EventType
  startsAt: Date
  endsAt: Date
  playing: number
  waiting: number
  maxPlayers: number
  takesCheckIn: boolean
  hasQueue: boolean
  hasMatchList: boolean
  dayStatus: EffectiveStatus | null
}

export async function listShownEvents(
  db: Database,
  { locationId, timezone }: ScreenVenue,
  now: number,
): Promise<ScreenEvent[]> {
  const today = toLocalDay(now, timezone)
  const { rows } = await sql<Omit<ScreenEvent, 'dayStatus'> & { dayWords: SelectedWords }>`
    select ${selectDayWords} as day_words, e.event_id, e.title, e.type, e.starts_at, e.ends_at,
      e.playing, e.waiting, e.max_players, e.self_check_in as takes_check_in,
      exists (select 1 from queues q where q.event_id = e.event_id and q.state = 'open')
        as has_queue,
      exists (select 1 from match_lists m where m.event_id = e.event_id) as has_match_list
    from events e
    where e.location = ${locationId} and e.status = 'published' and not e.invite
      and not e.deleted and e.start_date between ${addDays(today, -1)} and ${addDays(today, 1)}
      and e.ends_at > ${new Date(now - eveningAfterMs)}
    order by e.starts_at, e.event_id limit ${screenEventsMax}`.execute(db)
  return rows.map(withDayStatus)
}
