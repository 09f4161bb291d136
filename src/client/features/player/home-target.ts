// Decides where Home leads a player after the setup. A route stored before the sign-in comes first,
// and is cleared once followed.
import { isLinkPath, isPublicPath, isSetupPath } from '#domain/onboarding/public-paths.ts'

export type SavedTarget = {
  pendingPath: string | null
  referral: string | null
  pendingRoute: string | null
}
export type HomeTarget = { path: string; forget: readonly (keyof SavedTarget)[] }

/**
 * `decided` comes from the domain's decideHome. A referral to an already active venue asks no
 * question.
 */
export function homeTarget(
  decided: string,
  { pendingPath, referral, pendingRoute }: SavedTarget,
  activeLocationIds: readonly string[],
): HomeTarget {
  if (decided === pendingPath) return { path: decided, forget: ['pendingPath'] }
  if (referral !== null && !activeLocationIds.includes(referral))
    return { path: `/register/${referral}`, forget: ['referral'] }
  if (pendingRoute !== null && leadsOn(pendingRoute))
    return { path: pendingRoute, forget: ['referral', 'pendingRoute'] }
  return { path: decided, forget: ['referral', 'pendingRoute'] }
}

function leadsOn(route: string): boolean {
  const [path = ''] = route.split(/[?#]/, 1)
  return !isSetupPath(path) && (!isPublicPath(path) || isLinkPath(path)) && path !== '/signout'
}
