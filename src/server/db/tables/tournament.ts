// Tournaments, and the plan of their matches.
import type { Generated } from 'kysely'
import type { MatchStage } from '#domain/match/match.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Tournaments = {
  tournamentId: string
  location: string
  playerId: string
  name: string
  startDate: string
  endDate: string
  startTime: string
  endTime: string
  courts: number
  courtsOut: Generated<number[]>
  restMinutes: number
  note: string
  invite: Generated<boolean>
  invited: Generated<string>
  watchKey: Generated<string | null>
  deleted: Generated<boolean>
  created: DefaultInstant
  edited: Instant | null
}
/** When and where a match is planned; called: when its players were sent to a court. */
type TournamentSlots = {
  eventId: string
  stage: MatchStage
  round: number
  slot: number
  startsAt: Instant
  minutes: number
  court: number
  called: OptionalInstant
}

type TournamentCohosts = { tournamentId: string; playerId: string }

export type TournamentTables = {
  tournaments: Tournaments
  tournament_cohosts: TournamentCohosts
  tournament_slots: TournamentSlots
}
