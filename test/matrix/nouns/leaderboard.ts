// Authorization matrix of leaderboards: venues' are open, clubs' are for members, and players are
// visible as in lists.
import { row, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aClubFor, aPlace, aPlayerFor, aVenueFor } from '../matrix-targets.ts'

const anyVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'location-not-found',
}
const members: Outcomes = {
  own: 'ok',
  foreign: 'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const listed: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, admin shown',
  deleted: 'absent',
}

const asked = { window: 'all time', metric: 'points', discipline: 'doubles', after: null } as const

export const rows: readonly MatrixRow[] = [
  row('leaderboards-page', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { scope: { kind: 'venue', locationId: id }, ...asked } }
  }),
  row('leaderboards-page', 'a club', members, async (cell) => {
    const club = await aClubFor(cell)
    return { id: club.clubId, input: { scope: { kind: 'club', ...club }, ...asked } }
  }),
  row('leaderboards-page', 'a player', listed, async (cell) => {
    const locationId = await aPlace(cell)
    const playerId = await aPlayerFor(cell, locationId)
    const results = { attended: 1, hosted: 0, wins: 0, losses: 0, gold: 0, silver: 0, bronze: 0 }
    if (cell.target !== 'deleted')
      await cell.scene.db
        .insertInto('leaderboard_totals')
        .values({
          locationId,
          span: 'all time',
          playerId,
          listed: cell.target !== 'private',
          ...results,
        })
        .execute()
    return {
      input: { scope: { kind: 'venue', locationId }, ...asked },
      shows: ({ rows }) => rows.some((row) => row.playerId === playerId),
    }
  }),
]
