// Shared setup of tournament tests: form fields, and a division with teams.
import type { CallInput } from '#contract/contract.ts'
import type { Database } from '#server/db/open-database.ts'
import type { TestPlayer } from '../support/test-app.ts'
import { signUp } from './event-scene.ts'
import { aTeam } from './team-scene.ts'

type TournamentInput = CallInput<'tournaments-create'>['fields']
type DivisionInput = CallInput<'tournaments-addDivision'>['division']

export const tournamentFieldsAt = (
  location: string,
  changes: Partial<TournamentInput> = {},
): TournamentInput => ({
  name: 'Summer Open',
  location,
  startDate: '2026-06-02',
  endDate: '2026-06-02',
  startTime: '08:00',
  endTime: '20:00',
  courts: 4,
  restMinutes: 15,
  note: '',
  ...changes,
})

export const divisionFieldsFor = (
  format: DivisionInput['format']['format'],
  changes: Partial<DivisionInput> = {},
): DivisionInput => ({
  title: 'Summer Open: Doubles',
  play: 'doubles',
  gender: 'Any',
  skillMin: null,
  skillMax: null,
  skillRule: 'block',
  startDate: '2026-06-02',
  startTime: '09:00',
  entrants: 16,
  waiting: 8,
  format: {
    format,
    rounds: 6,
    points: 11,
    winBy: 2,
    scoring: 'side-out',
    bestOf: 1,
    ranked: true,
    consolation: false,
  },
  ...changes,
})

export async function enterTeams(
  db: Database,
  eventId: string,
  players: readonly TestPlayer[],
): Promise<void> {
  for (let first = 0; first + 1 < players.length; first += 2) {
    const [one, other] = [players[first], players[first + 1]]
    if (one === undefined || other === undefined) continue
    await aTeam(db, eventId, one, other)
    await signUp(one, eventId)
  }
}
