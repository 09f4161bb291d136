// A league while it is being written: what a new one starts from, and what is wrong with it before
// it is sent.
import type { LeagueFields } from '#domain/league/league.ts'
import { leagueNameMin } from '#domain/league/league.ts'
import { addDays, type Day } from '#domain/shared/day.ts'

/** Eight weeks of a ladder of groups of four, open for two weeks. */
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
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  invite: false,
  invited: '',
  note: '',
})

/** What a part of the form gets. */
export type LeagueDraftProps = {
  draft: LeagueFields
  change: (changes: Partial<LeagueFields>) => void
}

/** What the form can tell on its own, by field: any of the three days can be the wrong one. */
export function leagueProblems({ name, startDate, endDate, signupDeadline }: LeagueFields): {
  name?: 'short'
  endDate?: 'early'
} {
  return {
    ...(name.trim().length < leagueNameMin && { name: 'short' }),
    ...((startDate > endDate || signupDeadline > endDate) && { endDate: 'early' }),
  }
}
