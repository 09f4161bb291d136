// Authorization matrix of club chats: members only; moderators may remove others' messages.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aClubFor } from '../matrix-targets.ts'

/** Friend and blocked are members of the foreign club. */
const read: Outcomes = {
  own: 'ok',
  foreign: 'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const moderate: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader ok, secretary not-allowed, treasurer not-allowed, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}

async function aMessageFor(cell: Cell) {
  const club = await aClubFor(cell)
  const messageId = randomUUID()
  if (cell.target !== 'deleted')
    await cell.scene.db
      .insertInto('club_messages')
      .values({
        messageId,
        locationId: club.locationId,
        slug: club.clubId,
        playerId: cell.target === 'own' ? cell.me : 'owner',
        message: 'hello',
        created: new Date(0),
      })
      .execute()
  return { id: club.clubId, input: { ...club, messageId } }
}

export const rows: readonly MatrixRow[] = [
  row('clubChats-byClub', 'a club', read, async (cell) => {
    const { id, input } = await aMessageFor(cell)
    const { messageId: _messageId, ...club } = input
    return { id, input: { ...club, limit: 20 } }
  }),
  row('clubChats-send', 'a club', read, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, messageId: randomUUID(), message: 'hello' } }
  }),
  row('clubChats-markRead', 'a message', read, aMessageFor),
  row('clubChats-remove', 'a message', moderate, aMessageFor),
  row('clubChats-mute', 'a club', read, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, muted: true } }
  }),
]

export const endNothing: readonly CallName[] = [
  'clubChats-send',
  'clubChats-remove',
  'clubChats-markRead',
  'clubChats-mute',
]
