// Player Passes and their codes.
import type { Generated } from 'kysely'
import type { Computed, Instant, OptionalInstant } from './columns.ts'

type PassTiers = {
  ppGlobalsId: Generated<string>
  tier: string
  weeklyAllowance: number
  position: number
}
type Passes = {
  playerId: string
  serial: Computed<number>
  tier: string
  granted: Instant
  grantedBy: 'operator' | 'code'
  lastClaimAt: OptionalInstant
  lastClaimTx: Generated<string | null>
}
/** The code itself is never stored. */
type PassCodes = {
  codeHash: string
  tier: string
  batch: Generated<string>
  maxUses: number
  uses: Generated<number>
  expires: Instant | null
  created: Instant
}
type PassCodeUses = { codeHash: string; playerId: string; redeemed: Instant }

export type PassTables = {
  pass_tiers: PassTiers
  passes: Passes
  pass_codes: PassCodes
  pass_code_uses: PassCodeUses
}
