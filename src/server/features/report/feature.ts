// Manifest: reports to admins of a venue.
import { reportReasonMax, reportKinds, reportOutcomes } from '#domain/report/report.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import {
  clearedAndExported,
  clearedNotExported,
  deletedNotExported,
} from '../../manifests/table-facts.ts'
import { reportHandlers } from './handlers.ts'
import { reportLive } from './live.ts'

export const reportFeature = defineFeature({
  calls: reportHandlers,
  live: reportLive,
  costs: {
    'reports-create': ['few', 'creation'],
    'reports-close': ['few', 'once'],
    'reports-atLocation': oneWindow,
  },
  tables: {
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
