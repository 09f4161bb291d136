// What the table of consequences is held to: the calls and the tables there are. A new call that writes ends something, and gets a row there, or
// stands here; a new table belongs to one of the kinds, or to none.
import type { CallName } from '#contract/contract.ts'
import type { Kind } from './consequence-scene.ts'

/**
 * Calls that neither end nor rename one of the kinds: they make, change or answer something, or end what nothing refers to (a membership, a mark, a
 * request, a session). documentUpdates does what the calls beside it do.
 */
export const endNothing: readonly CallName[] = [
  'account-revokeSession', 'account-revokeOtherSessions', 'account-removePasskey', 'account-unlinkProvider', 'account-sendVerification', 'account-changeEmail', 'account-confirmEmail', 'account-appeal',
  'players-register', 'players-updatePlayer', 'players-updatePlayerPrivate', 'players-playerReward', 'players-referredBy', 'players-block', 'players-celebrated',
  'playerLocations-setActive',
  'emails-emailPasswordReset',
  'locations-create', 'locations-setEmbed',
  'events-create', 'events-signUp', 'events-setGuests', 'events-withdraw', 'events-addPlayer', 'events-removePlayer', 'events-movePlayer', 'events-swapPlayers', 'events-checkIn', 'events-setRanked',
  'alerts-markAllRead',
  'matchLists-start', 'matchLists-setFormat', 'matchLists-setPresence', 'matchLists-setCourts', 'matchLists-setTeams', 'matchLists-plan', 'matchLists-layBracket', 'matchLists-dropRound', 'matchLists-swap', 'matchLists-substitute', 'matchLists-addPlayer', 'matchLists-undo', 'matchLists-setGender',
  'matches-move', 'matches-report', 'matches-confirm', 'matches-dispute', 'matches-decide', 'matches-clear',
  'results-close', 'results-reopen',
  'ownActs-answer',
  'clubs-create',
  'clubMembers-add', 'clubMembers-answer', 'clubMembers-remove',
  'locationsAdmin-invite', 'locationsAdmin-accept',
  'reports-create',
  'suggestions-create', 'suggestions-close',
  'draws-make',
  'templates-save',
  'eventTeams-request', 'eventTeams-accept',
  'leagues-create', 'leagues-setState', 'leagues-join', 'leagues-answer', 'leagues-leave', 'leagues-addPlayer', 'leagues-removePlayer', 'leagues-setLadder', 'leagues-addDay',
  'messages-send', 'messages-decline', 'messages-markRead', 'messages-toRoster',
  'playerFriends-set',
  'playerFavorites-set',
  'notifications-updateSettings', 'notifications-test',
  'push-subscribe', 'push-unsubscribe',
  'media-link', 'media-remove',
  'eventChats-send', 'eventChats-markRead', 'eventChats-remove',
  'support-contact',
  'calendarFeeds-set',
  'playerPass-redeem', 'playerPass-claim', 'playerPass-send', 'playerPass-undo',
  'documentUpdates-updateDocument', 'documentUpdates-setDocument', 'documentUpdates-addDocument', 'documentUpdates-deleteDocument',
]

/** Every table of the database, by the kind of thing it holds. */
export const tablesByKind: Readonly<Record<Kind | 'none of them', readonly string[]>> = {
  club: ['clubs', 'club_members'],
  venue: ['locations', 'location_players', 'locations_admin', 'location_log', 'location_suggestions', 'media_links', 'reports', 'leaderboard_totals', 'zone_rules'],
  player: [
    'players', 'players_private', 'player_stage', 'player_locations', 'player_friends', 'player_favorites', 'player_blocks', 'player_diamonds', 'player_ratings', 'auth_users', 'auth_accounts', 'auth_passkeys', 'auth_sessions',
    'auth_two_factors', 'auth_verifications', 'account_links', 'suspensions', 'notification_settings', 'push_devices', 'ledger_accounts', 'passes', 'rating_seeds', 'newcomer_acts', 'reserved_names', 'resting_names',
  ],
  event: [
    'events', 'event_cohosts', 'event_draws', 'event_log', 'event_messages', 'event_chat_reads', 'event_reminders', 'player_events', 'own_acts', 'match_list_players', 'match_list_log', 'matches', 'match_players', 'match_byes', 'results',
    'rating_changes', 'leaderboard_results',
  ],
  league: ['leagues', 'league_players', 'league_own_acts', 'awards'],
  series: ['event_series'],
  team: ['event_teams'],
  template: ['event_templates'],
  invitation: ['club_invitations', 'messages', 'message_last', 'alerts', 'deliveries'],
  feed: ['calendar_feeds'],
  'watch link': ['match_lists'],
  'none of them': [
    'bans', 'call_answers', 'installation', 'leaderboard_dirty', 'leaderboard_window', 'ledger_entries', 'ledger_notes', 'ledger_transactions', 'operator_log', 'pass_code_uses', 'pass_codes', 'pass_tiers', 'photo_removals', 'pp_globals',
    'rating_dirty', 'rating_rules', 'reward_marks', 'store_identity', 'stored_wakes', 'support_contacts', 'version',
  ],
}
