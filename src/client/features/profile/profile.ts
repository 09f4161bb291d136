// The profile type shared by its screens.
import type { LiveOutput } from '#contract/contract.ts'

export type Profile = LiveOutput<'players-byId'>
