import type { Generated } from 'kysely'
import type { CheckInProof, CheckInState, CheckInWay } from '#domain/check-in/check-in.ts'
import type { Instant } from './columns.ts'

type CheckIns = {
  checkInId: string
  eventId: string
  playerId: string | null
  name: string | null
  state: CheckInState
  proof: CheckInProof
  way: CheckInWay
  /**
   * An organizer revoked it; until they change that, the player waits for the organizer's check-in.
   */
  denied: Generated<boolean>
  created: Instant
}

export type CheckInTables = { check_ins: CheckIns }
