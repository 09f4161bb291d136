// branding-current: one frame for everyone, visitors included.
import { ok } from '#domain/shared/result.ts'
import { toLogoPath, toServed } from '../../branding/watch-branding.ts'
import { findBranding } from '../../core/branding/branding-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'

export const brandingLive = defineLiveQueries<'branding-current'>({
  'branding-current': {
    shared: true,
    topics: () => [topics.branding()],
    load: async ({ db }) => {
      const { name, shortName, hue, source, version } = toServed(await findBranding(db))
      return ok({
        name,
        shortName,
        hue,
        source,
        logo: version === null ? '' : toLogoPath(version),
        isNamed: version !== null,
      })
    },
  },
})
