// The matrix of invitations: an own answer, and the answers and reminders that organizers and
// cohosts have, but not the admins of a venue.
import { row, type Cell, type MatrixRow, type Outcomes } from './matrix-cell.ts'
import { outside } from './matrix-scene.ts'
import { anEventFor } from './matrix-targets.ts'

/** The actor's own event has asked the actor, the others have not. */
const asked: Outcomes = {
  own: 'ok',
  foreign: 'not-invited, blocked event-not-found',
  private: 'event-not-found, friend not-invited, organizer not-invited, admin not-invited',
  deleted: 'event-not-found',
}
const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const organized: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin not-allowed',
  deleted: 'event-not-found',
}

/** An event with an invitee that has not answered. */
async function anAsking(cell: Cell, playerId: string): Promise<{ eventId: string }> {
  const { eventId } = await anEventFor(cell)
  await cell.scene.db
    .insertInto('event_invitees')
    .values({ eventId, playerId, asked: new Date(cell.scene.app.clock.now()) })
    .execute()
  return { eventId }
}
const aboutMe = async (cell: Cell) => {
  const { eventId } = cell.target === 'own' ? await anAsking(cell, cell.me) : await anEventFor(cell)
  return { id: eventId, input: { eventId } }
}
const aboutOthers = async (cell: Cell) => {
  const { eventId } = await anAsking(cell, cell.target === 'private' ? 'friend' : outside)
  return { id: eventId, input: { eventId } }
}

export const invitationRows: readonly MatrixRow[] = [
  row('events-declineInvitation', 'an event', asked, aboutMe),
  row('events-invitation', 'an event', seen, aboutMe),
  row('events-remindInvitees', 'an event', organized, aboutOthers),
  row('events-invitees', 'an event', organized, aboutOthers),
]
