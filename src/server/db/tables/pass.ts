// Player passes and their codes.
import type { Generated } from 'kysely'
import type { Computed, Instant, OptionalInstant } from './columns.ts'

type PassTiers = {
  pp_globals_id: Generated<string>
  tier: string
  weekly_allowance: number
  position: number
}
type Passes = {
  player_id: string
  serial: Computed<number>
  tier: string
  granted: Instant
  granted_by: 'operator' | 'code'
  last_claim_at: OptionalInstant
  last_claim_tx: Generated<string | null>
}
/** The code itself is kept nowhere. */
type PassCodes = {
  code_hash: string
  tier: string
  batch: Generated<string>
  max_uses: number
  uses: Generated<number>
  expires: Instant | null
  created: Instant
}
type PassCodeUses = { code_hash: string; player_id: string; redeemed: Instant }

export type PassTables = {
  pass_tiers: PassTiers
  passes: Passes
  pass_codes: PassCodes
  pass_code_uses: PassCodeUses
}
