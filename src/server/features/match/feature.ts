// Manifest: matches and their scores.
import * as event from '#domain/event/event.ts'
import { matchStages, matchStates, disputeMax, gamesMax } from '#domain/match/match.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { fewWindow, listTurn, oneWindow } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { matchHandlers } from './handlers.ts'
import { confirmOldScores, forgetOldRunning } from './jobs.ts'
import { matchLive } from './live.ts'

export const matchFeature = defineFeature({
  calls: matchHandlers,
  live: matchLive,
  costs: {
    'matches-report': listTurn,
    'matches-confirm': listTurn,
    'matches-dispute': listTurn,
    'matches-decide': listTurn,
    'matches-clear': listTurn,
    'matches-noteScore': ['few', 'running-score'],
    'runningScores-byEvent': fewWindow,
    'runningScores-watch': oneWindow,
  },
  jobs: [
    { name: 'scores', cron: minutely, run: confirmOldScores },
    { name: 'running-scores', cron: minutely, run: forgetOldRunning },
  ],
  tables: {
    match_players: {
      kind: 'event',
      privacy: 'shared',
      facts: [
        {
          subject: 'matches',
          columns: 'match_id event_id stage round number side',
          what: 'Which numbers played which match',
          purpose: 'To show matches.',
          readers: ['event'],
          lifetime: 'As long as the match.',
          goesWith: null,
        },
      ],
    },
    matches: {
      kind: 'event',
      privacy: 'shared',
      players: {
        reported_by: anonymizedAndExported,
        disputed_by: anonymizedAndExported,
        confirmed_by: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns:
            'match_id event_id stage round slot court pool state points_a points_b winner walkover reported_by reported disputed_by dispute confirmed_by confirmed result_order decided',
          what: 'Scores, who entered, disputed or confirmed them, and the reason of a dispute',
          purpose: 'To settle scores.',
          readers: ['event'],
        },
      ],
      checks: [
        `stage in (${words(matchStages)})`,
        `state in (${words(matchStates)})`,
        `court between 1 and ${event.eventCourtsMax}`,
        `char_length(dispute) <= ${unitsPerCharacter * disputeMax}`,
        `cardinality(points_a) <= ${gamesMax}`,
      ],
    },
    match_byes: {
      kind: 'event',
      privacy: 'shared',
    },
    disowned_seats: {
      kind: 'event',
      privacy: 'shared',
    },
    running_scores: {
      kind: 'event',
      privacy: 'shared',
    },
  },
})
