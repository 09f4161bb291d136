// Authorization matrix of self check-in: players and strangers at the courts, organizers, venue
// admins.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { run, seen } from '../event-outcomes.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { anEventFor, anEventWithMe, aVenueFor } from '../matrix-targets.ts'

const mine: Outcomes = {
  own: 'ok',
  foreign: 'not-signed-up, blocked event-not-found',
  private: 'event-not-found, friend not-signed-up, organizer not-signed-up, admin not-signed-up',
  deleted: 'event-not-found',
}
/** Without an account everyone is a stranger, so private events are hidden. */
const anyone: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'event-not-found',
  deleted: 'event-not-found',
}
const office: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, admin ok',
  private: 'event-not-found, admin ok',
  deleted: 'event-not-found',
}

async function aNameAt({ scene }: Cell, eventId: string): Promise<string> {
  const checkInId = randomUUID()
  await scene.db
    .insertInto('check_ins')
    .values({
      checkInId,
      eventId,
      playerId: null,
      name: 'Rosa Diaz',
      state: 'waiting',
      proof: 'none',
      way: 'name',
      created: new Date(scene.app.clock.now()),
    })
    .execute()
  return checkInId
}

export const rows: readonly MatrixRow[] = [
  row('checkIns-open', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { place: eventId, code: null } }
  }),
  row('checkIns-arrive', 'an event', mine, async (cell) => {
    const { eventId } = await anEventWithMe(cell)
    return {
      id: eventId,
      input: { eventId, proof: { kind: 'position', lat: 40.8, lon: -73.97, accuracyM: 20 } },
    }
  }),
  row('checkIns-arriveByName', 'an event', anyone, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, name: 'Rosa Diaz', code: null } }
  }),
  row('checkIns-code', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { place: eventId } }
  }),
  row('checkIns-code', 'a venue', office, async (cell) => {
    const place = await aVenueFor(cell)
    return { id: place, input: { place } }
  }),
  row('checkIns-set', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, isOn: false } }
  }),
  row('checkIns-dismiss', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, checkInId: await aNameAt(cell, eventId) } }
  }),
  row('checkIns-byEvent', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
]

export const endNothing: readonly CallName[] = [
  'checkIns-arrive',
  'checkIns-arriveByName',
  'checkIns-set',
  'checkIns-dismiss',
]
