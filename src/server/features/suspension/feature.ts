// Manifest: suspended accounts.
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import { banPatternMax, banReasonMax } from '#domain/ban/ban.ts'
import { noneCall } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { suspensionHandlers } from './handlers.ts'

export const suspensionFeature = defineFeature({
  calls: suspensionHandlers,
  costs: {
    'account-suspension': noneCall,
    'account-appeal': ['few', 'contact'],
  },
  tables: {
    suspensions: {
      kind: 'player',
      privacy: 'private',
      users: {
        user_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns: 'suspension_id user_id reason until created ended was_hidden was_kept_hidden',
          what: 'Suspensions, with reason and dates',
          purpose: 'To keep rules of the site, and to tell the person why.',
          readers: ['self', 'operator'],
        },
      ],
      checks: [`char_length(reason) between 1 and ${suspensionReasonMax}`],
    },
    bans: {
      kind: null,
      privacy: 'private',
      facts: [
        {
          subject: 'accounts',
          columns: 'pattern reason created',
          what: 'Addresses and domains that may not register, with the reason',
          purpose: 'To keep out accounts that harmed others.',
          readers: ['operator'],
          lifetime: 'Until the operator lifts the ban.',
          goesWith: null,
        },
      ],
      checks: [
        `char_length(pattern) between 1 and ${banPatternMax}`,
        `char_length(reason) <= ${banReasonMax}`,
      ],
    },
  },
})
