// Manifest: partner seekers in team events.
import { seekNoteMax } from '#domain/partner/partner.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { fewWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { partnerFollowers } from './followers.ts'
import { partnerHandlers } from './handlers.ts'
import { partnerLive } from './live.ts'
import { forgetSeekers } from './queries.ts'

export const partnerFeature = defineFeature({
  calls: partnerHandlers,
  live: partnerLive,
  costs: {
    'partners-seek': small,
    'partners-stop': small,
    'partners-byEvent': fewWindow,
  },
  followers: partnerFollowers,
  forget: (db, { now }) => forgetSeekers(db, now),
  tables: {
    partner_seekers: {
      kind: 'team',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id player_id note created',
          what: 'That someone looks for a partner, and their note',
          purpose: 'So that others can ask them.',
          readers: ['event'],
          lifetime:
            'Until they have a partner or leave the list; at most until the day after the event.',
        },
      ],
      checks: [`char_length(note) <= ${unitsPerCharacter * seekNoteMax}`],
    },
  },
})
