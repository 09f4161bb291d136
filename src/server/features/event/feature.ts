// Manifest: events.
import { fewCall, fewWindow, oneCall, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { mine, ours } from '../../manifests/table-facts.ts'
import { eventHandlers } from './handlers.ts'
import { eventLive } from './live.ts'

export const eventFeature = defineFeature({
  calls: eventHandlers,
  live: eventLive,
  costs: {
    'events-create': ['series', 'creation'],
    'events-update': ['seriesOfRosters', 'event-change'],
    'events-cancel': ['seriesOfRosters', 'once'],
    'events-delete': ['seriesOfRosters', 'once'],
    'events-createHints': fewCall,
    'events-nextPublic': oneCall,
    'validations-getEventLocation': oneCall,
    'events-byId': fewWindow,
    'events-byIds': oneWindow,
    'events-byLocations': oneWindow,
    'events-publicAt': oneWindow,
  },
  tables: {
    events: {
      privacy: 'shared',
      players: {
        player_id: ours,
      },
      facts: [
        {
          subject: 'events',
          columns:
            'event_id location timezone player_id title type play gender start_date start_time duration starts_at ends_at courts min_players max_players guests_per_player max_waitlist skill_min skill_max skill_rule invite invited signup_opens signup_closes cancel_cutoff_hours note fee status cancel_reason deleted next_order playing waiting created edited entry_by format rounds points win_by scoring best_of ranked consolation series_id series_index own_fields signup_mode draw_at drawn league_series_id league_day tournament_id announced calendar_sequence ranking handed_over group_asked freed_places invitees_reminded asks_agreements moved self_check_in age_min age_max contact_names',
          what: 'Events and their organizer',
          purpose: 'So that people find and trust an event.',
          readers: ['event'],
          lifetime: 'Events to come go to another organizer or are cancelled.',
        },
      ],
    },
    event_cohosts: {
      privacy: 'shared',
      players: {
        player_id: mine,
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id player_id',
          what: 'Cohosts',
          purpose: 'So that more than one person can run an event.',
          readers: ['event'],
          lifetime: 'As long as the event.',
        },
      ],
    },
    event_series: {
      privacy: 'shared',
    },
  },
})
