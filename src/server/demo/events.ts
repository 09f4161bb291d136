// The events of the demo: two weeks behind today, with their attendance, and 60 days ahead, with
// their sign-ups.
import type { Insertable } from 'kysely'
import { calendarDays } from '#domain/event/calendar.ts'
import { placesTaken } from '#domain/event/entry.ts'
import { addDays, getWeekday, type Day } from '#domain/shared/day.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { eventInstants } from '../time/zone-time.ts'
import type { Community, Person } from './people.ts'
import { program, type Offer } from './program.ts'
import { fillRoster } from './rosters.ts'

export type DemoVenue = { locationId: string; name: string; timezone: string; courts: number }
export type EventRows = { events: NewEvent[]; player_events: Insertable<Tables['player_events']>[] }

const daysBehind = 14
/** Where it is still the evening of yesterday an event of yesterday may be ahead. */
const lastAttended = -1
const dayMs = 86_400_000
const noteChance = 0.3
const notes = {
  en: [
    'Bring a paddle, we have balls.',
    'Rotation after every game to 11.',
    'Meet at the gate ten minutes before.',
    'Beginners are welcome, ask anyone.',
  ],
  es: [
    'Trae tu pala, hay bolas.',
    'Se rota tras cada juego a 11.',
    'Quedamos en la entrada diez minutos antes.',
    'Se admiten principiantes.',
  ],
}

type Slot = { venue: DemoVenue; offer: Offer; day: Day; dayIndex: number; host: Person }

/**
 * All events of a community with their rosters. `startMs` is the instant the demo begins at, for
 * the creation times.
 */
export function buildEvents(
  random: Random,
  community: Community,
  venues: readonly DemoVenue[],
  today: Day,
  startMs: number,
): EventRows {
  const rows: EventRows = { events: [], player_events: [] }
  for (let dayIndex = -daysBehind; dayIndex <= calendarDays; dayIndex += 1) {
    const day = addDays(today, dayIndex)
    const busy = new Map<string, Set<string>>()
    for (const [index, venue] of venues.entries()) {
      for (const [offerIndex, offer] of program.entries()) {
        const isOffered =
          offer.weekdays.includes(getWeekday(day)) &&
          (index === 0 || (offer.audience !== 'club' && (offerIndex + index) % 3 !== 0))
        const host = community.hosts[(offerIndex + index) % community.hosts.length]
        if (isOffered && host !== undefined)
          addEvent(
            random,
            rows,
            community,
            {
              venue,
              offer,
              day,
              dayIndex,
              host: offer.audience === 'club' ? (community.hosts[0] ?? host) : host,
            },
            busy,
            startMs,
          )
      }
    }
  }
  return rows
}

/**
 * One event. No one is in two events of one start time, so `busy` remembers the players of each.
 */
function addEvent(
  random: Random,
  rows: EventRows,
  community: Community,
  slot: Slot,
  busy: Map<string, Set<string>>,
  startMs: number,
): void {
  const { offer, dayIndex } = slot
  const event = eventRow(random, community, slot, startMs)
  const taken = busy.get(offer.startTime) ?? new Set<string>()
  busy.set(offer.startTime, taken)
  const coming = listAudience(community, slot).filter(
    ({ playerId }) => !taken.has(playerId) && random.chance(interest(dayIndex)),
  )
  const roster = fillRoster(random, event, random.shuffle(coming))
  rows.events.push({
    ...event,
    nextOrder: roster.nextOrder,
    playing: placesTaken(roster.entries),
    waiting: roster.entries.filter(({ place }) => place === 'waiting').length,
  })
  for (const entry of roster.entries) {
    taken.add(entry.playerId)
    const attendance =
      dayIndex < lastAttended && entry.place === 'playing'
        ? random.chance(0.93)
          ? 'here'
          : 'no-show'
        : null
    const created = new Date(startMs + Math.min(dayIndex, 0) * dayMs - dayMs + entry.order * 60_000)
    rows.player_events.push({
      eventId: event.eventId,
      playerId: entry.playerId,
      guests: entry.guests,
      place: entry.place,
      entryOrder: entry.order,
      attendance,
      startDate: event.startDate,
      created,
      changed: created,
    })
  }
}

/** The nearer the day, the fuller the event; players of the last two weeks signed up before. */
const interest = (dayIndex: number): number => (dayIndex < 8 ? 0.85 : dayIndex < 21 ? 0.5 : 0.15)

function listAudience(community: Community, { venue, offer, host }: Slot): readonly Person[] {
  if (offer.audience === 'friends') return [host, ...(community.friends.get(host.playerId) ?? [])]
  if (offer.audience === 'club') return community.clubMembers
  return community.people.filter((person) => person.venueIds.includes(venue.locationId))
}

function eventRow(
  random: Random,
  { city }: Community,
  { venue, offer, day, dayIndex, host }: Slot,
  startMs: number,
) {
  const courts = Math.min(offer.courts, venue.courts)
  const invited = { everyone: '', club: city.clubName, friends: 'Friends' }[offer.audience]
  return {
    eventId: random.uuid(),
    location: venue.locationId,
    timezone: venue.timezone,
    playerId: host.playerId,
    title: offer.title[city.language],
    type: offer.type,
    play: 'doubles' as const,
    gender: offer.gender,
    startDate: day,
    startTime: offer.startTime,
    duration: offer.duration,
    courts,
    ...eventInstants({
      startDate: day,
      startTime: offer.startTime,
      duration: offer.duration,
      timezone: venue.timezone,
    }),
    minPlayers: 4,
    maxPlayers: courts * offer.playersPerCourt,
    guestsPerPlayer: offer.guestsPerPlayer,
    maxWaitlist: offer.maxWaitlist,
    skillMin: offer.skill?.[0] ?? null,
    skillMax: offer.skill?.[1] ?? null,
    skillRule: offer.skillRule,
    invite: invited !== '',
    invited,
    signupOpens: null,
    signupCloses: null,
    cancelCutoffHours: offer.isPaid ? 12 : 0,
    note: random.chance(noteChance) ? random.pick(notes[city.language]) : '',
    fee: offer.isPaid ? city.fee : '',
    status: 'published' as const,
    created: new Date(startMs + (Math.min(dayIndex, 0) - 7) * dayMs),
    edited: null,
  }
}
