import { eventAgeMin, eventAgeMax } from '#domain/age/age.ts'
import { contactNamings } from '#domain/contact/outside-name.ts'
import * as event from '#domain/event/event.ts'
import { scorings, gamePoints, winBys, bestOfs, roundsMax } from '#domain/event/format.ts'
import { rankings } from '#domain/event/ranking.ts'
import * as series from '#domain/event/series.ts'
import { skillMinimum, skillMaximum } from '#domain/player/skill.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { fewCall, fewWindow, oneCall, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { anonymizedAndExported, deletedAndExported } from '../../manifests/table-facts.ts'
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
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: anonymizedAndExported,
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
      checks: [
        `ranking in (${words(rankings)})`,
        `age_min between ${eventAgeMin} and ${eventAgeMax}`,
        `age_max between ${eventAgeMin} and ${eventAgeMax}`,
        `char_length(cancel_reason) <= ${unitsPerCharacter * event.cancelReasonMax}`,
        `duration between ${event.durationMinMinutes} and ${event.durationMaxMinutes}`,
        `courts between 1 and ${event.eventCourtsMax}`,
        `min_players between ${event.playersMin} and ${event.playersMax}`,
        `max_players between ${event.playersMin} and ${event.playersMax}`,
        `guests_per_player between 0 and ${event.guestsMax}`,
        `max_waitlist between 0 and ${event.waitlistMax}`,
        `skill_min between ${skillMinimum} and ${skillMaximum}`,
        `type in (${words(event.eventTypes)})`,
        `play in (${words(event.eventPlays)})`,
        `gender in (${words(event.eventGenders)})`,
        `skill_rule in (${words(event.skillRules)})`,
        `status in (${words(event.eventStatuses)})`,
        `freed_places in (${words(event.freedPlaces)})`,
        `contact_names in (${words(contactNamings)})`,
        `signup_mode in (${words(event.signupModes)})`,
        `series_index between 1 and ${series.occurrencesMax}`,
        `scoring in (${words(scorings)})`,
        `points in (${gamePoints.join(', ')})`,
        `win_by in (${winBys.join(', ')})`,
        `best_of in (${bestOfs.join(', ')})`,
        `rounds between 1 and ${roundsMax}`,
      ],
    },
    event_cohosts: {
      kind: 'event',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'event_id player_id from_tournament',
          what: 'Cohosts',
          purpose: 'So that more than one person can run an event.',
          readers: ['event'],
          lifetime: 'As long as the event.',
        },
      ],
    },
    event_series: {
      kind: 'series',
      privacy: 'shared',
      checks: [`every_weeks between 1 and ${series.everyWeeksMax}`],
    },
  },
})
