// Changes players may make to their setup: the level after its lock, and finishing setup only with
// level and home.
import { ok, refuse, type Result } from '../shared/result.ts'
import { skillLockedUntil } from './skill.ts'

export type Setup = {
  skillSelf: number | null
  skillChangedAt: number | null
  homeLocation: string | null
}
export type SetupWish = {
  skillSelf?: number | undefined
  homeLocation?: string | undefined
  setupComplete?: true | undefined
}

/** Returns the new level, or null when unchanged. `until` of a lock is in ms. */
export function decideSetup(
  setup: Setup,
  wish: SetupWish,
  now: number,
): Result<{ newSkill: number | null }, 'skill-locked' | 'setup-incomplete'> {
  const newSkill =
    wish.skillSelf === undefined || wish.skillSelf === setup.skillSelf ? null : wish.skillSelf
  const until = newSkill === null ? null : skillLockedUntil(setup.skillChangedAt, now)
  if (until !== null) return refuse('skill-locked', { until })
  const [skillSelf, homeLocation] = [
    wish.skillSelf ?? setup.skillSelf,
    wish.homeLocation ?? setup.homeLocation,
  ]
  if (wish.setupComplete === true && (skillSelf === null || homeLocation === null))
    return refuse('setup-incomplete')
  return ok({ newSkill })
}
