// Manifest: reminders of events.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { sendDueReminders } from './jobs.ts'

export const reminderFeature = defineFeature({
  jobs: [{ name: 'reminders', cron: minutely, run: sendDueReminders }],
  tables: {
    event_reminders: {
      kind: 'event',
      privacy: 'private',
    },
  },
})
