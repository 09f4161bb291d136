// The live query of the alerts screen: newest first, ten more per step, up to the limit.
import { alertsLimit } from '#domain/alert/alert.ts'
import { ok } from '#domain/shared/result.ts'
import { loadAlerts } from '../../core/alerts/alert-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'

export const alertLive = defineLiveQueries({
  'alerts-list': {
    shared: false,
    topics: (_input, viewer) => [topics.alerts(viewer.playerId)],
    load: async ({ db }, { limit, unreadOnly }, { playerId, userId }) => {
      const alerts = await loadAlerts(db, playerId, {
        limit: Math.min(limit + 1, alertsLimit),
        unreadOnly,
      })
      return ok({
        alerts: alerts.slice(0, limit).map((alert) => ({ ...alert, to: playerId, userId })),
        more: alerts.length > limit,
      })
    },
  },
})
