// Authorization matrix of agreements: requiring them, signing them, and the records.
import type { CallName } from '#contract/contract.ts'
import { anAgreement } from '#test/scenes/agreement-scene.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing } from '../matrix-scene.ts'
import { aClubFor, anEventFor, aVenueFor } from '../matrix-targets.ts'

const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
/** Only the organizer may require one for an event, not the venue's admin. */
const asks: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin not-allowed',
  deleted: 'event-not-found',
}
const runs: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
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

const fields = {
  title: 'Waiver',
  textEn: 'Play at your own risk.',
  textEs: '',
  repeats: 'once',
  seasonFrom: null,
  seasonUntil: null,
  forGuests: false,
  forMinors: false,
} as const

async function ofEvent(cell: Cell) {
  const { eventId } = await anEventFor(cell)
  return { id: eventId, eventId, ...(await anAgreement(cell.scene.db, eventId)) }
}

export const rows: readonly MatrixRow[] = [
  row('agreements-list', 'an event', asks, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { owner: { kind: 'event', eventId } } }
  }),
  row('agreements-list', 'a venue', office, async (cell) => {
    const locationId = await aVenueFor(cell)
    return { id: locationId, input: { owner: { kind: 'venue', locationId } } }
  }),
  row('agreements-save', 'an event', asks, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { owner: { kind: 'event', eventId }, agreementId: null, ...fields } }
  }),
  row('agreements-save', 'a venue', office, async (cell) => {
    const locationId = await aVenueFor(cell)
    return {
      id: locationId,
      input: { owner: { kind: 'venue', locationId }, agreementId: null, ...fields },
    }
  }),
  row('agreements-save', 'a club', club, async (cell) => ({
    input: { owner: { kind: 'club', ...(await aClubFor(cell)) }, agreementId: null, ...fields },
  })),
  row('agreements-end', 'an event', asks, async (cell) => {
    const { id, eventId, agreementId } = await ofEvent(cell)
    return { id, input: { owner: { kind: 'event', eventId }, agreementId } }
  }),
  row('agreements-asked', 'an event', seen, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { eventId, guests: 0 } }
  }),
  row('agreements-accept', 'an event', seen, async (cell) => {
    const { id, eventId, versionId } = await ofEvent(cell)
    return {
      id,
      input: { eventId, versionIds: [versionId], typedName: 'Ann', guardian: '', guests: [] },
    }
  }),
  row('agreements-recordPaper', 'an event', runs, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { eventId, playerId: playing, accepted: true } }
  }),
  row('agreements-roster', 'an event', runs, async (cell) => {
    const { id, eventId } = await ofEvent(cell)
    return { id, input: { eventId } }
  }),
]

export const endNothing: readonly CallName[] = [
  'agreements-save',
  'agreements-end',
  'agreements-accept',
  'agreements-recordPaper',
]
