// Authorization matrix of house rules: managing them, reading them, and letting someone off.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aClubFor, anEventAlone, anEventFor, aVenueFor } from '../matrix-targets.ts'

const office: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, admin ok',
  private: 'not-allowed, admin ok',
  deleted: 'location-not-found',
}
const club: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary not-allowed, treasurer not-allowed, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const told: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, organizer shown, admin shown',
  deleted: 'absent',
}
const nothing: Outcomes = {
  own: 'request-used',
  foreign: 'request-used, blocked event-not-found',
  private: 'event-not-found, friend request-used, organizer request-used, admin request-used',
  deleted: 'event-not-found',
}
const runs: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const answered = (outcomes: Outcomes): Outcomes => ({
  own: outcomes.own.replaceAll('ok', 'request-used'),
  foreign: outcomes.foreign.replaceAll('ok', 'request-used'),
  private: outcomes.private.replaceAll('ok', 'request-used'),
  deleted: outcomes.deleted,
})

const rules = {
  daysAhead: 7,
  opensAt: '18:00',
  laterDays: null,
  aDay: 2,
  aWeek: null,
  oneWaitlist: true,
  missEffect: 'pause',
  missLimit: 2,
  pauseDays: 7,
  membersClubId: null,
} as const
const answer = { playerId: 'ann', isLifted: true, reason: 'Ill' } as const

async function ofVenue(cell: Cell) {
  const locationId = await aVenueFor(cell)
  return { id: locationId, owner: { kind: 'venue', locationId } as const }
}
const ofClub = async (cell: Cell) => ({ kind: 'club' as const, ...(await aClubFor(cell)) })

async function ofEvent(cell: Cell) {
  const { eventId } = await anEventFor(cell)
  return { id: eventId, eventId }
}

async function withRules({ scene: { db } }: Cell, locationId: string): Promise<void> {
  const { membersClubId: _club, ...asked } = rules
  await db
    .insertInto('house_rules')
    .values({
      rulesId: randomUUID(),
      locationId,
      slug: null,
      membersSlug: null,
      changed: new Date(0),
      ...asked,
    })
    .execute()
  await db
    .updateTable('locations')
    .set({ houseRules: true })
    .where('locationId', '=', locationId)
    .execute()
}

export const rows: readonly MatrixRow[] = [
  row('houseRules-get', 'a venue', office, async (cell) => {
    const { id, owner } = await ofVenue(cell)
    return { id, input: { owner } }
  }),
  row('houseRules-get', 'a club', club, async (cell) => ({
    input: { owner: await ofClub(cell) },
  })),
  row('houseRules-save', 'a venue', office, async (cell) => {
    const { id, owner } = await ofVenue(cell)
    return { id, input: { owner, rules } }
  }),
  row('houseRules-save', 'a club', club, async (cell) => ({
    input: { owner: await ofClub(cell), rules },
  })),
  row('houseRules-answer', 'a venue', answered(office), async (cell) => {
    const { id, owner } = await ofVenue(cell)
    return { id, input: { owner, ...answer } }
  }),
  row('houseRules-mine', 'an event', seen, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { eventId } }
  }),
  row('houseRules-byIds', 'an event', told, async (cell) => {
    const { eventId, location } = await anEventAlone(cell)
    await withRules(cell, location)
    return {
      input: { eventIds: [eventId] },
      shows: ({ events }) => events.some((event) => event.eventId === eventId),
    }
  }),
  row('houseRules-appeal', 'an event', nothing, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { eventId, body: 'Ill' } }
  }),
  plainRow('houseRules-record', 'ok', () => ({ input: {} })),
  row('houseRules-roster', 'an event', runs, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { eventId } }
  }),
]

export const endNothing: readonly CallName[] = [
  'houseRules-save',
  'houseRules-appeal',
  'houseRules-answer',
]
