// Authorization matrix of the records that the spec's clients read and subscribe to: the player's
// own in full, others' as the app shows them.
import { toTeam } from '#domain/team/team.ts'
import { anAdmin } from '#test/support/builders.ts'
import { aimed, plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside, playing, waiting } from '../matrix-scene.ts'
import {
  aClubFor,
  aMessage,
  anEventAlone,
  anEventFor,
  anEventWithMe,
  aPlace,
  aPlayerFor,
  aVenueFor,
} from '../matrix-targets.ts'

const anyVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'location-not-found',
}
const listed: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, admin shown',
  deleted: 'absent',
}
const office: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'shown, blocked absent',
  deleted: '-',
}
/** A private event shows to the organizer's friends and to those who run it. */
const events: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, organizer shown, admin shown',
  deleted: 'absent',
}
const onlyOwn: Outcomes = { own: 'shown', foreign: 'absent', private: 'absent', deleted: 'absent' }
/** A sender stays visible while hiding, but not across a block. */
const letters: Outcomes = {
  own: '-',
  foreign: 'shown, blocked absent',
  private: 'shown, blocked absent',
  deleted: '-',
}

const from = '2026-06-01'
const holds = (eventId: string) => (answer: { events: readonly { eventId: string }[] }) =>
  answer.events.some((event) => event.eventId === eventId)
const isAdmin =
  (playerId: string) =>
  ({ locationsAdmin }: { locationsAdmin: readonly { playerId: string }[] }) =>
    locationsAdmin.some((record) => record.playerId === playerId)

async function anOffice(
  cell: Cell,
  place: Cell = aimed(cell, 'foreign'),
): Promise<{ locationId: string; playerId: string }> {
  const locationId = await aVenueFor(place)
  const playerId = await aPlayerFor(cell, locationId)
  if (playerId !== 'admin' && cell.target !== 'deleted')
    await anAdmin(cell.scene.db, locationId, playerId)
  return { locationId, playerId }
}

async function aMarked(cell: Cell, mark: (other: string) => Promise<unknown>): Promise<string> {
  const other = await aPlayerFor(cell)
  if (cell.target !== 'own' && cell.target !== 'deleted') await mark(other)
  return other
}

const unmarked: Outcomes = { ...listed, own: '-', deleted: 'absent' }

export const rows: readonly MatrixRow[] = [
  plainRow('ppGlobals-current', 'ok', () => ({ input: {} })),
  row(
    'playerLocations-mine',
    'a venue',
    { own: 'shown', foreign: 'absent', private: '-', deleted: 'absent' },
    async (cell) => {
      const id = await aVenueFor(cell)
      const player = cell.target === 'own' ? cell.me : outside
      if (cell.target !== 'deleted')
        await cell.scene.db
          .insertInto('player_locations')
          .values({ locationId: id, playerId: player })
          .execute()
      return {
        input: {},
        shows: ({ playerLocations }) => playerLocations.some(({ locationId }) => locationId === id),
      }
    },
  ),
  row('playerLocations-atLocation', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, after: null } }
  }),
  row('playerLocations-atLocation', 'a player', { ...listed, own: 'shown' }, async (cell) => {
    const locationId = await aPlace(cell)
    const id = await aPlayerFor(cell, locationId)
    if (cell.target === 'own')
      await cell.scene.db
        .insertInto('player_locations')
        .values({ locationId, playerId: cell.me })
        .execute()
    return {
      input: { locationId, after: null },
      shows: ({ playerLocations }) => playerLocations.some(({ playerId }) => playerId === id),
    }
  }),
  // By player, a hidden player's offices show to their viewers only; by venue, all admins show.
  row('locationsAdmin-list', 'a player', { ...listed, deleted: 'absent' }, async (cell) => {
    const { playerId } = await anOffice(cell)
    return { input: { playerId }, shows: isAdmin(playerId) }
  }),
  row(
    'locationsAdmin-list',
    'a hidden venue of a player',
    { own: '-', foreign: 'absent, admin shown', private: '-', deleted: '-' },
    async (cell) => {
      const { playerId, locationId } = await anOffice(cell, aimed(cell, 'private'))
      return {
        input: { playerId },
        shows: ({ locationsAdmin }) =>
          locationsAdmin.some((record) => record.locationId === locationId),
      }
    },
  ),
  row('locationsAdmin-list', 'an admin of a venue', office, async (cell) => {
    const { playerId, locationId } = await anOffice(cell)
    return { input: { locationId }, shows: isAdmin(playerId) }
  }),
  row('locationsAdmin-list', 'a player and a venue', office, async (cell) => {
    const asked = await anOffice(cell)
    return { input: asked, shows: isAdmin(asked.playerId) }
  }),
  row('playerFriends-mine', 'a player', unmarked, async (cell) => {
    const other = await aMarked(cell, (friendId) =>
      cell.scene.db
        .insertInto('player_friends')
        .values({ playerId: cell.me, friendId, friend: true })
        .execute(),
    )
    return {
      input: {},
      shows: ({ playerFriends }) => playerFriends.some(({ friendId }) => friendId === other),
    }
  }),
  row('playerFavorites-mine', 'a player', unmarked, async (cell) => {
    const other = await aMarked(cell, (favoriteId) =>
      cell.scene.db
        .insertInto('player_favorites')
        .values({ playerId: cell.me, favoriteId, favorite: true })
        .execute(),
    )
    return {
      input: {},
      shows: ({ playerFavorites }) =>
        playerFavorites.some(({ favoriteId }) => favoriteId === other),
    }
  }),
  row('playerEvents-mine', 'an event', onlyOwn, async (cell) => {
    const { eventId } = await anEventWithMe(cell)
    return {
      input: { from },
      shows: ({ playerEvents }) => playerEvents.some((entry) => entry.eventId === eventId),
    }
  }),
  row('events-byIds', 'an event', events, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { input: { eventIds: [eventId] }, shows: holds(eventId) }
  }),
  row('events-byLocations', 'an event', events, async (cell) => {
    const { eventId, location } = await anEventAlone(cell)
    return { input: { locationIds: [location], from }, shows: holds(eventId) }
  }),
  row('events-publicAt', 'an event', { ...events, private: 'absent' }, async (cell) => {
    const { eventId, location } = await anEventAlone(cell)
    return { input: { locationId: location, from }, shows: holds(eventId) }
  }),
  row('messages-unread', 'a player who wrote', letters, async (cell) => {
    const messageId = await aMessage(cell, { from: await aPlayerFor(cell), to: cell.me })
    return {
      input: {},
      shows: ({ messages }) => messages.some((message) => message.messageId === messageId),
    }
  }),
  row(
    'messages-unread',
    'a message',
    { own: '-', foreign: 'absent', private: '-', deleted: '-' },
    async (cell) => {
      const messageId = await aMessage(cell, { from: await aPlayerFor(cell), to: outside })
      return {
        input: {},
        shows: ({ messages }) => messages.some((message) => message.messageId === messageId),
      }
    },
  ),
  row('messageLast-toMe', 'a player who wrote', letters, async (cell) => {
    const messageId = await aMessage(cell, { from: await aPlayerFor(cell), to: cell.me })
    return {
      input: { limit: 99 },
      shows: ({ messageLast }) => messageLast.some((message) => message.messageId === messageId),
    }
  }),
  row(
    'locations-list',
    'a venue',
    { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const made = await aVenueFor(cell)
      return {
        input: { after: made.slice(0, -1) },
        shows: ({ locations }) => locations.some(({ id }) => id === made),
      }
    },
  ),
  row(
    'clubMembers-list',
    'a club',
    {
      own: 'ok',
      foreign:
        'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner ok',
      private: 'club-not-found, owner ok',
      deleted: 'club-not-found',
    },
    async (cell) => {
      const club = await aClubFor(cell)
      return { id: club.clubId, input: { ...club, playerId: null } }
    },
  ),
  // The owner sees every member, in order to manage them.
  row(
    'clubMembers-list',
    'a member',
    { own: 'shown', foreign: 'shown', private: 'shown', deleted: 'absent' },
    async (cell) => {
      const club = await aClubFor({ ...cell, target: 'own' })
      const id = await aPlayerFor(cell)
      if (cell.target !== 'own' && cell.target !== 'deleted')
        await cell.scene.db
          .insertInto('club_members')
          .values({ locationId: club.locationId, slug: club.clubId, playerId: id })
          .execute()
      return {
        input: { ...club, playerId: id },
        shows: ({ clubMembers }) => clubMembers.some(({ playerId }) => playerId === id),
      }
    },
  ),
  row(
    'eventTeams-byPlayers',
    'an event',
    {
      own: 'ok',
      foreign: 'ok, blocked event-not-found',
      private: 'event-not-found, friend ok, organizer ok, admin ok',
      deleted: 'event-not-found',
    },
    async (cell) => {
      const { eventId } = await anEventFor(cell)
      return { id: eventId, input: { eventId, p1: waiting, p2: playing } }
    },
  ),
  // foreign: both are in the event. private: one of them isn't.
  row(
    'eventTeams-byPlayers',
    'a team',
    { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const { eventId } = await anEventFor({ ...cell, target: 'own' })
      const other = { own: cell.me, foreign: waiting, private: outside, deleted: waiting }[
        cell.target
      ]
      if (cell.target !== 'deleted')
        await cell.scene.db
          .insertInto('event_teams')
          .values({ eventId, ...toTeam(playing, other) })
          .execute()
      return {
        input: { eventId, p1: playing, p2: other },
        shows: ({ eventTeam }) => eventTeam !== null,
      }
    },
  ),
]
