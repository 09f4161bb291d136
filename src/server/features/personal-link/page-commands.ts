// Data of a personal link's page: the contact's own events, messages, debts, and stored data. No
// one else of a roster is named.
import type { CallOutput } from '#contract/contract.ts'
import { checkInRefusal } from '#domain/check-in/check-in.ts'
import { nameOutside } from '#domain/contact/outside-name.ts'
import { readLinkCheckIn, readLinkEventState } from '#domain/contact/personal-link.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { guestsAllowed, placesTaken } from '#domain/event/entry.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { findPlacement } from '#domain/event/roster.ts'
import { readAnswer } from '#domain/invitation/answer.ts'
import { selectFacts, toFacts, type EventFacts } from '../../core/event/queries.ts'
import { selectRosters, toRoster } from '../../core/roster/roster-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { loadLinkMoney } from '../payment/link-commands.ts'
import { loadClubNews } from './club-queries.ts'
import { listLinkMessages } from './message-queries.ts'
import { listLinkEvents, listPlayed, type LinkedContact, type LinkEventRow } from './queries.ts'

type Opened = CallOutput<'links-open'>

export async function showContact(
  db: Database,
  contact: LinkedContact,
  now: number,
): Promise<Opened> {
  const { playerId } = contact
  return {
    name: contact.name,
    language: contact.language,
    country: contact.country,
    sender: { kind: contact.senderKind, name: contact.senderName },
    isStopped: contact.stopped !== null,
    hidesName: contact.hidesName,
    nameOutside: nameOutside({ ...contact, chosen: [contact.clubNaming] }),
    events: await showEvents(db, playerId, now),
    played: await showPlayed(db, playerId, now),
    messages: await listLinkMessages(db, playerId, now),
    ...(await loadClubNews(db, contact, now)),
    stored: {
      email: contact.email,
      phone: contact.phone,
      skillSelf: contact.skillSelf,
      note: '',
      addedBy: contact.addedBy,
      created: contact.created.toISOString(),
      invited: contact.invited?.toISOString() ?? null,
      used: contact.used?.toISOString() ?? null,
    },
  }
}

async function showPlayed(db: Database, playerId: string, now: number): Promise<Opened['played']> {
  const played: Opened['played'] = []
  for (const { organizerId, ...event } of await listPlayed(db, playerId, now)) {
    const { eventId } = event
    const paid = { eventId, organizerId, isOff: false, isOver: true }
    const { payment } = await loadLinkMoney(db, playerId, paid)
    played.push({ ...event, payment })
  }
  return played
}

/** Other people of the roster are only counted. */
async function showEvents(db: Database, playerId: string, now: number): Promise<Opened['events']> {
  const rows = await listLinkEvents(db, playerId, now)
  if (rows.length === 0) return []
  const ids = rows.map(({ eventId }) => eventId)
  const facts = await db.executeQuery(selectFacts(db, ids))
  const rosters = await db.executeQuery(selectRosters(db, ids))
  const columns = new Map(rosters.rows.map((row) => [row.eventId, row.columns]))
  const events = new Map(facts.rows.map((row) => [row.eventId, toFacts(row)]))
  const shown: Opened['events'] = []
  for (const row of rows) {
    const event = events.get(row.eventId)
    if (event === undefined) continue
    const { eventId, organizerId, terms } = event
    const isOff = event.status === 'cancelled'
    const paid = { eventId, organizerId, isOff, isOver: isPast(terms, now) }
    const money = await loadLinkMoney(db, playerId, paid)
    const roster = toRoster(columns.get(eventId), event.nextOrder)
    shown.push({ ...toShown(row, event, { roster, playerId, now }), ...money })
  }
  return shown
}

type Viewed = { roster: Roster; playerId: string; now: number }

function toShown(
  { entryOrder, declinedOrder, attendance, waitsForTap, outside, ...row }: LinkEventRow,
  { terms, timezone, dayStatus, selfCheckIn }: EventFacts,
  { roster, playerId, now }: Viewed,
): Omit<Opened['events'][number], 'price' | 'payment'> {
  const entry = roster.entries.find((one) => one.playerId === playerId)
  const isPlaying = entry?.place === 'playing'
  return {
    ...row,
    timezone,
    dayStatus,
    taken: placesTaken(roster.entries),
    maxPlayers: terms.maxPlayers,
    state: readLinkEventState(terms, now),
    opens: toInstant(terms.signupOpens),
    nameOutside: outside && nameOutside(outside),
    answer: readAnswer({ place: entry?.place ?? null, entryOrder, declinedOrder }),
    position: findPlacement(terms, roster, playerId).position,
    guests: entry?.guests ?? 0,
    guestsMax: guestsAllowed(terms),
    offeredUntil: toInstant(entry?.offeredUntil ?? null),
    checkIn: readLinkCheckIn({
      isOpen: isPlaying && checkInRefusal(terms, selfCheckIn, now) === null,
      isHere: attendance === 'here',
      waitsForTap: waitsForTap === true,
    }),
  }
}

const toInstant = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString()
