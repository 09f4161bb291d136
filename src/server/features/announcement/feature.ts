// Manifest: announcements of new events.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { announceEvents } from './jobs.ts'

export const announcementFeature = defineFeature({
  jobs: [{ name: 'announcements', cron: minutely, run: announceEvents }],
})
