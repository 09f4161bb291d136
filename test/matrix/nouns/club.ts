// Authorization matrix of clubs: visible to members and invitees, run by the owner.
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'
import { aClubFor, aPlayerFor, aVenueFor, invite, newName } from '../matrix-targets.ts'

const hidden = 'club-not-found, owner ok'
/** Friend and blocked are members of the foreign club. */
const seen: Outcomes = {
  own: 'ok',
  foreign: 'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner ok',
  private: hidden,
  deleted: 'club-not-found',
}
const run: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary not-allowed, treasurer not-allowed, owner ok',
  private: hidden,
  deleted: 'club-not-found',
}
const runPeople: Outcomes = {
  ...run,
  foreign: run.foreign.replace('secretary not-allowed', 'secretary ok'),
}
const anyVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'location-not-found',
}
const taken: Outcomes = {
  own: 'already-member',
  foreign: 'ok, blocked player-not-found',
  private: 'player-not-found, friend ok, admin ok',
  deleted: 'player-not-found',
}

const onPlayer = async (cell: Cell) => {
  const playerId = await aPlayerFor(cell)
  return { playerId, ...(await aClubFor({ ...cell, target: 'own' })) }
}

export const rows: readonly MatrixRow[] = [
  row('clubs-atLocation', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id } }
  }),
  row(
    'clubs-atLocation',
    'a club',
    {
      own: 'shown',
      foreign:
        'absent, friend shown, blocked shown, leader shown, secretary shown, treasurer shown, owner shown',
      private: 'absent, owner shown',
      deleted: 'absent',
    },
    async (cell) => {
      const { locationId, clubId } = await aClubFor(cell)
      return {
        input: { locationId },
        shows: ({ owned, joined, invited }) =>
          [...owned, ...joined, ...invited].some((club) => club.clubId === clubId),
      }
    },
  ),
  row('clubs-byId', 'a club', seen, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: club }
  }),
  row('clubs-create', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, clubName: 'Dinkers' } }
  }),
  row('clubs-rename', 'a club', run, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, clubName: newName('new') } }
  }),
  row('clubs-delete', 'a club', run, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: club }
  }),
  row('clubMembers-add', 'a club', runPeople, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, playerId: outside } }
  }),
  row('clubMembers-add', 'a player', taken, async (cell) => {
    const input = await onPlayer(cell)
    return { id: input.playerId, input }
  }),
  row('clubMembers-invite', 'a club', runPeople, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { ...club, playerId: outside, invited: true } }
  }),
  row('clubMembers-invite', 'a player', taken, async (cell) => {
    const input = await onPlayer(cell)
    return { id: input.playerId, input: { ...input, invited: true } }
  }),
  row(
    'clubMembers-remove',
    'a club',
    {
      ...run,
      foreign:
        'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary not-a-member, treasurer not-allowed, owner not-a-member',
      private: 'club-not-found, owner not-a-member',
      own: 'not-a-member',
    },
    async (cell) => {
      const club = await aClubFor(cell)
      return { id: club.clubId, input: { ...club, playerId: outside } }
    },
  ),
  row(
    'clubMembers-remove',
    'a player',
    {
      own: 'club-owner-stays',
      foreign: 'not-a-member',
      private: 'not-a-member',
      deleted: 'not-a-member',
    },
    async (cell) => ({ input: await onPlayer(cell) }),
  ),
  row(
    'clubMembers-remove',
    'oneself',
    {
      own: 'club-owner-stays',
      foreign:
        'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner club-owner-stays',
      private: 'club-not-found, owner club-owner-stays',
      deleted: 'club-not-found',
    },
    async (cell) => {
      const club = await aClubFor(cell)
      return { id: club.clubId, input: { ...club, playerId: cell.me } }
    },
  ),
  row(
    'clubMembers-answer',
    'a club',
    {
      own: 'club-not-found',
      foreign: 'club-not-found',
      private: 'club-not-found',
      deleted: 'club-not-found',
    },
    async (cell) => {
      const club = await aClubFor(cell)
      return { id: club.clubId, input: { ...club, accept: true } }
    },
  ),
  // The owner invites; an invitation across a block doesn't exist.
  row(
    'clubMembers-answer',
    'an invitation',
    { own: '-', foreign: '-', private: 'ok, blocked club-not-found, owner -', deleted: '-' },
    async (cell) => {
      const club = await aClubFor(cell)
      await invite(cell, club, cell.me)
      return { id: club.clubId, input: { ...club, accept: true } }
    },
  ),
]

export const endNothing: readonly CallName[] = [
  'clubs-create',
  'clubMembers-add',
  'clubMembers-answer',
  'clubMembers-remove',
]
