// Rows behind personal links: the contact, and its own events.
import { type RawBuilder, sql } from 'kysely'
import type { ContactKeeper } from '#domain/contact/contact.ts'
import type { ContactNaming, OutsideFacts } from '#domain/contact/outside-name.ts'
import { linkEventsMax, linkPlayedMax, usedRestMs } from '#domain/contact/personal-link.ts'
import type { Attendance } from '#domain/event/entry.ts'
import type { EventType } from '#domain/event/event.ts'
import type { Language } from '#domain/shared/language.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { chosenForEvent, selectOutsideFacts } from '../../core/player/outside-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { selectWatchers, type Watchers } from '../player/watcher-queries.ts'

export type LinkedContact = {
  contactId: string
  playerId: string
  keeperId: string | null
  locationId: string | null
  slug: string | null
  name: string
  email: string | null
  formerEmails: string[]
  phone: string | null
  skillSelf: number | null
  language: Language
  /** The country of the list's venue or the keeper's home; '' when unknown. */
  country: string
  note: string
  addedBy: string
  created: Date
  invited: Date | null
  used: Date | null
  stopped: Date | null
  senderKind: ContactKeeper
  senderName: string
  hidesName: boolean
  clubNaming: ContactNaming | null
  linkKey: string
}

/**
 * The contact of a key, or the one it was merged into; null when the key is unknown. Optionally
 * locked.
 */
export async function findLinked(
  db: Database,
  linkKey: string,
  { isLocked }: { isLocked: boolean } = { isLocked: false },
): Promise<LinkedContact | null> {
  return findOne(
    db,
    sql<boolean>`(k.link_key = ${linkKey} or k.contact_id = (select contact_id
      from joined_contacts where link_key = ${linkKey}))`,
    { isLocked },
  )
}

export const findLinkedById = (tx: Database, contactId: string): Promise<LinkedContact | null> =>
  findOne(tx, sql<boolean>`k.contact_id = ${contactId}`, { isLocked: true })

async function findOne(
  db: Database,
  isIt: RawBuilder<boolean>,
  { isLocked }: { isLocked: boolean },
): Promise<LinkedContact | null> {
  const lock = isLocked ? sql`for no key update of k` : sql``
  const { rows } = await sql<LinkedContact>`
    select k.contact_id, k.player_id, k.keeper_id,
      k.location_id, k.slug, k.name, k.email,
      k.former_emails, k.phone,
      k.skill_self, k.language, k.note,
      coalesce(nullif(venue.country, ''), home.country, '') as country, coalesce(adder.player_name, '') as "addedBy",
      k.created, k.invited, k.used, k.stopped, k.link_key,
      case when k.keeper_id is not null then 'player' when k.slug is not null then 'club'
      else 'venue' end as "senderKind",
      coalesce(keeper.player_name, club.club_name, venue.name, '') as "senderName",
      k.hides_name, club.contact_names as "clubNaming"
    from contacts k left join players adder on adder.player_id = k.added_by
      left join players keeper on keeper.player_id = k.keeper_id
      left join locations home on home.location_id = keeper.home_location
      left join locations venue on venue.location_id = k.location_id
      left join clubs club on club.location_id = k.location_id and club.slug = k.slug
    where ${isIt} and k.player_id is not null ${lock}`.execute(db)
  return rows[0] ?? null
}

/** Recorded at most once a day; true when it was recorded now. */
export async function noteUsed(db: Database, contactId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contacts')
    .set({ used: new Date(now) })
    .where('contactId', '=', contactId)
    .where((is) => is.or([is('used', 'is', null), is('used', '<=', new Date(now - usedRestMs))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type LinkEventRow = {
  eventId: string
  title: string
  type: EventType
  startDate: string
  startTime: string
  endTime: string
  location: string
  address: string
  host: string
  entryOrder: number | null
  declinedOrder: number | null
  attendance: Attendance | null
  waitsForTap: boolean | null
  outside: OutsideFacts | null
  hasEvening: boolean
  note: string
  fee: string
  cancelReason: string
}

const hasEvening = (playerId: string) => sql<boolean>`(
  exists (select 1 from match_list_players lp where lp.event_id = e.event_id
    and lp.player_id = ${playerId})
  or exists (select 1 from queue_members m where m.event_id = e.event_id
    and m.player_id = ${playerId}))`

const isOwn = (playerId: string) => sql<boolean>`(
  exists (select 1 from event_invitees i where i.event_id = e.event_id
    and i.player_id = ${playerId} and not i.withdrawn)
  or exists (select 1 from player_events r where r.event_id = e.event_id
    and r.player_id = ${playerId} and not (r.removed and r.sent_out)))
  and not e.deleted and e.status <> 'draft' and ${visibleTo(playerId)}`

const ownEventIds = (playerId: string) => sql`(
  select event_id from event_invitees where player_id = ${playerId} and not withdrawn
  union select event_id from player_events where player_id = ${playerId})`

const joinOwnRows = (
  playerId: string,
) => sql`left join player_events mine on mine.event_id = e.event_id and mine.player_id = ${playerId}
      left join event_invitees asked on asked.event_id = e.event_id
      and asked.player_id = ${playerId}`

export async function listLinkEvents(
  db: Database,
  playerId: string,
  now: number,
): Promise<LinkEventRow[]> {
  const { rows } = await sql<LinkEventRow>`
    select e.event_id, e.title, e.type, e.start_date::text as "startDate",
      to_char(e.start_time, 'HH24:MI') as "startTime",
      to_char(e.ends_at at time zone e.timezone, 'HH24:MI') as "endTime", l.name as location,
      concat_ws(', ', nullif(l.address, ''), nullif(l.city, '')) as address,
      case when o.hidden then '' else o.player_name end as host,
      mine.entry_order, asked.declined_order,
      mine.attendance, (select c.state = 'waiting' from check_ins c
        where c.event_id = e.event_id and c.player_id = ${playerId}) as "waitsForTap",
      ${selectOutsideFacts(sql.val(playerId), chosenForEvent)} as outside,
      ${hasEvening(playerId)} as "hasEvening", e.note, e.fee, e.cancel_reason
    from events e join locations l on l.location_id = e.location
      join players o on o.player_id = e.player_id
      ${joinOwnRows(playerId)}
    where e.event_id in ${ownEventIds(playerId)} and e.ends_at > ${new Date(now)}
      and ${isOwn(playerId)}
    order by e.starts_at, e.event_id limit ${linkEventsMax}`.execute(db)
  return rows
}

export type PlayedRow = Pick<
  LinkEventRow,
  'eventId' | 'title' | 'type' | 'startDate' | 'location'
> & { organizerId: string }

export async function listPlayed(
  db: Database,
  playerId: string,
  now: number,
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select e.event_id, e.title, e.type, e.start_date::text as "startDate",
      l.name as location, e.player_id as "organizerId"
    from player_events r join events e on e.event_id = r.event_id
      join locations l on l.location_id = e.location
    where r.player_id = ${playerId} and not r.removed and r.place = 'playing'
      and e.ends_at <= ${new Date(now)} and e.status = 'published' and not e.deleted
    order by e.starts_at desc, e.event_id limit ${linkPlayedMax}`.execute(db)
  return rows
}

export async function findOwnDay(
  db: Database,
  playerId: string,
  eventId: string,
): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select e.start_date::text as day from events e
    where e.event_id = ${eventId} and ${isOwn(playerId)}`.execute(db)
  return rows[0]?.day ?? null
}

export type OwnTermsRow = {
  organizerId: string
  note: string
  fee: string
  isOver: boolean
}

export async function findOwnTerms(
  db: Database,
  { playerId, eventId, now }: { playerId: string; eventId: string; now: number },
): Promise<OwnTermsRow | null> {
  const { rows } = await sql<OwnTermsRow>`
    select e.player_id as "organizerId", e.note, e.fee, e.ends_at <= ${new Date(now)} as "isOver"
    from events e where e.event_id = ${eventId} and e.status <> 'cancelled'
      and ${isOwn(playerId)}`.execute(db)
  return rows[0] ?? null
}

export async function saveHidesName(
  tx: Database,
  { contactId, playerId }: Pick<LinkedContact, 'contactId' | 'playerId'>,
  { hidesName, now }: { hidesName: boolean; now: number },
): Promise<Watchers> {
  const { watchers } = await tx
    .updateTable('contacts')
    .set({ hidesName })
    .where('contactId', '=', contactId)
    .returning(selectWatchers(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  return watchers
}
