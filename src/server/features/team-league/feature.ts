import { small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { teamLeagueHandlers } from './handlers.ts'
import { watchLineups } from './jobs.ts'

export const teamLeagueFeature = defineFeature({
  calls: teamLeagueHandlers,
  costs: {
    'leagues-saveTeam': ['league', 'turn'],
    'leagues-deleteTeam': ['season', 'once'],
    'leagues-planMatchups': ['season', 'creation'],
    'leagues-moveMatchup': ['league', 'turn'],
    'leagues-setLineup': small,
    'leagues-setPairResult': ['league', 'turn'],
  },
  jobs: [{ name: 'line-ups', cron: minutely, run: watchLineups }],
  tables: {
    league_lineups: {
      kind: 'league',
      privacy: 'private',
      players: {
        player_id: anonymizedAndExported,
        partner_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'matchup_id side pair player_id partner_id',
          what: 'Pairs of a team in a match-up',
          purpose: 'To play the league.',
          readers: ['event'],
        },
      ],
    },
    league_matchups: {
      kind: 'league',
      privacy: 'shared',
    },
    league_pair_results: {
      kind: 'league',
      privacy: 'shared',
    },
    league_teams: {
      kind: 'league',
      privacy: 'shared',
    },
  },
})
