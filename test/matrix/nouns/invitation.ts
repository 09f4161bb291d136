// Authorization matrix of invitations: a player's answer; and the answers, reminders and
// invitations by name that organizers and cohosts manage, but not venue admins.
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'
import { anEventFor, aPlayerFor } from '../matrix-targets.ts'

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

/** Only organizers of a private event invite by name, even when everyone sees it. */
const picked: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer event-not-private',
  private: 'event-not-found, friend not-allowed, organizer ok, admin not-allowed',
  deleted: 'event-not-found',
}
const unpicked: Outcomes = {
  ...picked,
  foreign: 'not-allowed, blocked event-not-found, organizer not-picked',
}
/** Hidden players can only be found by their friends. */
const found: Outcomes = {
  own: 'already-invited',
  foreign: 'ok, blocked player-not-found',
  private: 'player-not-found, friend ok, admin ok',
  deleted: 'player-not-found',
}
const foundPicked: Outcomes = { ...found, own: 'ok' }

const aPickingEvent = (cell: Cell) =>
  anEventFor(cell, cell.target === 'own' ? { invite: true, invited: 'Friends' } : {})

async function aPick(cell: Cell) {
  const { eventId } = await aPickingEvent({ ...cell, target: 'own' })
  return { eventId, playerId: await aPlayerFor(cell) }
}

async function pick(cell: Cell, eventId: string, playerId: string): Promise<void> {
  const asked = new Date(cell.scene.app.clock.now())
  await cell.scene.db
    .insertInto('event_invitees')
    .values({ eventId, playerId, asked, picked: true })
    .execute()
}

export const rows: readonly MatrixRow[] = [
  row('events-declineInvitation', 'an event', asked, aboutMe),
  row('events-invitation', 'an event', seen, aboutMe),
  row('events-remindInvitees', 'an event', organized, aboutOthers),
  row('events-invitees', 'an event', organized, aboutOthers),
  row('events-invitePlayer', 'an event', picked, async (cell) => {
    const { eventId } = await aPickingEvent(cell)
    return { id: eventId, input: { eventId, playerId: outside } }
  }),
  row('events-invitePlayer', 'a player', found, async (cell) => {
    const input = await aPick(cell)
    return { id: input.playerId, input }
  }),
  row('events-uninvitePlayer', 'an event', unpicked, async (cell) => {
    const { eventId } = await aPickingEvent(cell)
    await pick(cell, eventId, outside)
    return { id: eventId, input: { eventId, playerId: outside } }
  }),
  row('events-uninvitePlayer', 'a player', foundPicked, async (cell) => {
    const input = await aPick(cell)
    if (cell.target !== 'deleted') await pick(cell, input.eventId, input.playerId)
    return { id: input.playerId, input }
  }),
]

export const endNothing: readonly CallName[] = [
  'events-declineInvitation',
  'events-remindInvitees',
  'events-invitePlayer',
  'events-uninvitePlayer',
]
