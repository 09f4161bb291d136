// The demo's events: two weeks back, with attendance, and 60 days ahead, with sign-ups.
import type { Insertable } from 'kysely'
import { calendarDays } from '#domain/event/calendar.ts'
import { placesTaken } from '#domain/event/entry.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { addDays, getWeekday, type Day } from '#domain/shared/day.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { eventInstants } from '../time/zone-time.ts'
import { mayCome } from './habits.ts'
import { addInvitees, createSeries, inNoSeries, type InvitingRows } from './invitations.ts'
import type { Community, DemoPerson } from './people.ts'
import { program, type Offer } from './program.ts'
import { fillRoster } from './rosters.ts'
import { isPlaceTaken, listBusy, type Taken } from './taken.ts'

export type DemoVenue = { locationId: string; name: string; timezone: string; courts: number }
export type EventRows = { events: NewEvent[]; player_events: Insertable<Tables['player_events']>[] }
export type ProgramRows = EventRows & InvitingRows
/**
 * startMs: the instant the demo begins, for creation times. accounts: players invited to private
 * events. taken: slots already in use.
 */
export type ProgramPlan = {
  today: Day
  startMs: number
  now: number
  accounts: ReadonlySet<string>
  taken: readonly Taken[]
}

const daysBehind = 14
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

type Slot = { venue: DemoVenue; offer: Offer; day: Day; dayIndex: number; host: DemoPerson }
type Making = {
  random: Random
  rows: ProgramRows
  community: Community
  plan: ProgramPlan
  toSeries: ReturnType<typeof createSeries>
  busy: Map<string, Set<string>>
}

export function buildEvents(
  random: Random,
  community: Community,
  venues: readonly DemoVenue[],
  plan: ProgramPlan,
): ProgramRows {
  const rows: ProgramRows = { events: [], player_events: [], event_series: [], event_invitees: [] }
  const toSeries = createSeries(random, rows, plan.now)
  for (let dayIndex = -daysBehind; dayIndex <= calendarDays; dayIndex += 1) {
    const day = addDays(plan.today, dayIndex)
    const making: Making = { random, rows, community, plan, toSeries, busy: new Map() }
    for (const [index, venue] of venues.entries()) {
      for (const [offerIndex, offer] of program.entries()) {
        const isOffered =
          offer.weekdays.includes(getWeekday(day)) &&
          (index === 0 || (offer.audience !== 'club' && (offerIndex + index) % 3 !== 0))
        const host = community.hosts[(offerIndex + index) % community.hosts.length]
        if (isOffered && host !== undefined)
          addEvent(making, {
            venue,
            offer,
            day,
            dayIndex,
            host: offer.audience === 'club' ? (community.hosts[0] ?? host) : host,
          })
      }
    }
  }
  return rows
}

function addEvent(making: Making, slot: Slot): void {
  const { random, rows, community, plan, toSeries, busy } = making
  const { offer, dayIndex, day, venue } = slot
  const event = eventRow(random, community, slot, plan.startMs)
  if (isPlaceTaken(plan.taken, event)) return
  const taken = busy.get(offer.startTime) ?? new Set<string>()
  busy.set(offer.startTime, taken)
  const elsewhere = listBusy(plan.taken, event)
  const audience = listAudience(community, slot)
  const coming = audience.filter(
    ({ playerId, playerName }) =>
      !taken.has(playerId) &&
      !elsewhere.has(playerId) &&
      mayCome(playerName, slot) &&
      random.chance(interest(dayIndex)),
  )
  const roster = fillRoster(random, event, random.shuffle(coming))
  const series = event.invite
    ? toSeries(`${venue.locationId} ${event.title}`, getWeekday(day), event)
    : inNoSeries
  rows.events.push({
    ...event,
    ...series,
    nextOrder: roster.nextOrder,
    playing: placesTaken(roster.entries),
    waiting: roster.entries.filter(({ place }) => place === 'waiting').length,
  })
  if (event.invite)
    addInvitees(
      rows,
      { ...event, ...series },
      audience.map(({ playerId }) => playerId).filter((playerId) => plan.accounts.has(playerId)),
    )
  for (const { playerId } of roster.entries) taken.add(playerId)
  addEntries(making, event, roster.entries, dayIndex)
}

function addEntries(
  { random, rows, plan: { startMs } }: Making,
  { eventId, startDate }: Pick<NewEvent, 'eventId' | 'startDate'>,
  entries: Roster['entries'],
  dayIndex: number,
): void {
  for (const entry of entries) {
    const attendance =
      dayIndex < lastAttended && entry.place === 'playing'
        ? random.chance(0.93)
          ? 'here'
          : 'no-show'
        : null
    const created = new Date(startMs + Math.min(dayIndex, 0) * dayMs - dayMs + entry.order * 60_000)
    rows.player_events.push({
      eventId,
      playerId: entry.playerId,
      guests: entry.guests,
      place: entry.place,
      entryOrder: entry.order,
      attendance,
      startDate,
      created,
      changed: created,
    })
  }
}

const interest = (dayIndex: number): number => (dayIndex < 8 ? 0.85 : dayIndex < 21 ? 0.5 : 0.15)

function listAudience(community: Community, { venue, offer, host }: Slot): readonly DemoPerson[] {
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
