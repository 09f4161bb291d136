// Manifest: game days and substitutes of leagues.
import { substituteStates } from '#domain/league/substitute.ts'
import { words } from '../../manifests/checks.ts'
import { fewCall, small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { leagueDayHandlers } from './handlers.ts'
import { askSubstitutes } from './jobs.ts'

export const leagueDayFeature = defineFeature({
  calls: leagueDayHandlers,
  costs: {
    'leagues-setSubstitutes': small,
    'leagues-substitute': ['league', 'turn'],
    'leagues-nameSubstitute': ['league', 'turn'],
    'leagues-addDays': ['league', 'creation'],
    'leagues-dayRounds': fewCall,
  },
  jobs: [{ name: 'substitutes', cron: minutely, run: askSubstitutes }],
  tables: {
    league_substitutes: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'league_series_id player_id state told created',
          what: 'Substitutes of a league',
          purpose: 'To ask them when members can’t come.',
          readers: ['self', 'organizer'],
        },
      ],
      checks: [`state in (${words(substituteStates)})`],
    },
  },
})
