// House rules of venues and clubs, and players' appeals against their consequences.
import type { Generated } from 'kysely'
import type { MissEffect } from '#domain/house-rule/house-rule.ts'
import type { Instant, OptionalInstant } from './columns.ts'

/** slug null: the venue's. membersSlug: the club whose members go first at a venue. */
type HouseRuleRows = {
  rulesId: string
  locationId: string
  slug: string | null
  membersSlug: string | null
  daysAhead: number | null
  opensAt: string
  laterDays: number | null
  aDay: number | null
  aWeek: number | null
  oneWaitlist: boolean
  missEffect: MissEffect
  missLimit: number
  pauseDays: number
  changed: Instant
}
type HouseAppeals = {
  appealId: string
  rulesId: string
  playerId: string
  body: string
  created: Instant
  answered: OptionalInstant
  answeredBy: Generated<string | null>
  lifted: Generated<boolean>
  reason: Generated<string>
}

export type HouseRuleTables = {
  house_rules: HouseRuleRows
  house_appeals: HouseAppeals
}
