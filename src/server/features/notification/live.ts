// Live queries of a player's notification settings, and of whether notices reach them.
import type { PlayerActor } from '#domain/access/actor.ts'
import { quietUntil } from '#domain/notification/delivery.ts'
import {
  isSwitchable,
  toNotificationMatrix,
  notificationChannels,
  notificationGroups,
} from '#domain/notification/notification.ts'
import { ok } from '#domain/shared/result.ts'
import type { Deps } from '../../deps.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { loadStanding } from './settings-queries.ts'

/**
 * The player's topic covers the home venue's clock, the user's the address; an ended session
 * removes its device.
 */
export const listTopics = (_input: unknown, { playerId, userId }: PlayerActor): string[] => [
  topics.notifications(playerId),
  topics.user(userId),
  topics.sessions(userId),
]

export const notificationLive = ({ push, installation }: Pick<Deps, 'push' | 'installation'>) =>
  defineLiveQueries<'notifications-settings' | 'notifications-health'>({
    'notifications-settings': {
      shared: false,
      topics: listTopics,
      load: async ({ db, now }, _input, viewer) => {
        const standing = await loadStanding(db, viewer.playerId, now)
        return ok({
          matrix: toNotificationMatrix(standing.matrix),
          quietHours: standing.quiet,
          digest: standing.digest,
          mailInstead: standing.mailInstead,
          language: standing.language,
          timezone: standing.timezone,
          pushDevices: standing.devices,
          vapidPublicKey: push.publicKey,
        })
      },
    },
    'notifications-health': {
      shared: false,
      // Alerts bring deliveries that wait.
      topics: (input, viewer) => [...listTopics(input, viewer), topics.alerts(viewer.playerId)],
      load: async ({ db, now }, _input, viewer) => {
        const {
          matrix,
          quiet,
          digest,
          wall,
          devices,
          email,
          isConfirmed,
          suppressed,
          waiting,
          last,
        } = await loadStanding(db, viewer.playerId, now)
        const cells = toNotificationMatrix(matrix)
        const off = notificationGroups.flatMap((group) =>
          notificationChannels
            .filter((channel) => isSwitchable(group, channel) && !cells[group][channel])
            .map((channel) => ({ group, channel })),
        )
        return ok({
          mail: {
            isConfigured: installation.mail === 'server',
            address: email,
            isConfirmed,
            suppressed,
            lastSent: last['mail sent'],
            lastFailed: last['mail failed'],
          },
          push: { devices, lastSent: last['push sent'], lastFailed: last['push failed'] },
          off,
          digest,
          quietUntil: quietUntil(quiet, wall),
          waiting,
        })
      },
    },
  })
