import { tierHours } from '#domain/invitation/tier.ts'
import { linkKeyLength } from '#domain/shared/link-key.ts'
import { fewWindow, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported } from '../../manifests/table-facts.ts'
import { leagueHandlers } from './handlers.ts'
import { leagueLive } from './live.ts'

export const leagueFeature = defineFeature({
  calls: leagueHandlers,
  live: leagueLive,
  costs: {
    'leagues-create': ['few', 'creation'],
    'leagues-update': ['all', 'turn'],
    'leagues-setState': ['all', 'turn'],
    'leagues-delete': ['league', 'once'],
    'leagues-join': small,
    'leagues-answer': small,
    'leagues-leave': ['league', 'turn'],
    'leagues-invite': small,
    'leagues-addPlayer': small,
    'leagues-removePlayer': ['league', 'turn'],
    'leagues-setLadder': ['league', 'turn'],
    'leagues-setWatch': small,
    'leagues-atLocation': oneWindow,
    'leagues-byId': fewWindow,
    'leagues-watch': fewWindow,
  },
  tables: {
    leagues: {
      kind: 'league',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
      },
      secrets: ['watch_key'],
      facts: [
        {
          subject: 'matches',
          columns:
            'league_series_id location player_id name kind play entry_by gender start_date end_date signup_deadline skill_min skill_max max_players group_size movers absence rounds pairs points win_by scoring best_of ranked invite invited note state substitute_hours watch_key deleted created edited',
          what: 'Leagues and their organizer',
          purpose: 'So that people find and trust a league.',
          readers: ['event'],
        },
      ],
      checks: [
        `char_length(watch_key) = ${linkKeyLength}`,
        `substitute_hours in (${tierHours.join(', ')})`,
      ],
    },
    league_players: {
      kind: 'league',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
        partner_id: anonymizedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'league_series_id player_id partner_id state position team_id captain created',
          what: 'Places in a league, with partner or team',
          purpose: 'To run the league.',
          readers: ['event'],
        },
      ],
    },
  },
})
