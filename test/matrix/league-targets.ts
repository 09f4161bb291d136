// Leagues as targets of the matrix, and outcomes for their organizers.
import { randomUUID } from 'node:crypto'
import type { LeagueState } from '#domain/league/league.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import type { Cell, Outcomes } from './matrix-cell.ts'

export const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked league-not-found, organizer ok, admin ok',
  private: 'league-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'league-not-found',
}

export type PutLeague = {
  state?: LeagueState
  members?: readonly (readonly [string, string | null, 'joined' | 'asked' | 'invited'])[]
  entryBy?: 'player' | 'team'
  kind?: 'ladder' | 'teams'
  location?: string
}

export async function aLeagueFor(
  cell: Cell,
  {
    state = 'registration',
    members = [],
    entryBy = 'player',
    kind = 'ladder',
    location = cell.scene.place,
  }: PutLeague = {},
): Promise<string> {
  const {
    scene: { db },
    target,
  } = cell
  const leagueSeriesId = randomUUID()
  const {
    startDate,
    endDate,
    signupDeadline,
    skillMin,
    skillMax,
    maxPlayers,
    groupSize,
    winBy,
    bestOf,
    entryBy: _entryBy,
    kind: _kind,
    pairs: _pairs,
    ...same
  } = leagueFieldsAt(location)
  await db
    .insertInto('leagues')
    .values({
      ...same,
      leagueSeriesId,
      playerId: target === 'own' ? cell.me : 'organizer',
      state,
      entryBy,
      kind,
      pairs: 2,
      startDate,
      endDate,
      signupDeadline,
      skillMin,
      skillMax,
      maxPlayers,
      groupSize,
      winBy,
      bestOf,
      edited: null,
      deleted: target === 'deleted',
      ...(target === 'private' ? { invite: true, invited: 'Friends' } : {}),
    })
    .execute()
  for (const [playerId, partnerId, memberState] of members)
    await db
      .insertInto('league_players')
      .values({
        leagueSeriesId,
        playerId,
        partnerId,
        state: memberState,
        position: null,
      })
      .execute()
  return leagueSeriesId
}
