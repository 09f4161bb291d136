// The topics that a changed row invalidates, by table (decision 150). A statement that inserts,
// updates or deletes a row publishes them by itself; handlers publish what follows from more than
// the row.
import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { topics } from './topics.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>
type Column<T extends keyof Tables> = keyof Row<T> & string

export type RowTopics = {
  table: string
  /** The columns that `read` gets. */
  keys: readonly string[]
  /** Updates of these columns alone change nothing that windows show of the row. */
  quiet: readonly string[]
  read: (row: never) => readonly string[]
}

const rows = <const T extends keyof Tables, const K extends Column<T>>(
  table: T,
  keys: readonly K[],
  read: (row: Pick<Row<T>, K>) => readonly string[],
  quiet: readonly Column<T>[] = [],
) => ({ table, keys, read, quiet })

const mark = (one: string, other: string) =>
  [one, other].flatMap((playerId) => [topics.relations(playerId), topics.player(playerId)])

const clubKey = ['locationId', 'slug'] as const

export const rowTopics = [
  rows('alerts', ['playerId'], ({ playerId }) => [topics.alerts(playerId)]),
  rows('branding', ['id'], () => [topics.branding()]),
  rows('calendar_feeds', ['playerId'], ({ playerId }) => [topics.calendarFeed(playerId)]),
  rows('check_ins', ['eventId'], ({ eventId }) => [topics.checkIns(eventId)]),
  rows('club_messages', clubKey, ({ locationId, slug }) => [topics.clubChat(locationId, slug)]),
  rows('club_notices', clubKey, ({ locationId, slug }) => [topics.clubNotices(locationId, slug)]),
  rows('club_polls', clubKey, ({ locationId, slug }) => [topics.clubPolls(locationId, slug)]),
  rows('club_poll_votes', ['playerId'], ({ playerId }) => [topics.pollVotes(playerId)]),
  rows('event_chat_reads', ['playerId'], ({ playerId }) => [topics.chatsRead(playerId)]),
  rows('event_messages', ['eventId'], ({ eventId }) => [topics.eventChat(eventId)]),
  rows('event_teams', ['eventId', 'p1', 'p2'], ({ eventId, p1, p2 }) => [
    topics.team(eventId, p1),
    topics.team(eventId, p2),
  ]),
  rows('event_templates', ['playerId'], ({ playerId }) => [topics.templates(playerId)]),
  rows('location_log', ['locationId'], ({ locationId }) => [topics.order(locationId)]),
  rows('location_suggestions', ['locationId'], ({ locationId }) => [topics.order(locationId)]),
  rows('media_links', ['locationId'], ({ locationId }) => [topics.media(locationId)]),
  rows(
    'messages',
    ['fromId', 'toId', 'eventId'],
    ({ fromId, toId, eventId }) => [
      topics.thread(fromId, toId),
      topics.thread(toId, fromId),
      topics.messages(fromId),
      topics.messages(toId),
      ...(eventId === null ? [] : [topics.team(eventId, fromId), topics.team(eventId, toId)]),
    ],
    ['read'],
  ),
  rows('partner_seekers', ['eventId'], ({ eventId }) => [topics.partners(eventId)]),
  rows('pass_tiers', ['tier'], () => [topics.ppGlobals()]),
  rows('player_favorites', ['playerId', 'favoriteId'], ({ playerId, favoriteId }) =>
    mark(playerId, favoriteId),
  ),
  rows('player_friends', ['playerId', 'friendId'], ({ playerId, friendId }) =>
    mark(playerId, friendId),
  ),
  rows('pp_globals', ['id'], () => [topics.ppGlobals()]),
  rows('queues', ['eventId'], ({ eventId }) => [topics.queue(eventId)]),
  rows('reports', ['locationId'], ({ locationId }) =>
    locationId === null ? [] : [topics.order(locationId)],
  ),
  rows(
    'screens',
    ['locationId', 'secretHash'],
    ({ locationId, secretHash }) => [topics.screensAt(locationId), topics.screen(secretHash)],
    ['seen'],
  ),
  rows('version', ['id'], () => [topics.version()]),
] satisfies readonly RowTopics[]

export type TopicTable = (typeof rowTopics)[number]['table']
