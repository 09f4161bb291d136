// What every live query is asked in a window, about the things that a call names. A query asked by
// nothing, or by one id, follows from its input; any other without an entry does not compile.
import type { LiveInput, LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { secretOfScreen } from '#test/scenes/screen-scene.ts'

export type About = {
  events: readonly string[]
  series: readonly string[]
  watchKeys: readonly string[]
  leagues: readonly string[]
  leagueKeys: readonly string[]
  tournaments: readonly string[]
  tournamentKeys: readonly string[]
  queueKeys: readonly string[]
  screens: readonly string[]
  locations: readonly string[]
  players: readonly string[]
  clubs: readonly { locationId: string; clubId: string }[]
}

const from = '2026-06-01'
const limit = 20
const filters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
const ofVenueList = (about: About) => {
  const { fitsLevel: _fitsLevel, friendsGoing: _friendsGoing, ...same } = filters
  return ofLocations(about).map((place) => ({
    ...place,
    from,
    to: '2026-06-30',
    limit,
    filters: { ...same, fits: null },
  }))
}
const ofEvents = ({ events }: About): { eventId: string }[] =>
  events.map((eventId) => ({ eventId }))
const ofLocations = ({ locations }: About): { locationId: string }[] =>
  locations.map((locationId) => ({ locationId }))
const ofPlayers = ({ players }: About): { playerId: string }[] =>
  players.map((playerId) => ({ playerId }))
const plain = (): [Record<string, never>] => [{}]
const counted = ({ locations }: About): { locationIds: string[]; from: string }[] => [
  { locationIds: [...locations], from },
]

const ofSubjects = ({ events, leagues }: About) => [
  ...events.map((eventId) => ({ subject: { kind: 'event' as const, eventId } })),
  ...leagues.map((leagueSeriesId) => ({ subject: { kind: 'league' as const, leagueSeriesId } })),
]

/** By the names of an input, what is asked. */
const bySimpleInput: Readonly<Record<string, (about: About) => readonly object[]>> = {
  '': plain,
  eventId: ofEvents,
  locationId: ofLocations,
  playerId: ofPlayers,
}

type NamesIn<Input> = Input extends unknown ? keyof Input : never
type HasOnly<Input, Name> = [NamesIn<Input>] extends [Name] ? true : false

/** The queries that are asked so. */
type SimpleName = {
  [N in LiveName]: true extends
    | HasOnly<LiveInput<N>, 'eventId'>
    | HasOnly<LiveInput<N>, 'locationId'>
    | HasOnly<LiveInput<N>, 'playerId'>
    ? N
    : never
}[LiveName]

const simple = Object.entries(liveQueries).flatMap(([name, { input }]) => {
  const ask = bySimpleInput[Object.keys('entries' in input ? input.entries : {}).join(' ')]
  return ask === undefined ? [] : [[name, ask] as const]
})

const others: {
  readonly [N in Exclude<LiveName, SimpleName>]: (about: About) => readonly LiveInput<N>[]
} = {
  'alerts-list': () => [{ limit, unreadOnly: false }],
  'clubMembers-list': ({ clubs }) => clubs.map((club) => ({ ...club, playerId: null })),
  'clubs-byId': ({ clubs }) => clubs,
  'contacts-list': ({ clubs, locations }) => [
    { keeper: { kind: 'player' }, text: '', limit },
    ...clubs.map((club) => ({ keeper: { kind: 'club' as const, ...club }, text: '', limit })),
    ...locations.map((locationId) => ({
      keeper: { kind: 'venue' as const, locationId },
      text: '',
      limit,
    })),
  ],
  'clubs-home': ({ clubs }) => clubs,
  'clubNotices-list': ({ clubs }) => clubs.map((club) => ({ ...club, limit, counts: true })),
  'clubChats-byClub': ({ clubs }) => clubs.map((club) => ({ ...club, limit })),
  'clubPolls-list': ({ clubs }) => clubs,
  'eventChats-byEvent': (about) => ofEvents(about).map((event) => ({ ...event, limit })),
  'eventLogs-byEvent': (about) => ofEvents(about).map((event) => ({ ...event, limit })),
  'eventTeams-byPlayers': ({ events, players: [p1, p2] }) =>
    p1 === undefined || p2 === undefined ? [] : events.map((eventId) => ({ eventId, p1, p2 })),
  'events-byIds': ({ events }) => [{ eventIds: [...events] }],
  'events-byLocations': counted,
  'events-history': () => [{ before: '2026-07-01', limit }],
  'events-list': ({ locations }) => [
    { locationIds: [...locations], from, to: '2026-06-30', limit, filters },
  ],
  'events-mine': () => [{ from }],
  'events-myDays': () => [{ from }],
  'events-personalList': (about) =>
    ofVenueList(about).flatMap((asked) =>
      [false, true].map((friendsGoing) => ({ ...asked, friendsGoing })),
    ),
  'events-privateCounts': counted,
  'events-publicAt': (about) => ofLocations(about).map((place) => ({ ...place, from })),
  'events-publicCounts': counted,
  'events-publicList': ofVenueList,
  'leaderboards-page': (about) =>
    ofLocations(about).flatMap(({ locationId }) =>
      (['hosted', 'points', 'rating'] as const).map((metric) => ({
        scope: { kind: 'venue', locationId },
        window: 'all time',
        metric,
        discipline: 'singles',
        after: null,
      })),
    ),
  'leagues-byId': ({ leagues }) => leagues.map((leagueSeriesId) => ({ leagueSeriesId })),
  'leagues-watch': ({ leagueKeys }) => leagueKeys.map((watchKey) => ({ watchKey })),
  'tournaments-byId': ({ tournaments }) => tournaments.map((tournamentId) => ({ tournamentId })),
  'tournaments-day': ({ tournaments }) => tournaments.map((tournamentId) => ({ tournamentId })),
  'tournaments-watch': ({ tournamentKeys }) => tournamentKeys.map((watchKey) => ({ watchKey })),
  'ledger-list': () => (['token', 'diamond'] as const).map((unit) => ({ unit, after: null })),
  'locations-byId': (about) =>
    ofLocations(about).flatMap((place) =>
      [true, false].map((events) => ({ ...place, today: from, events })),
    ),
  'locations-list': () => [{ after: null }],
  'locationsAdmin-list': (about) => [...ofLocations(about), ...ofPlayers(about)],
  'locationsAdmin-log': (about) => ofLocations(about).map((place) => ({ ...place, limit })),
  'matchLists-watch': ({ watchKeys }) => watchKeys.map((watchKey) => ({ watchKey })),
  'runningScores-watch': ({ watchKeys }) => watchKeys.map((watchKey) => ({ watchKey })),
  'media-list': ({ locations }) => [{ locationIds: [...locations], limit }],
  'messageLast-toMe': () => [{ limit }],
  'messages-summary': () => [{ limit }],
  'messages-thread': (about) => ofPlayers(about).map((player) => ({ ...player, limit })),
  'screens-show': ({ screens }) =>
    screens.map((screenId) => ({ secret: secretOfScreen(screenId) })),
  'runningScores-onScreen': ({ screens, events }) =>
    screens.flatMap((screenId) =>
      events.map((eventId) => ({ secret: secretOfScreen(screenId), eventId })),
    ),
  'queues-watch': ({ queueKeys }) => queueKeys.map((queueKey) => ({ queueKey })),
  'purses-holders': ({ clubs }) => clubs,
  'purses-mine': ({ clubs }) => clubs,
  'payments-mine': ofSubjects,
  'payments-roster': ofSubjects,
  'playerEvents-mine': () => [{ from }],
  'playerLocations-atLocation': (about) =>
    ofLocations(about).map((place) => ({ ...place, after: null })),
  'players-list': (about) =>
    ofLocations(about).map((place) => ({ ...place, filter: 'none', after: null })),
  'series-byId': ({ series }) => series.map((seriesId) => ({ seriesId })),
}

/** The inputs of each query about these things. */
export const windowInputs = { ...Object.fromEntries(simple), ...others } as {
  readonly [N in LiveName]: (about: About) => readonly LiveInput<N>[]
}
