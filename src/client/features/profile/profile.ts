// The profile as screens pass it around.
import type { LiveOutput } from '#contract/contract.ts'

export type Profile = LiveOutput<'players-byId'>
