// Manifest: notification settings and devices.
import { pushEndpointMax, deviceNameMax } from '#domain/notification/notification.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { languageForm } from '../../manifests/checks.ts'
import { fewWindow, kept, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { notificationHandlers } from './handlers.ts'
import { notificationLive } from './live.ts'
import { reachLive } from './reach-live.ts'

export const notificationFeature = defineFeature({
  calls: notificationHandlers,
  live: (given) => ({ ...notificationLive(given), ...reachLive(given) }),
  costs: {
    'notifications-updateSettings': kept,
    'notifications-noteReachAsked': kept,
    'push-subscribe': kept,
    'push-unsubscribe': small,
    'notifications-test': ['few', 'notification-test'],
    'notifications-settings': oneWindow,
    'notifications-health': oneWindow,
    'notifications-reach': oneWindow,
    'events-reach': fewWindow,
  },
  tables: {
    notification_settings: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'player_id matrix quiet_from quiet_to digest language mail_instead reach_asked',
          what: 'How and when the player wants to be notified, and the language',
          purpose: 'To notify them that way.',
          readers: ['self'],
        },
      ],
      checks: [`language ~ '${languageForm}'`],
    },
    push_devices: {
      kind: 'player',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      secrets: ['auth', 'p256dh', 'endpoint'],
      facts: [
        {
          subject: 'profiles',
          columns:
            'device_id player_id endpoint p256dh auth name created last_ok failures session_id',
          what: 'Devices that take push messages',
          purpose: 'To send push messages.',
          readers: ['self'],
          lifetime: 'Until the session of the device ends.',
        },
      ],
      checks: [
        `char_length(endpoint) <= ${pushEndpointMax}`,
        `char_length(name) <= ${unitsPerCharacter * deviceNameMax}`,
      ],
    },
  },
})
