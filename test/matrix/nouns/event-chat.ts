// Authorization matrix of event chats and logs: the chat is for players and organizers, the log for
// those who manage the roster.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing } from '../matrix-scene.ts'
import { anEventFor } from '../matrix-targets.ts'

/** For organizers; others may only learn that the event exists. */
const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const shown: Outcomes = {
  own: 'shown',
  foreign: 'absent, blocked event-not-found, organizer shown, admin shown',
  private: 'event-not-found, friend absent, organizer shown, admin shown',
  deleted: 'event-not-found',
}
const runMessage: Outcomes = {
  own: 'ok',
  foreign: 'message-not-found, organizer ok, admin ok',
  private: 'message-not-found, organizer ok, admin ok',
  deleted: 'message-not-found',
}

async function aChat(cell: Cell): Promise<{ eventId: string; messageId: string }> {
  const { eventId } = await anEventFor(cell)
  const messageId = randomUUID()
  await cell.scene.db
    .insertInto('event_messages')
    .values({
      messageId,
      eventId,
      playerId: playing,
      message: 'hello',
      created: new Date(),
    })
    .execute()
  return { eventId, messageId }
}

export const rows: readonly MatrixRow[] = [
  row('eventChats-byEvent', 'an event', shown, async (cell) => {
    const { eventId } = await aChat(cell)
    return {
      id: eventId,
      input: { eventId, limit: 20 },
      shows: ({ messages }) => messages.length > 0,
    }
  }),
  row('eventChats-send', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { messageId: randomUUID(), eventId, message: 'hello' } }
  }),
  row('eventChats-markRead', 'a message', runMessage, async (cell) => {
    const { messageId } = await aChat(cell)
    return { id: messageId, input: { messageId } }
  }),
  row('eventChats-remove', 'a message', runMessage, async (cell) => {
    const { messageId } = await aChat(cell)
    return { id: messageId, input: { messageId } }
  }),
  row('events-reach', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
  row('eventLogs-byEvent', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, limit: 30 } }
  }),
]

export const endNothing: readonly CallName[] = [
  'eventChats-send',
  'eventChats-markRead',
  'eventChats-remove',
]
