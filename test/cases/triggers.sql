-- What each trigger of the database does: src/server/db/triggers.pg.test.ts runs every case with the
-- trigger and without it. A case is a heading with the table and the trigger (", off" and the name of
-- another trigger puts that one out of the way), "+" and what was there before, the statement, ">"
-- and a query for one value, "=" and that value with the trigger, or the error. Names in braces are
-- those of the test's scene.

-- auth_sessions.forget_devices
+ insert into push_devices (device_id, player_id, endpoint, p256dh, auth, name, created, session_id) select gen_random_uuid(), 'ann', 'https://push.example/1', 'key', 'auth', 'Phone', now(), s.id from auth_sessions s join players p using (user_id) where player_id = 'ann'
delete from auth_sessions s using players p where p.user_id = s.user_id and p.player_id = 'ann'
> select count(*) from push_devices
= 0

-- awards.awards_insert
insert into awards (award_id, event_id, player_id, medal, created) values (gen_random_uuid(), {event}, 'ann', 'gold', now())
> select medal_gold from players where player_id = 'ann'
= 1

-- awards.awards_update
+ insert into awards (award_id, event_id, player_id, medal, created) values (gen_random_uuid(), {event}, 'ann', 'gold', now())
update awards set medal = 'silver'
> select medal_silver from players where player_id = 'ann'
= 1

-- awards.awards_delete
+ insert into awards (award_id, event_id, player_id, medal, created) values (gen_random_uuid(), {event}, 'ann', 'gold', now())
delete from awards
> select medal_gold from players where player_id = 'ann'
= 0

-- awards.leaderboard_award_added
insert into awards (award_id, event_id, player_id, medal, created) values (gen_random_uuid(), {event}, 'ann', 'gold', now())
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- awards.leaderboard_award_gone
+ insert into awards (award_id, event_id, player_id, medal, created) values (gen_random_uuid(), {event}, 'ann', 'gold', now())
delete from awards
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- awards.leaderboard_league_award_added
insert into awards (award_id, league_series_id, player_id, medal, created) values (gen_random_uuid(), {league}, 'ann', 'gold', now())
> select count(*) from leaderboard_dirty where source_id = {league}
= 1

-- awards.leaderboard_league_award_gone
+ insert into awards (award_id, league_series_id, player_id, medal, created) values (gen_random_uuid(), {league}, 'ann', 'gold', now())
delete from awards
> select count(*) from leaderboard_dirty where source_id = {league}
= 1

-- awards.reward_award_added
insert into awards (award_id, event_id, player_id, medal, created) values (gen_random_uuid(), {event}, 'ann', 'gold', now())
> select count(*) from reward_marks where player_id = 'ann'
= 1

-- club_venues.a_lead_on
+ insert into clubs (location_id, slug, club_name, player_id, name_look, slug_look) values ({venue}, 'roamers', 'Roamers', 'ann', 'roamers', 'roamers')
insert into club_venues (club_location, club_slug, location_id, place) values ({venue}, 'roamers', {merged}, 1)
> select location_id = {other} from club_venues
= true

-- clubs.a_lead_on
insert into clubs (location_id, slug, club_name, player_id, name_look, slug_look) values ({merged}, 'dinkers', 'Dinkers', 'ann', 'dinkers', 'dinkers')
> select location_id = {other} from clubs
= true

-- contacts.contacts_ended
+ insert into players (player_id, player_name, hidden, on_leaderboards, contact) values ('contact-1', 'Maria', true, false, true)
+ insert into contacts (contact_id, player_id, keeper_id, name, language, link_key, created) values (gen_random_uuid(), 'contact-1', 'ann', 'Maria', 'en', 'aaaaaaaaaaaaaaaaaaaaaa', now())
delete from contacts
> select player_name from players where player_id = 'contact-1'
= Deleted player

-- events.a_lead_on
update events set location = {merged} where event_id = {event}
> select location = {other} from events where event_id = {event}
= true

-- events.events_calendar_change
update events set title = 'Later' where event_id = {event}
> select calendar_sequence from events where event_id = {event}
= 1

-- events.events_ranking_changed
update events set ranking = 'waiting' where event_id = {event}
> select count(*) from rating_dirty
= 1

-- events.events_rated_anew
update events set type = 'open play' where event_id = {event}
> select count(*) from rating_dirty
= 1

-- events.leaderboard_event_changed
update events set start_date = start_date + 1 where event_id = {event}
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- events.leaderboard_event_gone
delete from events where event_id = {empty}
> select count(*) from leaderboard_dirty where source_id = {empty}
= 1

-- events.reward_event_changed
update events set player_id = 'eve' where event_id = {event}
> select count(*) from reward_marks where event_id = {event}
= 1

-- leaderboard_results.leaderboard_results_added
insert into leaderboard_results (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver, bronze) values ({event}, 'eve', {venue}, '2026-06-02', 1, 0, 0, 0, 0, 0, 0)
> select sum(attended) from leaderboard_totals where player_id = 'eve' and location_id = {venue} and span = 'all time'
= 1

-- leaderboard_results.leaderboard_results_changed
+ insert into leaderboard_results (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver, bronze) values ({event}, 'eve', {venue}, '2026-06-02', 1, 0, 0, 0, 0, 0, 0)
update leaderboard_results set wins = 3 where player_id = 'eve'
> select sum(wins) from leaderboard_totals where player_id = 'eve' and location_id = {venue} and span = 'all time'
= 3

-- leaderboard_results.leaderboard_results_gone
+ insert into leaderboard_results (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver, bronze) values ({event}, 'eve', {venue}, '2026-06-02', 1, 0, 0, 0, 0, 0, 0)
delete from leaderboard_results where player_id = 'eve'
> select sum(attended) from leaderboard_totals where player_id = 'eve' and location_id = {venue} and span = 'all time'
= 0

-- leaderboard_window.leaderboard_window_moved
+ insert into leaderboard_window (id, from_day) values ('current', '2026-06-01') on conflict (id) do update set from_day = excluded.from_day
+ insert into leaderboard_results (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver, bronze) values ({event}, 'eve', {venue}, '2026-06-02', 1, 0, 0, 0, 0, 0, 0)
update leaderboard_window set from_day = '2026-06-03'
> select count(*) from leaderboard_totals where player_id = 'eve' and span = '30 days'
= 0

-- leagues.a_lead_on
update leagues set location = {merged}
> select location = {other} from leagues
= true

-- leagues.leaderboard_league_moved
update leagues set location = {other}
> select count(*) from leaderboard_dirty where source_id = {league}
= 1

-- ledger_accounts.ledger_accounts_follow
+ select ledger_post(gen_random_uuid(), 'claim', 'token', 'key', 'player', '', null, now(), '[{"player": "ann", "amount": 5}, {"owner": "issue", "amount": -5}]')
update ledger_accounts set balance = 9 where player_id = 'ann'
> select balance from ledger_accounts where player_id = 'ann'
= error: the ledger is only ever added to

-- ledger_accounts.ledger_accounts_keep, off ledger_entries.ledger_entries_keep
truncate ledger_accounts cascade
> select count(*) from ledger_accounts
= error: the ledger is only ever added to

-- ledger_accounts.ledger_accounts_start
insert into ledger_accounts (unit, owner, player_id, balance) values ('token', 'player', 'ann', 5)
> select balance from ledger_accounts where player_id = 'ann'
= error: the ledger is only ever added to

-- ledger_accounts.ledger_accounts_stay
delete from ledger_accounts where owner = 'fee'
> select count(*) from ledger_accounts where owner = 'fee'
= error: the ledger is only ever added to

-- ledger_entries.ledger_entries_keep
truncate ledger_entries
> select count(*) from ledger_entries
= error: the ledger is only ever added to

-- ledger_entries.ledger_entries_stay
+ select ledger_post(gen_random_uuid(), 'claim', 'token', 'key', 'player', '', null, now(), '[{"player": "ann", "amount": 5}, {"owner": "issue", "amount": -5}]')
delete from ledger_entries
> select count(*) from ledger_entries
= error: the ledger is only ever added to

-- ledger_entries.ledger_entry_balances
+ select ledger_post(gen_random_uuid(), 'claim', 'token', 'key', 'player', '', null, now(), '[{"player": "ann", "amount": 5}, {"owner": "issue", "amount": -5}]')
insert into ledger_entries (ledger_transaction_id, account_id, amount) select ledger_transaction_id, account_id, 1 from ledger_transactions t, ledger_accounts a where t.key = 'key' and a.owner = 'fee'
> select sum(amount) from ledger_entries
= error: a ledger transaction adds up to zero

-- ledger_entries.ledger_entry_comes
select ledger_post(gen_random_uuid(), 'claim', 'token', 'key', 'player', '', null, now(), '[{"player": "ann", "amount": 5}, {"owner": "issue", "amount": -5}]')
> select balance from ledger_accounts where player_id = 'ann'
= 5

-- ledger_transactions.ledger_transaction_balances
insert into ledger_transactions (ledger_transaction_id, kind, unit, key, made_by, created) values (gen_random_uuid(), 'claim', 'token', 'key', 'player', now())
> select count(*) from ledger_transactions
= error: a ledger transaction adds up to zero

-- ledger_transactions.ledger_transactions_keep, off ledger_entries.ledger_entries_keep
truncate ledger_transactions cascade
> select count(*) from ledger_transactions
= error: the ledger is only ever added to

-- ledger_transactions.ledger_transactions_stay
+ select ledger_post(gen_random_uuid(), 'claim', 'token', 'key', 'player', '', null, now(), '[{"player": "ann", "amount": 5}, {"owner": "issue", "amount": -5}]')
update ledger_transactions set detail = 'another'
> select detail from ledger_transactions
= error: the ledger is only ever added to

-- location_log.a_lead_on
insert into location_log (location_id, action) values ({merged}, 'edit')
> select location_id = {other} from location_log
= true

-- location_log.location_log_append_only
+ insert into location_log (location_id, action) values ({venue}, 'edit')
delete from location_log
> select count(*) from location_log
= error: location_log is append-only

-- location_suggestions.a_lead_on
insert into location_suggestions (suggestion_id, location_id, player_id, changes, created) values (gen_random_uuid(), {merged}, 'ann', '{"fee": "free"}', now())
> select location_id = {other} from location_suggestions
= true

-- locations.keep_hidden
+ update locations set hidden = true, kept_hidden = true where location_id = {venue}
update locations set hidden = false where location_id = {venue}
> select hidden from locations where location_id = {venue}
= true

-- locations_admin.a_lead_on
insert into locations_admin (location_id, player_id) values ({merged}, 'ann')
> select location_id = {other} from locations_admin
= true

-- match_list_players.attendance_listed
insert into match_list_players (event_id, number, player_id, presence) values ({event}, 20, 'eve', 'here')
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- match_list_players.attendance_listed_anew
update match_list_players set presence = 'left' where player_id = 'ann'
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- match_list_players.attendance_unlisted
+ insert into match_list_players (event_id, number, player_id, presence) values ({event}, 20, 'eve', 'here')
delete from match_list_players where player_id = 'eve'
> select count(*) from reward_marks where event_id = {event}
= 1

-- match_list_players.disowned_marked
+ insert into match_list_players (event_id, number, player_id, presence) values ({event}, 20, null, 'here')
update match_list_players set disowned = true where number = 20
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- match_list_players.match_list_players_rated_anew
update match_list_players set player_id = 'eve' where player_id = 'ann'
> select count(*) from rating_dirty
= 1

-- match_players.leaderboard_side_added
+ insert into match_list_players (event_id, number, player_id, presence) values ({event}, 20, 'eve', 'here')
insert into match_players (match_id, event_id, stage, round, number, side) values ({match}, {event}, 'round', 1, 20, 'a')
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- match_players.leaderboard_side_changed
update match_players set side = 'b' where number = 0
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- match_players.leaderboard_side_gone
delete from match_players where number = 0
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- match_players.match_players_rated_in
+ insert into match_list_players (event_id, number, player_id, presence) values ({event}, 20, 'eve', 'here')
insert into match_players (match_id, event_id, stage, round, number, side) values ({match}, {event}, 'round', 1, 20, 'a')
> select count(*) from rating_dirty
= 1

-- match_players.match_players_rated_anew
update match_players set side = 'b' where number = 0
> select count(*) from rating_dirty
= 1

-- match_players.match_players_rated_out
delete from match_players where number = 0
> select count(*) from rating_dirty
= 1

-- matches.leaderboard_match_added
insert into matches (match_id, event_id, stage, round, slot, state, points_a, points_b, winner, reported, confirmed, result_order) values (gen_random_uuid(), {event}, 'round', 9, 1, 'confirmed', '{11}', '{5}', 'a', now(), now(), 900)
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- matches.leaderboard_match_changed
update matches set winner = 'b' where match_id = {match}
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- matches.leaderboard_match_gone
+ insert into matches (match_id, event_id, stage, round, slot, state, points_a, points_b, winner, reported, confirmed, result_order) values (gen_random_uuid(), {event}, 'round', 9, 1, 'confirmed', '{11}', '{5}', 'a', now(), now(), 900)
delete from matches where result_order = 900
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- matches.matches_contested_counted
update matches set disputed_by = 'ann' where match_id = {match}
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- matches.matches_contested_rated
update matches set disputed_by = 'ann' where match_id = {match}
> select count(*) from rating_dirty
= 1

-- matches.matches_rated_in
insert into matches (match_id, event_id, stage, round, slot, state, points_a, points_b, winner, reported, confirmed, result_order) values (gen_random_uuid(), {event}, 'round', 9, 1, 'confirmed', '{11}', '{5}', 'a', now(), now(), 900)
> select count(*) from rating_dirty where result_order = 900
= 1

-- matches.matches_rated_anew
update matches set points_a = '{11}', points_b = '{9}' where match_id = {match}
> select count(*) from rating_dirty
= 1

-- matches.matches_rated_out
+ insert into matches (match_id, event_id, stage, round, slot, state, points_a, points_b, winner, reported, confirmed, result_order) values (gen_random_uuid(), {event}, 'round', 9, 1, 'confirmed', '{11}', '{5}', 'a', now(), now(), 900)
delete from matches where result_order = 900
> select count(*) from rating_dirty where result_order = 900
= 1

-- messages.a_lead_on
insert into messages (message_id, from_id, to_id, type, message, location_id, expires) values (gen_random_uuid(), 'ann', 'ben', 'adminReq', 'Help us', {merged}, now())
> select location_id = {other} from messages
= true

-- operator_log.operator_log_append_only
+ insert into operator_log (command) values ('hide')
delete from operator_log
> select count(*) from operator_log
= error: operator_log is append-only

-- own_acts.own_acts_come
+ insert into match_list_players (event_id, number, player_id, presence) values ({event}, 20, 'eve', 'here')
insert into own_acts (event_id, player_id, state, how, changed) values ({event}, 'eve', 'acted', 'yes', now())
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- own_acts.own_acts_change
update own_acts set state = 'denied', how = null where player_id = 'ann'
> select count(*) from rating_dirty
= 1

-- own_acts.own_acts_go
delete from own_acts where player_id = 'ann'
> select count(*) from rating_dirty
= 1

-- player_diamonds.diamond_given
insert into player_diamonds (player_id, diamond_id) values ('ann', 'firstMedal')
> select sum(balance) from ledger_accounts where player_id = 'ann' and unit = 'diamond'
= 1

-- player_diamonds.diamond_stays
+ insert into player_diamonds (player_id, diamond_id) values ('ann', 'firstMedal')
delete from player_diamonds
> select count(*) from player_diamonds
= error: a diamond is never taken back

-- player_events.leaderboard_entry_added
insert into player_events (event_id, player_id, guests, place, entry_order, attendance, start_date) values ({event}, 'eve', 0, 'playing', 9, 'here', '2026-06-02')
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- player_events.leaderboard_entry_changed
update player_events set attendance = 'no-show' where player_id = 'ann'
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- player_events.leaderboard_entry_gone
delete from player_events where player_id = 'ann'
> select count(*) from leaderboard_dirty where source_id = {event}
= 1

-- player_events.player_events_calendar_change
update player_events set place = 'waiting' where player_id = 'ann'
> select calendar_sequence from player_events where player_id = 'ann'
= 1

-- player_events.reward_entry_added
insert into player_events (event_id, player_id, guests, place, entry_order, attendance, start_date) values ({event}, 'eve', 0, 'playing', 9, 'here', '2026-06-02')
> select count(*) from reward_marks where event_id = {event}
= 1

-- player_events.reward_entry_changed
+ update player_events set attendance = null where player_id = 'ann'
update player_events set attendance = 'here' where player_id = 'ann'
> select count(*) from reward_marks where event_id = {event}
= 1

-- player_locations.a_lead_on
insert into player_locations (location_id, player_id) values ({merged}, 'ann')
> select location_id = {other} from player_locations
= true

-- player_locations.player_locations_added
insert into player_locations (location_id, player_id) values ({venue}, 'ann')
> select sum(players) from location_players where location_id = {venue}
= 1

-- player_locations.player_locations_changed
+ insert into player_locations (location_id, player_id) values ({venue}, 'ann')
update player_locations set removed = true
> select sum(players) from location_players where location_id = {venue}
= 0

-- player_locations.player_locations_gone
+ insert into player_locations (location_id, player_id) values ({venue}, 'ann')
delete from player_locations
> select sum(players) from location_players where location_id = {venue}
= 0

-- player_locations.player_locations_hidden
+ update players set hidden = true where player_id = 'ann'
insert into player_locations (location_id, player_id) values ({venue}, 'ann')
> select hidden from player_locations where player_id = 'ann'
= true

-- player_ratings.leaderboard_rating_added
insert into player_ratings (player_id, discipline, rating, mu, sigma, games) values ('ann', 'doubles', 3.5, 25, 8, 1)
> select count(*) from leaderboard_dirty where player_id = 'ann'
= 1

-- player_ratings.leaderboard_rating_changed
+ insert into player_ratings (player_id, discipline, rating, mu, sigma, games) values ('ann', 'doubles', 3.5, 25, 8, 1)
update player_ratings set games = 2
> select count(*) from leaderboard_dirty where player_id = 'ann'
= 1

-- player_ratings.leaderboard_rating_gone
+ insert into player_ratings (player_id, discipline, rating, mu, sigma, games) values ('ann', 'doubles', 3.5, 25, 8, 1)
delete from player_ratings
> select count(*) from leaderboard_dirty where player_id = 'ann'
= 1

-- player_stage.a_lead_on
insert into player_stage (user_id, home_location) select user_id, {merged} from players where player_id = 'ann'
> select home_location = {other} from player_stage
= true

-- players.a_lead_on
update players set home_location = {merged} where player_id = 'ann'
> select home_location = {other} from players where player_id = 'ann'
= true

-- players.keep_hidden
+ update players set hidden = true, kept_hidden = true where player_id = 'ann'
update players set hidden = false where player_id = 'ann'
> select hidden from players where player_id = 'ann'
= true

-- players.leaderboard_player_changed
update players set on_leaderboards = not on_leaderboards where player_id = 'ann'
> select count(*) from leaderboard_dirty where player_id = 'ann'
= 1

-- players.players_hidden
+ insert into player_locations (location_id, player_id) values ({venue}, 'ann')
update players set hidden = true where player_id = 'ann'
> select hidden from player_locations where player_id = 'ann'
= true

-- reports.a_lead_on
insert into reports (report_id, reporter_id, kind, location_id, reason) values (gen_random_uuid(), 'ann', 'location', {merged}, 'Closed')
> select location_id = {other} from reports
= true
