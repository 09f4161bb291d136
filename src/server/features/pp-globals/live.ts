// ppGlobals-current: one frame for every player.
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findPlatformFee, listTiers } from './queries.ts'

export const ppGlobalsLive = defineLiveQueries({
  'ppGlobals-current': {
    shared: true,
    topics: () => [topics.ppGlobals()],
    load: async ({ db }) =>
      ok({ platformFee: await findPlatformFee(db), tiers: await listTiers(db) }),
  },
})
