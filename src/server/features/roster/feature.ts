// Manifest: rosters and waitlists of events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { createRosterBatches } from './batch-commands.ts'
import { rosterHandlers } from './handlers.ts'

export const rosterFeature = defineFeature({
  calls: ({ deps, once }) => rosterHandlers(deps, once(createRosterBatches)),
})
