// All columns about people, by subject; docs/privacy-data.md is made from it by
// `npm run privacy-data`. A house test compares it with the database and with the page.
import { accountFacts, profileFacts } from './account-facts.ts'
import { agreementFacts, clubFacts, houseRuleFacts, moneyFacts } from './club-facts.ts'
import { contactFacts } from './contact-facts.ts'
import { eventFacts, matchFacts } from './event-facts.ts'
import { messageFacts } from './message-facts.ts'
import type { PersonSubject } from './person-fact.ts'

export const personSubjects: readonly PersonSubject[] = [
  accountFacts,
  profileFacts,
  contactFacts,
  clubFacts,
  agreementFacts,
  houseRuleFacts,
  moneyFacts,
  eventFacts,
  matchFacts,
  messageFacts,
]

/** Tables that say nothing about a person: venues, settings, counters and marks of the program. */
export const impersonalTables: readonly string[] = [
  'agreements',
  'checkout_events',
  'club_venues',
  'derived_columns',
  'event_day_statuses',
  'event_reminders',
  'event_series',
  'event_tiers',
  'house_rules',
  'installation',
  'leaderboard_window',
  'league_matchups',
  'league_pair_results',
  'league_teams',
  'ledger_transactions',
  'location_day_statuses',
  'location_players',
  'locations',
  'match_byes',
  'match_lists',
  'migrations',
  'migrations_lock',
  'pass_codes',
  'pass_tiers',
  'photo_removals',
  'pp_globals',
  'prices',
  'purses',
  'queues',
  'rating_dirty',
  'rating_rules',
  'running_scores',
  'tournament_slots',
  'screen_pairings',
  'screens',
  'store_identity',
  'stored_wakes',
  'version',
  'zone_rules',
]
