// Authorization matrix of team leagues: teams and schedule by organizers, line-ups and scores also
// by captains. No actor is a captain here.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { aLeagueFor, run } from '../league-targets.ts'
import { row, type Cell, type MatrixRow } from '../matrix-cell.ts'
import { outside, playing, waiting } from '../matrix-scene.ts'

type TeamLeague = { leagueSeriesId: string; teamId: string; matchupId: string }

async function aTeamLeagueFor(cell: Cell, isShown = false): Promise<TeamLeague> {
  const { db, app } = cell.scene
  const leagueSeriesId = await aLeagueFor(cell, {
    state: 'running',
    kind: 'teams',
    members: [playing, waiting, outside].map((playerId) => [playerId, null, 'joined'] as const),
  })
  const [teamId, other, matchupId] = [randomUUID(), randomUUID(), randomUUID()]
  const created = new Date(app.clock.now())
  await db
    .insertInto('league_teams')
    .values([
      { teamId, leagueSeriesId, name: 'Dinkers', created },
      { teamId: other, leagueSeriesId, name: 'Lobbers', created: new Date(created.getTime() + 1) },
    ])
    .execute()
  await db
    .updateTable('league_players')
    .set({ teamId })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
  await db
    .insertInto('league_matchups')
    .values({
      matchupId,
      leagueSeriesId,
      round: 1,
      teamA: teamId,
      teamB: other,
      // Scores open an hour before the start; hidden line-ups stay hidden until then.
      day: isShown ? '2026-06-02' : '2026-06-20',
      startTime: '18:00',
      shown: isShown ? created : null,
    })
    .execute()
  await db
    .insertInto('league_lineups')
    .values(
      (isShown ? (['a', 'b'] as const) : (['a'] as const)).flatMap((side) => [
        { matchupId, side, pair: 1, playerId: playing, partnerId: waiting },
        { matchupId, side, pair: 2, playerId: outside, partnerId: playing },
      ]),
    )
    .execute()
  return { leagueSeriesId, teamId, matchupId }
}

const about =
  (input: (league: TeamLeague) => object, isShown = false) =>
  async (cell: Cell) => {
    const league = await aTeamLeagueFor(cell, isShown)
    const { leagueSeriesId } = league
    return { id: leagueSeriesId, input: { leagueSeriesId, ...input(league) } as never }
  }

export const rows: readonly MatrixRow[] = [
  row(
    'leagues-saveTeam',
    'a league',
    run,
    about(({ teamId }) => ({ teamId, name: 'Bangers', captainId: playing, playerIds: [playing] })),
  ),
  row(
    'leagues-deleteTeam',
    'a league',
    run,
    about(({ teamId }) => ({ teamId })),
  ),
  row(
    'leagues-planMatchups',
    'a league',
    run,
    about(() => ({ firstDay: '2026-06-25', startTime: '18:00', everyDays: 7, legs: 1 })),
  ),
  row(
    'leagues-moveMatchup',
    'a league',
    run,
    about(({ matchupId }) => ({ matchupId, day: '2026-06-21', startTime: '19:00' })),
  ),
  row(
    'leagues-setLineup',
    'a league',
    run,
    about(({ matchupId }) => ({ matchupId, side: 'a', lineup: [] })),
  ),
  row(
    'leagues-setPairResult',
    'a league',
    run,
    about(({ matchupId }) => ({ matchupId, pair: 1, games: [[11, 3]] }), true),
  ),
]

export const endNothing: readonly CallName[] = [
  'leagues-saveTeam',
  'leagues-deleteTeam',
  'leagues-planMatchups',
  'leagues-moveMatchup',
  'leagues-setLineup',
  'leagues-setPairResult',
]
