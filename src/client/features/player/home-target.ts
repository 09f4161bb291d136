// Where Home leads a player after the setup: what was wanted before the sign-in comes first,
// and is forgotten once it is followed.
import { isLinkPath, isPublicPath, isSetupPath } from '#domain/onboarding/public-paths.ts'

/** What this device kept from before the sign-in. */
export type Kept = {
  pendingPath: string | null
  /** The venue of a registration link. */
  referral: string | null
  pendingRoute: string | null
}
export type HomeTarget = { path: string; forget: readonly (keyof Kept)[] }

/**
 * `decided` is what domain's decideHome says. A referral to a venue that is active already needs no question.
 */
export function homeTarget(
  decided: string,
  { pendingPath, referral, pendingRoute }: Kept,
  activeLocationIds: readonly string[],
): HomeTarget {
  if (decided === pendingPath) return { path: decided, forget: ['pendingPath'] }
  if (referral !== null && !activeLocationIds.includes(referral))
    return { path: `/register/${referral}`, forget: ['referral'] }
  if (pendingRoute !== null && leadsOn(pendingRoute))
    return { path: pendingRoute, forget: ['referral', 'pendingRoute'] }
  return { path: decided, forget: ['referral', 'pendingRoute'] }
}

/** A kept route that leads back here, or out again, is not followed. */
function leadsOn(route: string): boolean {
  const [path = ''] = route.split(/[?#]/, 1)
  return !isSetupPath(path) && (!isPublicPath(path) || isLinkPath(path)) && path !== '/signout'
}
