// Every column that names a person, what becomes of it when the person deletes their account, and
// whether it is told in the copy of their data. A test compares it with the database, so that no
// table can be forgotten. Belongs to no noun: all tables are asked.

/**
 * 'delete': the row goes. 'keep': the row stays, with a player that is no one. 'null': the row
 * stays without the player. 'itself': the database does it when the player's row goes, and lets
 * no one else.
 */
type Fate = 'delete' | 'keep' | 'null' | 'itself'
export type PersonColumn = {
  gone: Fate
  /**
   * Whether the person's copy of their data holds the rows. What others noted about them is not
   * theirs to read.
   */
  told: boolean
}

const mine = { gone: 'delete', told: true } as const
const ours = { gone: 'keep', told: true } as const
const theirs = { gone: 'delete', told: false } as const
const deed = { gone: 'keep', told: true } as const
const office = { gone: 'null', told: true } as const

/** By `table.column`: what holds a player's id. The player's own row is no part of it. */
export const playerColumns: Readonly<Record<string, PersonColumn>> = {
  'alerts.player_id': mine,
  'players_private.player_id': mine,
  'player_diamonds.player_id': { gone: 'itself', told: true },
  'player_locations.player_id': mine,
  'locations_admin.player_id': mine,
  'player_friends.player_id': mine,
  'player_friends.friend_id': theirs,
  'player_favorites.player_id': mine,
  'player_favorites.favorite_id': theirs,
  'player_blocks.player_id': mine,
  'player_blocks.blocked_id': theirs,
  // A conversation without one of its two is none; what the other wrote was written to them.
  'messages.from_id': mine,
  'messages.to_id': mine,
  'message_last.from_id': theirs,
  'message_last.to_id': theirs,
  'clubs.player_id': mine,
  'club_members.player_id': mine,
  'club_invitations.player_id': mine,
  // A stand-in has no account to delete: its contact ends with the keeper, or by its own link.
  'contacts.player_id': { gone: 'itself', told: false },
  'contacts.keeper_id': mine,
  'contacts.added_by': office,
  // What a keeper noted about a claimer is no longer theirs to keep.
  'contacts.claimed_by': theirs,
  'contact_claims.player_id': mine,
  'contact_imports.player_id': office,
  'contact_lookups.player_id': mine,
  // What others made of their mail is the others' to say.
  'outreach_people.sender_id': theirs,
  'outreach_mails.sender_id': { gone: 'null', told: false },
  'club_requests.player_id': mine,
  'club_notices.author_id': office,
  'club_notice_reads.player_id': mine,
  'club_messages.player_id': mine,
  'club_polls.author_id': office,
  'club_poll_votes.player_id': mine,
  'agreement_versions.written_by': office,
  // The record outlives the account, with the typed name: it says what was agreed to, and when.
  'agreement_acceptances.player_id': ours,
  'agreement_acceptances.recorded_by': { gone: 'keep', told: false },
  'house_appeals.player_id': mine,
  'house_appeals.answered_by': office,
  'events.player_id': ours,
  'event_cohosts.player_id': mine,
  'event_invitees.player_id': mine,
  'event_templates.player_id': mine,
  'event_draws.made_by': office,
  'event_log.actor_id': deed,
  'event_log.player_id': { gone: 'keep', told: false },
  'player_events.player_id': ours,
  'player_events.partner_id': { gone: 'keep', told: false },
  'event_teams.p1': mine,
  'event_teams.p2': mine,
  'partner_seekers.player_id': mine,
  'match_list_players.player_id': ours,
  'match_list_players.guest_of': ours,
  'match_list_log.actor_id': deed,
  'check_ins.player_id': mine,
  'queue_members.player_id': ours,
  'queue_members.guest_of': ours,
  'queue_steps.actor_id': deed,
  'matches.reported_by': deed,
  'matches.disputed_by': deed,
  'matches.confirmed_by': deed,
  'results.player_id': ours,
  'results.partner_id': { gone: 'keep', told: false },
  'awards.player_id': ours,
  'player_ratings.player_id': ours,
  'rating_seeds.player_id': ours,
  'rating_changes.player_id': ours,
  'leaderboard_results.player_id': ours,
  'leaderboard_totals.player_id': mine,
  'leaderboard_dirty.player_id': theirs,
  'payments.player_id': ours,
  'payments.changed_by': office,
  'pay_to_lines.player_id': mine,
  'leagues.player_id': ours,
  'tournaments.player_id': ours,
  'league_players.player_id': ours,
  'league_players.partner_id': ours,
  'league_lineups.player_id': ours,
  'league_lineups.partner_id': ours,
  'league_invitees.player_id': mine,
  'league_substitutes.player_id': mine,
  'location_log.actor_id': office,
  'location_log.player_id': { gone: 'null', told: false },
  'reports.reporter_id': office,
  'reports.player_id': theirs,
  'reports.closed_by': { gone: 'null', told: false },
  'notification_settings.player_id': mine,
  'push_devices.player_id': mine,
  'deliveries.player_id': mine,
  'deliveries.from_id': theirs,
  'calendar_feeds.player_id': mine,
  // The ledger sums to zero: an account stays with what it held, no one's.
  'ledger_accounts.player_id': { gone: 'itself', told: true },
  'ledger_notes.player_id': mine,
  'passes.player_id': mine,
  'pass_code_uses.player_id': mine,
  'player_stage.referred_by': { gone: 'null', told: false },
  'reward_marks.player_id': theirs,
  'support_contacts.player_id': mine,
  'operator_log.player_id': { gone: 'null', told: false },
  'media_links.player_id': mine,
  'event_messages.player_id': mine,
  'event_chat_reads.player_id': mine,
  'location_suggestions.player_id': mine,
  'location_suggestions.closed_by': { gone: 'null', told: false },
  'newcomer_acts.player_id': mine,
  'stored_text.player_id': mine,
  // What others played with them goes on counting.
  'own_acts.player_id': ours,
  'league_own_acts.player_id': ours,
}

/**
 * By `table.column`: what holds a user's id. All of it goes with the user, but for what the
 * operator did.
 */
export const userColumns: Readonly<Record<string, PersonColumn>> = {
  'players.user_id': mine,
  'players_private.user_id': mine,
  'player_stage.user_id': mine,
  'auth_sessions.user_id': mine,
  'auth_accounts.user_id': mine,
  'auth_passkeys.user_id': mine,
  'auth_two_factors.user_id': mine,
  'account_links.user_id': theirs,
  'call_answers.user_id': theirs,
  'operator_log.user_id': { gone: 'null', told: false },
  'reserved_names.granted_to': { gone: 'null', told: false },
  'suspensions.user_id': mine,
  'suppressed_addresses.user_id': mine,
}

/**
 * Texts beside the columns that may hold a player's id: there it is replaced. JSON holds it as a
 * whole string.
 */
export const playerTexts: Readonly<Record<string, 'text' | 'json'>> = {
  'event_log.detail': 'text',
  'newcomer_acts.subject': 'text',
  'event_draws.parties': 'json',
  'match_list_log.undo': 'json',
}

/** Told to no one, not even to the owner: its holder is that person. */
export const secretColumns: ReadonlySet<string> = new Set([
  'auth_sessions.token',
  'auth_sessions.next_token',
  'auth_sessions.previous_token',
  'auth_two_factors.secret',
  'auth_two_factors.backup_codes',
  'auth_accounts.password',
  'auth_accounts.access_token',
  'auth_accounts.refresh_token',
  'auth_accounts.id_token',
  'calendar_feeds.secret_hash',
  'match_lists.watch_key',
  'leagues.watch_key',
  'tournaments.watch_key',
  'queues.watch_key',
  'contacts.link_key',
  'contact_claims.code_hash',
  'contact_claims.undo',
  'contact_import_rows.link_key',
  'joined_contacts.link_key',
  'push_devices.auth',
  'push_devices.p256dh',
  'push_devices.endpoint',
])
