// Manifest: invitations to events, and their answers.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { invitationHandlers } from './handlers.ts'
import { inviteDue } from './jobs.ts'
import { invitationLive } from './live.ts'

export const invitationFeature = defineFeature({
  calls: invitationHandlers,
  live: invitationLive,
  jobs: [{ name: 'invitations', cron: minutely, run: inviteDue }],
})
