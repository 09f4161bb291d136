// Shared setup of league tests: form fields, and a running league.
import type { CallInput } from '#contract/contract.ts'
import type { TestPlayer } from '../support/test-app.ts'

export type LeagueInput = CallInput<'leagues-create'>['fields']

export const leagueFieldsAt = (
  location: string,
  changes: Partial<LeagueInput> = {},
): LeagueInput => ({
  name: 'Summer ladder',
  location,
  kind: 'ladder',
  play: 'doubles',
  entryBy: 'player',
  gender: 'Any',
  startDate: '2026-06-01',
  endDate: '2026-07-31',
  signupDeadline: '2026-06-30',
  skillMin: null,
  skillMax: null,
  maxPlayers: 40,
  groupSize: 4,
  movers: 1,
  absence: 'stay',
  rounds: 6,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  invite: false,
  invited: '',
  note: '',
  ...changes,
})

export async function openLeague(organizer: TestPlayer, fields: LeagueInput): Promise<string> {
  const { leagueSeriesId } = await organizer.must('leagues-create', { fields })
  await organizer.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  return leagueSeriesId
}

export async function runningLeague(
  organizer: TestPlayer,
  players: readonly TestPlayer[],
  fields: LeagueInput,
): Promise<string> {
  const leagueSeriesId = await openLeague(organizer, fields)
  for (const player of players)
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  await organizer.must('leagues-setState', { leagueSeriesId, state: 'running' })
  return leagueSeriesId
}

export async function aLeagueDay(
  organizer: TestPlayer,
  leagueSeriesId: string,
  startDate = '2026-06-02',
): Promise<string> {
  const { eventIds } = await organizer.must('leagues-addDays', {
    leagueSeriesId,
    days: [startDate],
    startTime: '18:00',
    duration: 120,
    courts: 2,
  })
  return eventIds[0] ?? ''
}
