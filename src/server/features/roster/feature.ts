// Manifest: rosters and waitlists of events.
import { entryPlaces, attendances } from '#domain/event/entry.ts'
import * as event from '#domain/event/event.ts'
import { words } from '../../manifests/checks.ts'
import { oneCall, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported, anonymizedNotExported } from '../../manifests/table-facts.ts'
import { createRosterBatches } from './batch-commands.ts'
import { rosterHandlers } from './handlers.ts'

export const rosterFeature = defineFeature({
  calls: ({ deps, once }) => rosterHandlers(deps, once(createRosterBatches)),
  costs: {
    'events-signUp': small,
    'events-setGuests': small,
    'events-withdraw': small,
    'events-answerOffer': small,
    'events-addPlayer': small,
    'events-removePlayer': small,
    'events-movePlayer': small,
    'events-swapPlayers': small,
    'events-answerFor': small,
    'events-addWalkIn': ['few', 'walk-in'],
    'events-checkIn': small,
    'events-findPlayers': oneCall,
  },
  tables: {
    player_events: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
        partner_id: anonymizedNotExported,
      },
      facts: [
        {
          subject: 'events',
          columns:
            'event_id player_id guests place entry_order late removed start_date created changed partner_id lead calendar_sequence gender sent_out last_in_line offered_until cancel_cutoff_hours',
          what: 'Place on a roster or a waitlist, guests, partner',
          purpose: 'To fill the courts.',
          readers: ['event'],
          lifetime: 'Stays: it is part of a game that others played.',
        },
        {
          subject: 'events',
          columns: 'attendance',
          what: 'Whether the person came',
          purpose: 'To count attendance.',
          readers: ['self', 'organizer'],
        },
      ],
      checks: [
        `guests between 0 and ${event.guestsMax}`,
        `place in (${words(entryPlaces)})`,
        `attendance in (${words(attendances)})`,
      ],
    },
  },
})
