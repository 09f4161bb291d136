// Manifest: purses of clubs.
import { fewWindow, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { purseHandlers } from './handlers.ts'
import { settlePurses, startPurses } from './jobs.ts'
import { purseLive } from './live.ts'

export const purseFeature = defineFeature({
  calls: purseHandlers,
  live: purseLive,
  costs: {
    'purses-sell': small,
    'purses-mine': fewWindow,
    'purses-holders': oneWindow,
  },
  jobs: [
    { name: 'purses', cron: minutely, run: (deps) => settlePurses(deps) },
    { name: 'all-purses', cron: '50 4 * * *', run: (deps) => settlePurses(deps, { kind: 'all' }) },
  ],
  follow: startPurses,
  tables: {
    purses: {
      kind: 'club',
      privacy: 'private',
    },
  },
})
