// Shared setup of team league tests: a running league of teams with captains, and its schedule.
import type { LiveOutput } from '#contract/contract.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { leagueFieldsAt, runningLeague, type LeagueInput } from './league-scene.ts'

export type TeamPlay = NonNullable<LiveOutput<'leagues-byId'>['teamPlay']>

export const teamLeagueAt = (location: string, changes: Partial<LeagueInput> = {}): LeagueInput =>
  leagueFieldsAt(location, { name: 'Club teams', kind: 'teams', pairs: 2, ...changes })

export type SceneTeam = {
  teamId: string
  name: string
  players: readonly [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
}

export async function aTeamLeague(
  organizer: TestPlayer,
  players: readonly TestPlayer[],
  fields: LeagueInput,
): Promise<{ leagueSeriesId: string; teams: SceneTeam[] }> {
  const leagueSeriesId = await runningLeague(organizer, players, fields)
  const teams: SceneTeam[] = []
  for (let first = 0; first + 4 <= players.length; first += 4) {
    const four = players.slice(first, first + 4) as unknown as SceneTeam['players']
    const name = `Team ${teams.length + 1}`
    const { teamId } = await organizer.must('leagues-saveTeam', {
      leagueSeriesId,
      teamId: null,
      name,
      captainId: four[0].playerId,
      playerIds: four.map(({ playerId }) => playerId),
    })
    teams.push({ teamId, name, players: four })
  }
  return { leagueSeriesId, teams }
}

export const lineupFor = ({ players }: SceneTeam): [string, string][] => {
  const [one, two, three, four] = players.map(({ playerId }) => playerId)
  return [
    [one ?? '', two ?? ''],
    [three ?? '', four ?? ''],
  ]
}

export async function teamPlayFor(
  app: TestApp,
  { token }: Pick<TestPlayer, 'token'>,
  leagueSeriesId: string,
): Promise<TeamPlay> {
  const socket = await app.socket(token)
  const { teamPlay } = await socket.subscribe('leagues-byId', { leagueSeriesId }).next()
  await socket.close()
  if (teamPlay === null) throw new Error('no team league')
  return teamPlay
}

export const answered = async (
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> => {
  const answer = await asked
  return answer.ok ? 'ok' : (answer.refusal?.code ?? '')
}

export const planSeason = (
  who: TestPlayer,
  leagueSeriesId: string,
  changes: Partial<{ firstDay: string; everyDays: number; legs: number }> = {},
): Promise<string> =>
  answered(
    who.call('leagues-planMatchups', {
      leagueSeriesId,
      firstDay: '2026-06-10',
      startTime: '18:00',
      everyDays: 7,
      legs: 1,
      ...changes,
    }),
  )

type SeenMatchup = TeamPlay['matchups'][number]

export async function aMatchup(
  app: TestApp,
  organizer: TestPlayer,
  { location, players }: { location: string; players: readonly TestPlayer[] },
) {
  const scene = await aTeamLeague(organizer, players, teamLeagueAt(location))
  const { leagueSeriesId } = scene
  await planSeason(organizer, leagueSeriesId)
  const [one, two] = scene.teams as [SceneTeam, SceneTeam]
  const [matchup] = (await teamPlayFor(app, organizer, leagueSeriesId)).matchups
  const matchupId = matchup?.matchupId ?? ''
  const findSide = (team: SceneTeam): 'a' | 'b' => (matchup?.a === team.teamId ? 'a' : 'b')
  const about = { leagueSeriesId, matchupId }
  return {
    leagueSeriesId,
    matchupId,
    one,
    two,
    findSide,
    set: (who: TestPlayer, team: SceneTeam, lineup = lineupFor(team)): Promise<string> =>
      answered(who.call('leagues-setLineup', { ...about, side: findSide(team), lineup })),
    score: (who: TestPlayer, pair: number, games: [number, number][]): Promise<string> =>
      answered(who.call('leagues-setPairResult', { ...about, pair, games })),
    see: async (who: TestPlayer): Promise<SeenMatchup> => {
      const [seen] = (await teamPlayFor(app, who, leagueSeriesId)).matchups
      if (seen === undefined) throw new Error('no match-up')
      return seen
    },
    own: (seen: SeenMatchup, team: SceneTeam) =>
      findSide(team) === 'a' ? seen.lineupA : seen.lineupB,
  }
}

let mates = 0
export async function newMates(app: TestApp, many: number): Promise<TestPlayer[]> {
  const players: TestPlayer[] = []
  for (let place = 0; place < many; place += 1) {
    mates += 1
    players.push(await app.signedIn(`Mate${mates}`))
  }
  return players
}
