// version-current: one frame for everyone, visitors included.
import { ok } from '#domain/shared/result.ts'
import { clientVersion } from '#domain/version/version.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findCurrentVersion } from './queries.ts'

export const versionLive = defineLiveQueries<'version-current'>({
  'version-current': {
    shared: true,
    topics: () => [topics.version()],
    load: async ({ db }) => ok({ value: (await findCurrentVersion(db)) ?? clientVersion }),
  },
})
