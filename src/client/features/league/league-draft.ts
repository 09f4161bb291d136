// A league being edited, and the defaults of a new one.
import type { LeagueFields } from '#domain/league/league.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { pairsUsual } from '#domain/team-league/team-league.ts'

export const freshLeague = (location: string, today: Day): LeagueFields => ({
  name: '',
  location,
  kind: 'ladder',
  play: 'doubles',
  entryBy: 'player',
  gender: 'Any',
  startDate: addDays(today, 14),
  endDate: addDays(today, 70),
  signupDeadline: addDays(today, 14),
  skillMin: null,
  skillMax: null,
  maxPlayers: 32,
  groupSize: 4,
  movers: 1,
  absence: 'stay',
  rounds: 6,
  pairs: pairsUsual,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  invite: false,
  invited: '',
  note: '',
})

export type LeagueDraftProps = {
  draft: LeagueFields
  change: (changes: Partial<LeagueFields>) => void
}
