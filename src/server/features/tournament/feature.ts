import * as event from '#domain/event/event.ts'
import { matchStages } from '#domain/match/match.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { linkKeyLength } from '#domain/shared/link-key.ts'
import {
  tournamentNameMin,
  tournamentNameMax,
  restMinutesMax,
} from '#domain/tournament/tournament.ts'
import { words } from '../../manifests/checks.ts'
import { fewWindow, listTurn, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { tournamentHandlers } from './handlers.ts'
import { tournamentLive } from './live.ts'

export const tournamentFeature = defineFeature({
  calls: tournamentHandlers,
  live: tournamentLive,
  costs: {
    'tournaments-create': ['few', 'creation'],
    'tournaments-update': small,
    'tournaments-delete': ['few', 'once'],
    'tournaments-addDivision': ['few', 'creation'],
    'tournaments-setWatch': ['few', 'turn'],
    'tournaments-planDay': ['tournamentDay', 'tournament-plan'],
    'tournaments-drawAgain': ['tournamentDay', 'tournament-plan'],
    'tournaments-call': small,
    'tournaments-layBracket': listTurn,
    'tournaments-atLocation': oneWindow,
    'tournaments-day': fewWindow,
    'tournaments-byId': fewWindow,
    'tournaments-watch': fewWindow,
  },
  tables: {
    tournaments: {
      kind: 'tournament',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      secrets: ['watch_key'],
      facts: [
        {
          subject: 'matches',
          columns:
            'tournament_id location player_id name start_date end_date start_time end_time courts courts_out rest_minutes note invite invited watch_key deleted created edited',
          what: 'Tournaments and their organizer',
          purpose: 'So that people find and trust a tournament.',
          readers: ['event'],
        },
      ],
      checks: [
        `char_length(watch_key) = ${linkKeyLength}`,
        `char_length(name) between ${tournamentNameMin} and ${unitsPerCharacter * tournamentNameMax}`,
        `char_length(note) <= ${unitsPerCharacter * event.eventNoteMax}`,
        `rest_minutes between 0 and ${restMinutesMax}`,
        `courts between 1 and ${event.eventCourtsMax}`,
      ],
    },
    tournament_cohosts: {
      kind: 'tournament',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'tournament_id player_id',
          what: 'Cohosts of tournaments',
          purpose: 'To run a tournament together.',
          readers: ['event'],
        },
      ],
    },
    tournament_slots: {
      kind: 'tournament',
      privacy: 'shared',
      checks: [`stage in (${words(matchStages)})`],
    },
  },
})
