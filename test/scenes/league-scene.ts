// What tests of leagues share: fields for the form, and a league that runs.
import type { CallInput } from '#contract/contract.ts'
import type { TestPlayer } from '../support/test-app.ts'

export type LeagueInput = CallInput<'leagues-create'>['fields']

/** A public ladder of groups of four over June and July, for single players. */
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

/** A league open for registration; gives its id. */
export async function openLeague(organizer: TestPlayer, fields: LeagueInput): Promise<string> {
  const { leagueSeriesId } = await organizer.must('leagues-create', { fields })
  await organizer.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  return leagueSeriesId
}

/** A league that runs with these players, entered in this order. */
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

/** A game day of a league on the day after the test clock's start; gives its event. */
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
