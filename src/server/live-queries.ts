import type { LiveHandlers } from './live/live-query.ts'
import type { LiveParts } from './manifests/define-feature.ts'
import { features, type AnsweredLive } from './manifests/features.ts'

export function createLiveQueries(deps: LiveParts): LiveHandlers {
  const queries: Pick<LiveHandlers, AnsweredLive> = {} as LiveHandlers
  for (const { live } of features)
    Object.assign(queries, typeof live === 'function' ? live(deps) : live)
  return queries
}
