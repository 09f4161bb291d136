// Manifest: self check-in.
import { checkInStates, checkInProofs, checkInWays } from '#domain/check-in/check-in.ts'
import { contactNameMax } from '#domain/contact/contact.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { fewWindow, oneCall, small } from '../../manifests/costs.ts'
import { dayMs, defineFeature } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { checkInFollowers } from './followers.ts'
import { checkInHandlers } from './handlers.ts'
import { checkInLive } from './live.ts'
import { forgetNames } from './queries.ts'

export const checkInFeature = defineFeature({
  calls: checkInHandlers,
  live: checkInLive,
  costs: {
    'checkIns-open': ['few', 'check-in'],
    'checkIns-arrive': ['few', 'check-in'],
    'checkIns-arriveByName': ['few', 'check-in'],
    'checkIns-code': oneCall,
    'checkIns-set': small,
    'checkIns-dismiss': small,
    'checkIns-byEvent': fewWindow,
  },
  followers: checkInFollowers,
  forget: (db, { now }) => forgetNames(db, now - dayMs),
  tables: {
    check_ins: {
      kind: 'event',
      privacy: 'private: shown to those in charge',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'check_in_id event_id player_id name state proof denied way created',
          what: 'That someone checked themselves in, and how; never where they were',
          purpose: 'So that organizers see who is here, and can tell how it was said.',
          readers: ['organizer'],
          lifetime: 'A name without a place in the event goes the day after.',
        },
      ],
      checks: [
        `state in (${words(checkInStates)})`,
        `proof in (${words(checkInProofs)})`,
        `way in (${words(checkInWays)})`,
        `char_length(name) between 1 and ${contactNameMax * unitsPerCharacter}`,
      ],
    },
  },
})
