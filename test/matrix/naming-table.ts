// The columns "hidden" and "blocked" of the matrix: for each answer that can name a person, the
// viewers who see a hidden player's name and a blocked player's name (decision 054).
import { aScreen } from '#test/scenes/screen-scene.ts'
import type { InputOf, Name, OutputOf } from './matrix-wire.ts'
import { aPollOf } from './naming-clubs.ts'
import { hidden, parted } from './naming-people.ts'
import { openLeagueLink, openQueueIn, openTournamentIn, winTournamentIn } from './naming-play.ts'
import {
  all,
  elsewhere,
  inEvent,
  nobody,
  row,
  type Asking,
  type Columns,
  type NamingRow,
} from './naming-row.ts'
import type { NamingScene } from './naming-scene.ts'
import { nouns } from './nouns.ts'

/** Offices and sent messages ignore hiding, but respect blocks. */
const open = { hidden: all, blocked: elsewhere.blocked } as const
/** Venue admins must know. */
const office = { hidden: ['admin'], blocked: ['admin'] } as const
const runs = { hidden: ['organizer', 'admin'], blocked: ['organizer', 'admin'] } as const
const organizerOnly = { hidden: ['organizer'], blocked: ['organizer'] } as const

async function aPrice({ app: { db }, eventId }: NamingScene) {
  const price = { kind: 'fixed', currency: 'USD', amount: 800, memberAmount: null } as const
  const none = { leagueSeriesId: null, locationId: null, slug: null, reminded: null }
  await db
    .insertInto('prices')
    .values({ ...price, ...none, priceId: eventId, eventId })
    .onConflict((on) => on.doNothing())
    .execute()
  return { subject: { kind: 'event' as const, eventId } }
}

const both = <N extends Name>(
  name: N,
  about: string,
  columns: Columns,
  ask: (playerId: string, asking: Asking) => InputOf<N> | Promise<InputOf<N>>,
  part?: (answer: OutputOf<N>) => unknown,
): NamingRow[] => [
  row(
    name,
    `${about}: who is hidden`,
    { ...columns, blocked: nobody },
    (asking) => ask(hidden, asking),
    part,
  ),
  row(
    name,
    `${about}: who is parted`,
    { ...columns, hidden: nobody },
    (asking) => ask(parted, asking),
    part,
  ),
]

const from = '2026-06-01'
const asked = { language: 'en', day: from } as const
const anyEvent = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
} as const
const venueList = (locationId: string) => ({
  locationId,
  from,
  to: '2026-06-30',
  limit: 20,
  filters: { type: null, gender: null, time: null, fits: null, placesLeft: false },
})
const theEvent = ({ scene: { eventId } }: Asking) => ({ eventId })
const board = { window: 'all time', metric: 'points', discipline: 'doubles', after: null } as const

const eventRows: readonly NamingRow[] = [
  row('events-byId', 'its roster', inEvent, theEvent),
  row('matchLists-byEvent', 'its players and scores', inEvent, theEvent),
  // Viewers who see the hidden name learn that others don't; a block is between two people and
  // doesn't concern visitors.
  row('events-unnamed', 'the hidden by id', { ...inEvent, blocked: nobody }, theEvent),
  row(
    'leagues-unnamed',
    'the hidden by id',
    { ...inEvent, blocked: nobody },
    ({ scene: { leagueSeriesId } }) => ({ leagueSeriesId }),
  ),
  row(
    'matchLists-watch',
    'its public link',
    { ...inEvent, blocked: ['visitor', ...inEvent.blocked] },
    ({ scene: { watchKey } }) => ({ watchKey }),
  ),
  row('queues-byEvent', 'its line', inEvent, async ({ scene }) => {
    await openQueueIn(scene)
    return { eventId: scene.eventId }
  }),
  row(
    'queues-watch',
    'its public link',
    { ...inEvent, blocked: ['visitor', ...inEvent.blocked] },
    async ({ scene }) => ({
      queueKey: await openQueueIn(scene),
    }),
  ),
  // A wall is public, so it names people as to a stranger, whatever account the browser has.
  row(
    'screens-show',
    'a queue on the wall',
    { hidden: nobody, blocked: ['visitor', ...all] },
    async ({ scene }) => {
      await openQueueIn(scene)
      const { db, clock } = scene.app
      return { secret: (await aScreen(db, scene.place, clock.now())).secret }
    },
  ),
  row(
    'leagues-watch',
    'its public link',
    { ...inEvent, blocked: ['visitor', ...inEvent.blocked] },
    async ({ scene }) => ({ watchKey: await openLeagueLink(scene) }),
  ),
  row('tournaments-day', 'who plays', inEvent, async ({ scene }) => ({
    tournamentId: (await openTournamentIn(scene)).tournamentId,
  })),
  row(
    'tournaments-watch',
    'its public link',
    { ...inEvent, blocked: ['visitor', ...inEvent.blocked] },
    async ({ scene }) => ({ watchKey: (await openTournamentIn(scene)).watchKey }),
  ),
  // Public to everyone, so even fellow players don't see the hidden player.
  row(
    'tournaments-winners',
    'who won',
    { hidden: nobody, blocked: inEvent.blocked },
    async ({ scene }) => ({ tournamentId: await winTournamentIn(scene) }),
  ),
  ...both('tournaments-byId', 'its organizer', open, (playerId, { scene: { tournamentIds } }) => ({
    tournamentId: tournamentIds[playerId] ?? '',
  })),
  row('tournaments-atLocation', 'who runs them', open, ({ scene: { office: locationId } }) => ({
    locationId,
  })),
  row('draws-byEvent', 'its parties', inEvent, theEvent),
  // A block applies too, because a chat is conversation and not a roster.
  row(
    'eventChats-byEvent',
    'who wrote',
    {
      hidden: ['fellow', 'rival', 'organizer', 'admin'],
      blocked: ['fellow', 'organizer', 'admin'],
    },
    ({ scene: { eventId } }) => ({ eventId, limit: 20 }),
  ),
  row('eventLogs-byEvent', 'who was checked in', runs, ({ scene: { eventId } }) => ({
    eventId,
    limit: 20,
  })),
  row(
    'eventTeams-byPlayers',
    'a team of the hidden',
    { ...inEvent, blocked: nobody },
    ({ scene: { eventId } }) => ({ eventId, p1: hidden, p2: 'fellow' }),
  ),
  row(
    'eventTeams-byPlayers',
    'a team of the parted',
    { ...inEvent, hidden: nobody },
    ({ scene: { eventId } }) => ({ eventId, p1: parted, p2: 'rival' }),
  ),
  row('eventTeams-mine', 'who asked me', open, ({ scene: { teamsId } }) => ({ eventId: teamsId })),
  row('leagues-byId', 'members, standings, medals', inEvent, ({ scene: { leagueSeriesId } }) => ({
    leagueSeriesId,
  })),
  row('results-duprFile', 'its players', organizerOnly, theEvent),
  row(
    'leagues-duprFile',
    'players of its days',
    organizerOnly,
    ({ scene: { leagueSeriesId } }) => ({ leagueSeriesId }),
  ),
  row('leagues-atLocation', 'who runs them', open, ({ scene: { office: locationId } }) => ({
    locationId,
  })),
  row('events-list', 'who runs them', open, ({ scene: { office: at } }) => ({
    locationIds: [at],
    from,
    to: '2026-06-30',
    limit: 20,
    filters: anyEvent,
  })),
  row('events-publicList', 'who runs them', open, ({ scene: { office } }) => venueList(office)),
  row(
    'events-personalList',
    'what public ones are to me',
    { hidden: nobody, blocked: nobody },
    ({ scene: { office } }) => ({ ...venueList(office), friendsGoing: false }),
  ),
  row('events-mine', 'who runs those I am in', { hidden: all, blocked: all }, () => ({
    from: '2026-06-24',
  })),
  row('events-history', 'my partners', elsewhere, () => ({ before: '2026-05-10', limit: 99 })),
  row('events-byLocations', 'who runs them', open, ({ scene: { office: at } }) => ({
    locationIds: [at],
    from,
  })),
  row('events-publicAt', 'who runs them', open, ({ scene: { office: at } }) => ({
    locationId: at,
    from,
  })),
  row(
    'payments-statement',
    'who paid me',
    { hidden: ['organizer'], blocked: ['organizer'] },
    async (asking) => {
      await aPrice(asking.scene)
      return { scope: { kind: 'mine' as const }, from, to: '2026-12-31' }
    },
  ),
  row('payments-roster', 'who pays', { hidden: ['organizer'], blocked: ['organizer'] }, (asking) =>
    aPrice(asking.scene),
  ),
  row('events-invitees', 'whom I invited', elsewhere, async ({ scene, viewer }) => {
    const eventId = await scene.ownEvent(viewer)
    const invitee = { eventId, asked: new Date(scene.app.clock.now()) }
    await scene.app.db
      .insertInto('event_invitees')
      .values([hidden, parted].map((playerId) => ({ ...invitee, playerId })))
      .execute()
    return { eventId }
  }),
  ...both(
    'events-findPlayers',
    'whom I may add',
    elsewhere,
    async (playerId, { scene, viewer }) => ({
      eventId: await scene.ownEvent(viewer),
      text: playerId,
    }),
  ),
]

const peopleRows: readonly NamingRow[] = [
  ...both('players-find', 'by name', elsewhere, (playerId) => ({ text: playerId })),
  ...both('players-byId', 'the profile', elsewhere, (playerId) => ({ playerId })),
  ...both(
    'poppi-ask',
    'a player',
    elsewhere,
    (playerId) => ({ ...asked, question: `player ${playerId}` }),
    ({ players }) => players,
  ),
  ...both('messages-thread', 'who wrote to me', open, (playerId) => ({ playerId, limit: 9 })),
  row('messages-summary', 'who wrote to me', open, () => ({ limit: 99 })),
  row('messages-unread', 'who wrote to me', open, () => ({})),
  row('messageLast-toMe', 'who wrote to me', open, () => ({ limit: 99 })),
  row('players-list', 'of a venue', elsewhere, ({ scene: { place } }) => ({
    locationId: place,
    filter: 'none',
    after: null,
  })),
  row('playerLocations-atLocation', 'of a venue', elsewhere, ({ scene: { place } }) => ({
    locationId: place,
    after: null,
  })),
  row('getMyPlayersByIds', 'by ids', elsewhere, () => ({ playerIds: [hidden, parted] })),
  row('getPlayerIdsByLocationIds', 'of a venue', elsewhere, ({ scene: { place } }) => ({
    locationIds: [place],
  })),
  row('playerFriends-mine', 'my friends', elsewhere, () => ({})),
  row('playerFavorites-mine', 'my favorites', elsewhere, () => ({})),
  row('players-blocked', 'my own list', { hidden: nobody, blocked: ['blocker'] }, () => ({})),
  row('leaderboards-page', 'a venue', elsewhere, ({ scene: { place } }) => ({
    ...board,
    scope: { kind: 'venue', locationId: place },
  })),
  row('leaderboards-page', 'my friends', elsewhere, () => ({
    ...board,
    scope: { kind: 'friends' },
  })),
  row('ledger-list', 'who sent me tokens', elsewhere, () => ({ unit: 'token', after: null })),
  row('ledger-export', 'who sent me tokens', elsewhere, () => ({ unit: 'token', after: null })),
]

const placeRows: readonly NamingRow[] = [
  row('locations-byId', 'its admins', open, ({ scene: { office: locationId } }) => ({
    locationId,
    today: from,
  })),
  row('locations-byId', 'who runs its clubs', elsewhere, ({ scene: { house } }) => ({
    locationId: house,
    today: from,
  })),
  row('locationsAdmin-list', 'its admins', open, ({ scene: { office: locationId } }) => ({
    locationId,
  })),
  row('clubs-byId', 'its members', elsewhere, ({ scene: { place, clubId } }) => ({
    locationId: place,
    clubId,
  })),
  row('clubMembers-list', 'its members', elsewhere, ({ scene: { place, clubId } }) => ({
    locationId: place,
    clubId,
    playerId: null,
  })),
  row('clubs-home', 'its officers', elsewhere, ({ scene: { place, clubId } }) => ({
    locationId: place,
    clubId,
  })),
  row('clubNotices-list', 'who wrote them', elsewhere, ({ scene: { place, clubId } }) => ({
    locationId: place,
    clubId,
    limit: 20,
    counts: true,
  })),
  row('clubChats-byClub', 'who wrote', elsewhere, ({ scene: { place, clubId } }) => ({
    locationId: place,
    clubId,
    limit: 20,
  })),
  // These viewers aren't officers; club-poll.pg.test.ts covers officers, who see names as
  // elsewhere.
  row(
    'clubPolls-voters',
    'who answered',
    { hidden: nobody, blocked: nobody },
    async ({ scene: { app, place, clubId } }) => ({
      locationId: place,
      clubId,
      pollId: await aPollOf(app.db, { locationId: place, slug: clubId }, [hidden, parted]),
    }),
  ),
  row('clubMembers-search', 'its members', elsewhere, ({ scene: { place, clubId } }) => ({
    locationId: place,
    clubId,
    text: '',
    tag: null,
    after: null,
  })),
  row(
    'clubs-face',
    'a hidden host',
    { ...elsewhere, blocked: nobody },
    ({ scene: { faceKeys } }) => ({ key: faceKeys[0] ?? '' }),
  ),
  row(
    'clubs-face',
    'a parted host',
    { hidden: nobody, blocked: ['visitor', ...elsewhere.blocked] },
    ({ scene: { faceKeys } }) => ({ key: faceKeys[1] ?? '' }),
  ),
  row('media-list', 'who linked them', elsewhere, ({ scene: { place } }) => ({
    locationIds: [place],
    limit: 20,
  })),
  row('locationsAdmin-log', 'who did what', office, ({ scene: { place } }) => ({
    locationId: place,
    limit: 20,
  })),
  row('reports-atLocation', 'whom they are about', office, ({ scene: { place } }) => ({
    locationId: place,
  })),
  row('suggestions-atLocation', 'who made them', office, ({ scene: { place } }) => ({
    locationId: place,
  })),
]

export const namingRows: readonly NamingRow[] = [
  ...eventRows,
  ...peopleRows,
  ...placeRows,
  ...Object.values(nouns).flatMap(({ naming = [] }) => naming),
]
