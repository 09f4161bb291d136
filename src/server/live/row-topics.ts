// The topics that a changed row invalidates, by table (decision 150).
import { sql } from 'kysely'
import { from, rows, type RowTopics } from '../db/rows/row-rule.ts'
import { topics } from './topics.ts'

const mark = (one: string, other: string) =>
  [one, other].flatMap((playerId) => [topics.relations(playerId), topics.player(playerId)])

const clubKey = ['locationId', 'slug'] as const

const listClubTopics = (
  locationId: string,
  slug: string,
  playerIds: readonly (string | null)[],
) => [
  topics.club(locationId, slug),
  topics.location(locationId),
  topics.playersAt(locationId),
  ...playerIds.flatMap((playerId) =>
    playerId === null ? [] : [topics.relations(playerId), topics.clubsOf(playerId)],
  ),
]

const clubOwner = {
  owner: (row: string) => sql`(select owned.player_id from clubs owned
    where owned.location_id = ${sql.ref(`${row}.location_id`)}
      and owned.slug = ${sql.ref(`${row}.slug`)})`,
}
type OfClub = { locationId: string; slug: string; playerId: string; owner: string | null }
const readOfClub = ({ locationId, slug, playerId, owner }: OfClub) =>
  listClubTopics(locationId, slug, [playerId, owner])

const leaguePlace = { location: from('location', 'leagues', 'league_series_id') }
const readOfLeague = ({
  leagueSeriesId,
  location,
}: {
  leagueSeriesId: string | null
  location: string | null
}) => [
  ...(leagueSeriesId === null
    ? []
    : [topics.league(leagueSeriesId), topics.leagueAccess(leagueSeriesId)]),
  location === null ? null : topics.leaguesAt(location),
]
const matchupLeague = {
  location: (row: string) => sql`(select played.location from league_matchups u
    join leagues played on played.league_series_id = u.league_series_id
    where u.matchup_id = ${sql.ref(`${row}.matchup_id`)})`,
  leagueSeriesId: from('league_series_id', 'league_matchups', 'matchup_id'),
}

const playerUser = { userId: from('user_id', 'players', 'player_id') }
type OfPlayer = { playerId: string; userId: string | null }
const readOfPlayer = ({ playerId, userId }: OfPlayer) => [
  topics.player(playerId),
  userId === null ? null : topics.user(userId),
]
const readLedger = ({ playerId, userId }: OfPlayer) => [
  topics.ledger(playerId),
  userId === null ? null : topics.user(userId),
]

const noticeClub = {
  locationId: from('location_id', 'club_notices', 'notice_id'),
  slug: from('slug', 'club_notices', 'notice_id'),
}
const pollClub = {
  locationId: from('location_id', 'club_polls', 'poll_id'),
  slug: from('slug', 'club_polls', 'poll_id'),
}
const claimKeeper = {
  keeperId: from('keeper_id', 'contacts', 'contact_id'),
  locationId: from('location_id', 'contacts', 'contact_id'),
  slug: from('slug', 'contacts', 'contact_id'),
}
const scoredMatch = {
  eventId: from('event_id', 'matches', 'match_id'),
  watchKey: (row: string) => sql`(select ml.watch_key from matches m
    join match_lists ml on ml.event_id = m.event_id
    where m.match_id = ${sql.ref(`${row}.match_id`)})`,
}
const slotTournament = { tournamentId: from('tournament_id', 'events', 'event_id') }

const pricedSubject = {
  subjectId: (row: string) => sql`(select coalesce(priced.event_id,
      priced.league_series_id) from prices priced
    where priced.price_id = ${sql.ref(`${row}.price_id`)})`,
}

export const rowTopics = [
  rows('alerts', ['playerId'], ({ playerId }) => [topics.alerts(playerId)]),
  rows('auth_accounts', ['userId'], ({ userId }) => [topics.user(userId)]),
  rows('awards', ['playerId'], readOfPlayer, { found: playerUser }),
  rows('branding', ['id'], () => [topics.branding()]),
  rows('own_texts', ['name', 'language'], () => [topics.branding()]),
  rows('calendar_feeds', ['playerId'], ({ playerId }) => [topics.calendarFeed(playerId)]),
  rows('check_ins', ['eventId'], ({ eventId }) => [topics.checkIns(eventId)]),
  rows('club_invitations', [...clubKey, 'playerId'], readOfClub, { found: clubOwner }),
  rows('club_members', [...clubKey, 'playerId'], readOfClub, { found: clubOwner }),
  rows('club_members', ['playerId'], ({ playerId }) => [topics.chatsRead(playerId)], {
    only: ['chatMuted', 'chatReadTo'],
  }),
  rows('club_members', ['playerId'], ({ playerId }) => [topics.relations(playerId)], {
    only: ['muted', 'realName', 'realNameAgreed', 'tags'],
  }),
  rows('club_messages', clubKey, ({ locationId, slug }) => [topics.clubChat(locationId, slug)]),
  rows('club_notices', clubKey, ({ locationId, slug }) => [topics.clubNotices(locationId, slug)]),
  rows(
    'club_notice_reads',
    ['playerId'],
    ({ playerId, locationId, slug }) => [
      topics.noticesRead(playerId),
      locationId === null || slug === null ? null : topics.noticeReads(locationId, slug),
    ],
    { found: noticeClub },
  ),
  rows('club_polls', clubKey, ({ locationId, slug }) => [topics.clubPolls(locationId, slug)]),
  rows(
    'club_poll_votes',
    ['playerId'],
    ({ playerId, locationId, slug }) => [
      topics.pollVotes(playerId),
      locationId === null || slug === null ? null : topics.clubPolls(locationId, slug),
    ],
    { found: pollClub },
  ),
  rows('club_requests', [...clubKey, 'playerId'], readOfClub, { found: clubOwner }),
  rows('clubs', [...clubKey, 'playerId'], ({ locationId, slug, playerId }) =>
    listClubTopics(locationId, slug, [playerId]),
  ),
  rows('clubs', clubKey, ({ locationId, slug }) => [topics.club(locationId, slug)], {
    only: ['photoUrl', 'tags'],
  }),
  rows(
    'contact_claims',
    ['playerId'],
    ({ userId, keeperId, locationId, slug }) => [
      topics.contacts(keeperId ?? '', locationId ?? '', slug ?? ''),
      userId === null ? null : topics.user(userId),
    ],
    { found: { ...claimKeeper, ...playerUser } },
  ),
  rows('contacts', ['keeperId', 'locationId', 'slug'], ({ keeperId, locationId, slug }) => [
    topics.contacts(keeperId ?? '', locationId ?? '', slug ?? ''),
  ]),
  rows('event_chat_reads', ['playerId'], ({ playerId }) => [topics.chatsRead(playerId)]),
  rows('event_invitees', ['eventId', 'playerId'], ({ eventId, playerId }) => [
    topics.invitees(eventId),
    topics.invitation(eventId, playerId),
  ]),
  rows('event_messages', ['eventId'], ({ eventId }) => [topics.eventChat(eventId)]),
  rows('event_teams', ['eventId', 'p1', 'p2'], ({ eventId, p1, p2 }) => [
    topics.team(eventId, p1),
    topics.team(eventId, p2),
  ]),
  rows('event_templates', ['playerId'], ({ playerId }) => [topics.templates(playerId)]),
  rows('event_tiers', ['eventId'], ({ eventId }) => [
    topics.invitees(eventId),
    topics.eventAccess(eventId),
  ]),
  rows('events', ['eventId', 'seriesId'], ({ eventId, seriesId }) => [
    topics.event(eventId),
    seriesId === null ? null : topics.series(seriesId),
  ]),
  rows(
    'events',
    ['eventId', 'location'],
    ({ eventId, location }) => [topics.event(eventId), topics.order(location)],
    { only: ['ranking'] },
  ),
  rows('league_lineups', [], readOfLeague, { found: matchupLeague }),
  rows('league_matchups', ['leagueSeriesId'], readOfLeague, { found: leaguePlace }),
  rows('league_pair_results', [], readOfLeague, { found: matchupLeague }),
  rows('league_players', ['leagueSeriesId'], readOfLeague, { found: leaguePlace }),
  rows(
    'league_substitutes',
    ['leagueSeriesId', 'playerId'],
    ({ playerId, ...row }) => [...readOfLeague(row), topics.relations(playerId)],
    { found: leaguePlace },
  ),
  rows('league_teams', ['leagueSeriesId'], readOfLeague, { found: leaguePlace }),
  rows('leagues', ['leagueSeriesId', 'location'], readOfLeague),
  rows('location_log', ['locationId'], ({ locationId }) => [topics.order(locationId)]),
  rows('location_suggestions', ['locationId'], ({ locationId }) => [topics.order(locationId)]),
  rows('locations', ['locationId'], ({ locationId }) => [
    topics.location(locationId),
    topics.locations(),
  ]),
  rows('media_links', ['locationId'], ({ locationId }) => [topics.media(locationId)]),
  rows('messages', ['fromId', 'toId', 'eventId'], ({ fromId, toId, eventId }) => [
    topics.thread(fromId, toId),
    topics.thread(toId, fromId),
    topics.messages(fromId),
    topics.messages(toId),
    ...(eventId === null ? [] : [topics.team(eventId, fromId), topics.team(eventId, toId)]),
  ]),
  rows(
    'messages',
    ['fromId', 'toId'],
    ({ fromId, toId }) => [
      topics.thread(fromId, toId),
      topics.thread(toId, fromId),
      topics.messages(toId),
    ],
    { only: ['read'] },
  ),
  rows('notification_settings', ['playerId'], ({ playerId }) => [topics.notifications(playerId)]),
  rows('operators', ['userId'], ({ userId }) => [topics.user(userId)]),
  rows('partner_seekers', ['eventId'], ({ eventId }) => [topics.partners(eventId)]),
  rows('pass_tiers', ['tier'], () => [topics.ppGlobals()]),
  rows('pay_to_lines', ['playerId'], ({ playerId }) => [topics.payTo(playerId)]),
  rows(
    'payments',
    [],
    ({ subjectId }) => [subjectId === null ? null : topics.payments(subjectId)],
    {
      found: pricedSubject,
    },
  ),
  rows('player_favorites', ['playerId', 'favoriteId'], ({ playerId, favoriteId }) =>
    mark(playerId, favoriteId),
  ),
  rows('player_friends', ['playerId', 'friendId'], ({ playerId, friendId }) =>
    mark(playerId, friendId),
  ),
  rows('passes', ['playerId'], readLedger, { found: playerUser }),
  rows('photo_removals', ['photoKey'], () => [topics.photoRemovals()]),
  rows(
    'player_diamonds',
    ['playerId'],
    (row) => [...readOfPlayer(row), topics.ledger(row.playerId)],
    { found: playerUser },
  ),
  rows('pp_globals', ['id'], () => [topics.ppGlobals()]),
  rows(
    'player_locations',
    ['locationId', 'playerId'],
    ({ locationId, ...row }) => [
      ...readOfPlayer(row),
      topics.location(locationId),
      topics.playersAt(locationId),
    ],
    { found: playerUser },
  ),
  rows('player_stage', ['userId'], ({ userId }) => [topics.user(userId)]),
  rows('players', ['playerId', 'userId'], readOfPlayer),
  rows('players_private', ['userId'], ({ userId }) => [topics.user(userId)]),
  rows('prices', ['eventId', 'leagueSeriesId'], ({ eventId, leagueSeriesId }) => {
    const subjectId = eventId ?? leagueSeriesId
    return [subjectId === null ? null : topics.payments(subjectId)]
  }),
  rows('queues', ['eventId'], ({ eventId }) => [topics.queue(eventId), topics.event(eventId)]),
  rows('queues', ['eventId'], ({ eventId }) => [topics.queue(eventId)], {
    only: ['value', 'steps'],
  }),
  rows('reports', ['locationId'], ({ locationId }) => [
    locationId === null ? null : topics.order(locationId),
  ]),
  rows(
    'running_scores',
    [],
    ({ eventId, watchKey }) => [
      eventId === null ? null : topics.runningScores(eventId),
      watchKey === null ? null : topics.watchedScores(watchKey),
    ],
    { found: scoredMatch },
  ),
  rows('screens', ['locationId', 'secretHash'], ({ locationId, secretHash }) => [
    topics.screensAt(locationId),
    topics.screen(secretHash),
  ]),
  rows('screens', ['locationId'], ({ locationId }) => [topics.screensAt(locationId)], {
    only: ['seen'],
  }),
  rows('suspensions', ['userId'], ({ userId }) => [topics.user(userId)]),
  rows(
    'tournament_slots',
    [],
    ({ tournamentId }) => [tournamentId === null ? null : topics.tournament(tournamentId)],
    { found: slotTournament },
  ),
  rows('tournaments', ['tournamentId', 'location'], ({ tournamentId, location }) => [
    topics.tournament(tournamentId),
    topics.tournamentsAt(location),
  ]),
  rows('version', ['id'], () => [topics.version()]),
] satisfies readonly RowTopics[]

export type TopicTable = (typeof rowTopics)[number]['table']
