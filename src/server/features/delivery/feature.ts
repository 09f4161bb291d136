// Manifest: outgoing deliveries.
import { suppressionReasons, suppressionSources, mailStatusMax } from '#domain/mail/refused-mail.ts'
import { deliveryStates } from '#domain/notification/delivery.ts'
import { deliveryChannels } from '#domain/notification/notification.ts'
import { words } from '../../manifests/checks.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deletedAndExported, deletedNotExported } from '../../manifests/table-facts.ts'
import { deliverDue, forgetOldDeliveries, startDeliveries } from './jobs.ts'

export const deliveryFeature = defineFeature({
  jobs: [
    { name: 'deliveries', cron: minutely, run: (deps) => deliverDue(deps) },
    { name: 'old-deliveries', cron: '10 4 * * *', run: forgetOldDeliveries },
  ],
  follow: startDeliveries,
  tables: {
    suppressed_addresses: {
      kind: 'player',
      privacy: 'private',
      users: {
        user_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns: 'user_id address reason status source since',
          what: 'Addresses that e-mail came back from, or that complained',
          purpose: 'To stop writing there and to tell the owner of the account.',
          readers: ['self', 'operator'],
          lifetime: 'Until the address changes or the operator clears it.',
        },
      ],
      checks: [
        `reason in (${words(suppressionReasons)})`,
        `source in (${words(suppressionSources)})`,
        `char_length(status) <= ${mailStatusMax}`,
      ],
    },
    deliveries: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
        from_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'messages',
          columns:
            'delivery_id player_id channel device_id kind notification_group source batch event_id alert_id message_id from_id params created due_at state outcome unit claim claimed_until attempts ended parcel',
          what: 'E-mails and push messages that wait or were sent, to players and contacts',
          purpose: 'To send each once.',
          readers: ['program'],
          lifetime: '14 days after they were sent.',
        },
      ],
      checks: [`channel in (${words(deliveryChannels)})`, `state in (${words(deliveryStates)})`],
    },
  },
})
