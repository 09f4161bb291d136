import { forgetRead } from '../../core/alerts/alert-queries.ts'
import { oneWindow } from '../../manifests/costs.ts'
import { dayMs, defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { alertHandlers } from './handlers.ts'
import { alertLive } from './live.ts'

const readAlertsMs = 365 * dayMs

export const alertFeature = defineFeature({
  calls: alertHandlers,
  live: alertLive,
  costs: {
    'alerts-markAllRead': ['all', 'once'],
    'alerts-list': oneWindow,
  },
  forget: (db, { now }) => forgetRead(db, now - readAlertsMs),
  tables: {
    alerts: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'messages',
          columns: 'alert_id player_id kind params event_id created read',
          what: 'Alerts in the app',
          purpose: 'To tell what changed.',
          readers: ['self'],
          lifetime: 'A year, once read.',
        },
      ],
    },
  },
})
