// Manifest: match lists of events.
import { defineFeature } from '../../manifests/define-feature.ts'
import { ours } from '../../manifests/table-facts.ts'
import { matchListHandlers } from './handlers.ts'
import { matchListLive } from './live.ts'

export const matchListFeature = defineFeature({
  calls: matchListHandlers,
  live: matchListLive,
  tables: {
    match_list_players: {
      privacy: 'shared',
      players: {
        player_id: ours,
        guest_of: ours,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'event_id number player_id guest_of guest presence team gender disowned',
          what: 'Number in the list of an evening, and whether the person is there',
          purpose: 'To make rounds.',
          readers: ['event'],
        },
      ],
    },
    match_list_log: {
      privacy: 'private: shown to those in charge',
      players: {
        actor_id: ours,
      },
      texts: {
        undo: 'json',
      },
      facts: [
        {
          subject: 'matches',
          columns: 'match_list_log_id event_id actor_id action undo undone created',
          what: 'Changes of the evening, and who made them',
          purpose: 'To undo a change.',
          readers: ['organizer'],
        },
      ],
    },
    match_lists: {
      privacy: 'shared',
      secrets: ['watch_key'],
    },
  },
})
