import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

type PartnerSeekers = {
  eventId: string
  playerId: string
  note: Generated<string>
  created: Instant
}

export type PartnerTables = { partner_seekers: PartnerSeekers }
