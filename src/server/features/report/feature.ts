// Manifest: reports to admins of a venue.
import {
  appealTextMax,
  decisionOutcomes,
  reportKinds,
  reportOutcomes,
  reportReasonMax,
} from '#domain/report/report.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import {
  clearedAndExported,
  clearedNotExported,
  deletedAndExported,
  deletedNotExported,
} from '../../manifests/table-facts.ts'
import { reportHandlers } from './handlers.ts'
import { reportLive } from './live.ts'

export const reportFeature = defineFeature({
  calls: reportHandlers,
  live: reportLive,
  costs: {
    'reports-create': ['few', 'creation'],
    'reports-appeal': ['few', 'contact'],
    'reports-close': ['few', 'once'],
    'reports-atLocation': oneWindow,
  },
  tables: {
    report_decisions: {
      kind: null,
      privacy: 'private',
      secrets: ['report_id', 'decided_by', 'answered_by'],
      players: {
        player_id: deletedAndExported,
        decided_by: clearedNotExported,
        answered_by: clearedNotExported,
      },
      facts: [
        {
          subject: 'messages',
          columns:
            'decision_id report_id player_id kind outcome reason decided_by created appeal appealed answered answered_by lifted',
          what: 'What was decided about someone after a report or with a suspension, why, and what they said to it',
          purpose: 'So that they learn of it, and someone else can look again.',
          readers: ['self', 'operator'],
          lifetime: 'Until the account ends. Who decided isn’t told.',
        },
      ],
      checks: [
        `char_length(reason) <= ${unitsPerCharacter * reportReasonMax}`,
        `char_length(appeal) between 1 and ${unitsPerCharacter * appealTextMax}`,
        `kind in (${words(reportKinds)})`,
        `outcome in (${words(decisionOutcomes)})`,
      ],
    },
    reports: {
      kind: 'venue',
      privacy: 'private',
      players: {
        reporter_id: clearedAndExported,
        player_id: deletedNotExported,
        closed_by: clearedNotExported,
      },
      facts: [
        {
          subject: 'messages',
          columns:
            'report_id reporter_id kind player_id message_id club_slug location_id reason created closed closed_by outcome media_id',
          what: 'Reports of players, messages and pictures, with the reason',
          purpose: 'To keep people safe.',
          readers: ['venue', 'operator'],
          lifetime: 'Someone reported never learns who did.',
        },
      ],
      checks: [
        `char_length(reason) between 1 and ${unitsPerCharacter * reportReasonMax}`,
        `kind in (${words(reportKinds)})`,
        `outcome in (${words(reportOutcomes)})`,
      ],
    },
  },
})
