import { listGenders } from '#contract/match-list.ts'
import * as event from '#domain/event/event.ts'
import {
  matchListStates,
  watchKeyLength,
  listPlayersMax,
  presences,
} from '#domain/match-list/match-list.ts'
import { words } from '../../manifests/checks.ts'
import { fewCall, fewWindow, kept, listTurn, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { matchListFollowers } from './followers.ts'
import { matchListHandlers } from './handlers.ts'
import { matchListLive } from './live.ts'

export const matchListFeature = defineFeature({
  calls: matchListHandlers,
  live: matchListLive,
  costs: {
    'matchLists-start': ['list', 'once'],
    'matchLists-setFormat': listTurn,
    'matchLists-setPresence': listTurn,
    'matchLists-setCourts': listTurn,
    'matchLists-setTeams': listTurn,
    'matchLists-plan': listTurn,
    'matchLists-layBracket': listTurn,
    'matchLists-dropRound': listTurn,
    'matchLists-swap': listTurn,
    'matchLists-substitute': listTurn,
    'matchLists-addPlayer': kept,
    'matches-move': listTurn,
    'matchLists-undo': listTurn,
    'matchLists-setWatch': small,
    'matchLists-genders': fewCall,
    'matchLists-setGender': small,
    'matchLists-byEvent': fewWindow,
    'matchLists-watch': oneWindow,
  },
  followers: matchListFollowers,
  tables: {
    match_list_players: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
        guest_of: anonymizedAndExported,
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
      checks: [
        `number between 0 and ${listPlayersMax - 1}`,
        `guest between 1 and ${event.guestsMax}`,
        `presence in (${words(presences)})`,
        `gender in (${words(listGenders)})`,
      ],
    },
    match_list_log: {
      kind: 'event',
      privacy: 'private: shown to those in charge',
      players: {
        actor_id: anonymizedAndExported,
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
      kind: 'watch link',
      privacy: 'shared',
      secrets: ['watch_key'],
      checks: [
        `state in (${words(matchListStates)})`,
        `cardinality(courts) <= ${event.eventCourtsMax}`,
        `char_length(watch_key) = ${watchKeyLength}`,
      ],
    },
  },
})
