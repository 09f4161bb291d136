// Authorization matrix of club polls: created by owner and organizers, answered by members.
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
const run: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader ok, secretary not-allowed, treasurer not-allowed, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}

async function aPollFor(cell: Cell) {
  const club = await aClubFor(cell)
  const pollId = randomUUID()
  if (cell.target !== 'deleted')
    await cell.scene.db
      .insertInto('club_polls')
      .values({
        pollId,
        locationId: club.locationId,
        slug: club.clubId,
        authorId: cell.target === 'own' ? cell.me : 'owner',
        kind: 'yes-no',
        question: 'Play?',
        options: ['yes', 'no'],
        created: new Date(0),
      })
      .execute()
  return { id: club.clubId, input: { ...club, pollId } }
}

export const rows: readonly MatrixRow[] = [
  row('clubPolls-list', 'a club', read, async (cell) => {
    const { id, input } = await aPollFor(cell)
    const { pollId: _pollId, ...club } = input
    return { id, input: club }
  }),
  row('clubPolls-ask', 'a club', run, async (cell) => {
    const club = await aClubFor(cell)
    const poll = { kind: 'yes-no' as const, question: 'Play?', options: [], closes: null }
    return { id: club.clubId, input: { ...club, ...poll, pollId: randomUUID() } }
  }),
  row('clubPolls-vote', 'a poll', read, async (cell) => {
    const { id, input } = await aPollFor(cell)
    return { id, input: { ...input, choices: [0] } }
  }),
  row('clubPolls-close', 'a poll', run, aPollFor),
  row('clubPolls-remove', 'a poll', run, aPollFor),
  row('clubPolls-voters', 'a poll', run, aPollFor),
]

export const endNothing: readonly CallName[] = [
  'clubPolls-ask',
  'clubPolls-vote',
  'clubPolls-close',
  'clubPolls-remove',
]
