// What is kept of people in events: hosting, invitations, rosters and what happened to them.
import type { PersonSubject } from './person-fact.ts'

const asEvent = 'As long as the event.'

export const eventFacts: PersonSubject = {
  heading: 'Events and rosters',
  about:
    'Anyone that makes events, is invited to them or signs up. Contacts are here by name, too.',
  facts: [
    {
      table: 'events',
      columns:
        'event_id location timezone player_id title type play gender start_date start_time duration starts_at ends_at courts min_players max_players guests_per_player max_waitlist skill_min skill_max skill_rule invite invited signup_opens signup_closes cancel_cutoff_hours note fee status cancel_reason deleted next_order playing waiting created edited entry_by format rounds points win_by scoring best_of ranked consolation series_id series_index own_fields signup_mode draw_at drawn league_series_id league_day announced calendar_sequence ranking handed_over group_asked freed_places invitees_reminded asks_agreements',
      what: 'Events and their organizer',
      purpose: 'So that people find and trust an event.',
      readers: ['event'],
      lifetime: 'Events to come go to another organizer or are cancelled.',
    },
    {
      table: 'event_cohosts',
      columns: 'event_id player_id',
      what: 'Cohosts',
      purpose: 'So that more than one person can run an event.',
      readers: ['event'],
      lifetime: asEvent,
    },
    {
      table: 'event_templates',
      columns: 'template_id player_id name fields created',
      what: 'Templates for events',
      purpose: 'To make the next event faster.',
      readers: ['self'],
    },
    {
      table: 'event_invitees',
      columns: 'invitee_id event_id player_id asked declined_order picked withdrawn',
      what: 'People that an event asked, and their answer',
      purpose: 'To invite and to remind.',
      readers: ['self', 'organizer'],
      lifetime: asEvent,
    },
    {
      table: 'player_events',
      columns:
        'event_id player_id guests place entry_order late removed start_date created changed partner_id lead calendar_sequence gender sent_out offered_until',
      what: 'Place on a roster or a waitlist, guests, partner',
      purpose: 'To fill the courts.',
      readers: ['event'],
      lifetime: 'Stays: it is part of a game that others played.',
    },
    {
      table: 'player_events',
      columns: 'attendance',
      what: 'Whether the person came',
      purpose: 'To count attendance.',
      readers: ['self', 'organizer'],
    },
    {
      table: 'event_teams',
      columns: 'event_id p1 p2 created deleted',
      what: 'Teams, and requests to be partners',
      purpose: 'So that partners sign up together.',
      readers: ['event'],
      lifetime: asEvent,
    },
    {
      table: 'event_draws',
      columns: 'event_id mode seed max_players held is_balanced parties made made_by',
      what: 'Who was in a draw for places',
      purpose: 'So that the draw can be checked.',
      readers: ['organizer'],
      lifetime: asEvent,
    },
    {
      table: 'event_log',
      columns: 'event_log_id event_id actor_id action player_id detail created',
      what: 'What organizers changed in an event or its roster',
      purpose: 'To account for what organizers do.',
      readers: ['organizer'],
    },
    {
      table: 'event_messages',
      columns: 'message_id event_id player_id message created',
      what: 'Messages in the chat of an event',
      purpose: 'To talk about the event.',
      readers: ['event'],
    },
    {
      table: 'event_chat_reads',
      columns: 'event_id player_id read_to',
      what: 'How far the chat was read',
      purpose: 'To mark new messages.',
      readers: ['self'],
    },
    {
      table: 'own_acts',
      columns: 'event_id player_id state how changed',
      what: 'That the person itself signed up, came or scored',
      purpose: 'So that nobody is rated for what they never did.',
      readers: ['program'],
    },
  ],
}

export const matchFacts: PersonSubject = {
  heading: 'Matches, results and ratings',
  about: 'Anyone that played in an event or a league. Contacts are here by name, too, and unrated.',
  facts: [
    {
      table: 'match_list_players',
      columns: 'event_id number player_id guest_of guest presence team gender disowned',
      what: 'Number in the list of an evening, and whether the person is there',
      purpose: 'To make rounds.',
      readers: ['event'],
    },
    {
      table: 'match_list_log',
      columns: 'match_list_log_id event_id actor_id action undo undone created',
      what: 'Changes of the evening, and who made them',
      purpose: 'To undo a change.',
      readers: ['organizer'],
    },
    {
      table: 'match_players',
      columns: 'match_id event_id stage round number side',
      what: 'Which numbers played which match',
      purpose: 'To show matches.',
      readers: ['event'],
      lifetime: 'As long as the match.',
      goesWith: null,
    },
    {
      table: 'matches',
      columns:
        'match_id event_id stage round slot court pool state points_a points_b winner walkover reported_by reported disputed_by dispute confirmed_by confirmed result_order decided',
      what: 'Scores, who entered, disputed or confirmed them, and the reason of a dispute',
      purpose: 'To settle scores.',
      readers: ['event'],
    },
    {
      table: 'results',
      columns: 'event_id player_id rank entrants wins losses partner_id',
      what: 'Results of an event',
      purpose: 'To show standings and histories.',
      readers: ['event'],
    },
    {
      table: 'awards',
      columns: 'award_id event_id player_id medal created league_series_id',
      what: 'Medals',
      purpose: 'To honor winners.',
      readers: ['players'],
    },
    {
      table: 'player_ratings',
      columns: 'player_id discipline rating mu sigma games',
      what: 'Ratings',
      purpose: 'To balance matches.',
      readers: ['self', 'players'],
    },
    {
      table: 'rating_seeds',
      columns: 'player_id discipline mu',
      what: 'Level that a rating began with',
      purpose: 'To count ratings again.',
      readers: ['program'],
    },
    {
      table: 'rating_changes',
      columns:
        'result_order place discipline player_id points_for points_against expected mu_before sigma_before mu sigma games',
      what: 'How each match changed a rating',
      purpose: 'To explain a rating to its player.',
      readers: ['self'],
    },
    {
      table: 'leaderboard_results',
      columns: 'source_id player_id location_id day attended hosted wins losses gold silver bronze',
      what: 'What an event counted for leaderboards',
      purpose: 'To rank players.',
      readers: ['program'],
    },
    {
      table: 'leaderboard_totals',
      columns:
        'location_id span player_id attended hosted wins losses gold silver bronze points win_percent medals rating_doubles rating_singles listed',
      what: 'Place on leaderboards',
      purpose: 'To rank players.',
      readers: ['players'],
      lifetime: 'Players can take themselves off leaderboards in their settings.',
    },
    {
      table: 'leaderboard_dirty',
      columns: 'leaderboard_dirty_id source_id player_id',
      what: 'That totals have to be counted again',
      purpose: 'To keep leaderboards right.',
      readers: ['program'],
      lifetime: 'Minutes.',
    },
    {
      table: 'reward_marks',
      columns: 'reward_mark_id event_id player_id due',
      what: 'That rewards have to be looked at',
      purpose: 'To give diamonds.',
      readers: ['program'],
      lifetime: 'Until the event is over.',
    },
    {
      table: 'leagues',
      columns:
        'league_series_id location player_id name kind play entry_by gender start_date end_date signup_deadline skill_min skill_max max_players group_size movers absence rounds pairs points win_by scoring best_of ranked invite invited note state substitute_hours watch_key deleted created edited',
      what: 'Leagues and their organizer',
      purpose: 'So that people find and trust a league.',
      readers: ['event'],
    },
    {
      table: 'league_players',
      columns: 'league_series_id player_id partner_id state position team_id captain created',
      what: 'Places in a league, with partner or team',
      purpose: 'To run the league.',
      readers: ['event'],
    },
    {
      table: 'league_lineups',
      columns: 'matchup_id side pair player_id partner_id',
      what: 'Pairs of a team in a match-up',
      purpose: 'To play the league.',
      readers: ['event'],
    },
    {
      table: 'league_substitutes',
      columns: 'league_series_id player_id state told created',
      what: 'Substitutes of a league',
      purpose: 'To ask them when members can’t come.',
      readers: ['self', 'organizer'],
    },
    {
      table: 'league_invitees',
      columns: 'league_series_id player_id asked',
      what: 'People that a league asked',
      purpose: 'To invite them once.',
      readers: ['organizer'],
    },
    {
      table: 'league_own_acts',
      columns: 'league_series_id player_id',
      what: 'That the person itself joined the league',
      purpose: 'So that nobody is rated for what they never did.',
      readers: ['program'],
    },
  ],
}
