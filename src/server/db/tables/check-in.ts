// The table of self check-in.
import type { Generated } from 'kysely'
import type { CheckInProof, CheckInState, CheckInWay } from '#domain/check-in/check-in.ts'
import type { Instant } from './columns.ts'

type CheckIns = {
  checkInId: string
  eventId: string
  /** Null: the roster doesn't have the name. */
  playerId: string | null
  name: string | null
  state: CheckInState
  proof: CheckInProof
  way: CheckInWay
  /** An organizer took it back: until they say otherwise, the player waits for their tap. */
  denied: Generated<boolean>
  created: Instant
}

export type CheckInTables = { check_ins: CheckIns }
