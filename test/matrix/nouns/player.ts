// Authorization matrix of players: their record, profiles, lists, friends, favorites and blocks.
import type { CallName } from '#contract/contract.ts'
import { aimed, plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aMessage, aPlace, aPlayerFor, aVenueFor } from '../matrix-targets.ts'

/**
 * Visibility: hidden across a block; a hidden player shows to those they befriended and to admins
 * of their venue.
 */
const seen = (own: string): Outcomes => ({
  own,
  foreign: 'ok, blocked player-not-found',
  private: 'player-not-found, friend ok, admin ok',
  deleted: 'player-not-found',
})
const listed = (own: string): Outcomes => ({
  own,
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, admin shown',
  deleted: 'absent',
})
const ownOnly: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed',
  private: 'not-allowed',
  deleted: 'not-allowed',
}
const anyVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'location-not-found',
}

const holds =
  (playerId: string) =>
  ({ players }: { players: readonly { playerId: string }[] }) =>
    players.some((player) => player.playerId === playerId)
const whoIs = ({ scene, actor }: Cell) =>
  actor === 'visitor'
    ? scene.players.player
    : actor === 'newcomer'
      ? scene.newcomer
      : scene.players[actor]

export const rows: readonly MatrixRow[] = [
  plainRow('auth-methods', 'ok', () => ({ input: {} })),
  plainRow('auth-askToRegister', 'registration-closed', () => ({
    input: { email: 'nobody@example.org', sentence: 'I play here.' },
  })),
  plainRow('version-current', 'ok', () => ({ input: {} })),
  plainRow('branding-current', 'ok', () => ({ input: {} })),
  plainRow('branding-contact', 'ok', () => ({ input: {} })),
  plainRow('emails-emailPasswordReset', 'ok', () => ({ input: { email: 'nobody@example.org' } })),
  plainRow('players-me', 'ok', () => ({ input: {} })),
  plainRow('players-updatePlayerMedalCount', 'ok', () => ({ input: { today: '2026-06-01' } })),
  plainRow('players-playerReward', 'ok', () => ({ input: { diamondId: 'registered' } })),
  plainRow('players-proposeNames', 'ok', () => ({ input: {} })),
  plainRow('validations-checkPlayer', 'ok', () => ({ input: { id: 'somebody' } })),
  // A taken name shows as taken to everyone; this reveals no more than registering would.
  row(
    'validations-checkPlayer',
    'a player',
    { own: 'shown', foreign: 'shown', private: 'shown', deleted: 'absent' },
    async (cell) => {
      const id = await aPlayerFor(cell)
      return { input: { id }, shows: ({ playerExists }) => playerExists }
    },
  ),
  row(
    'players-register',
    'a person',
    {
      own: 'ok, newcomer provider-not-allowed',
      foreign: 'not-allowed',
      private: '-',
      deleted: '-',
    },
    (cell) => {
      const { userId, email } =
        cell.target === 'own' ? whoIs(cell) : { userId: 'somebody', email: 'somebody@example.org' }
      return { input: { uid: userId, email, provider: 'password' } }
    },
  ),
  // Only a newcomer may take a name, and the scene's newcomer stays one.
  row(
    'players-updatePlayer',
    'a player',
    {
      own: 'ok, newcomer name-too-short',
      foreign: 'not-allowed, newcomer name-too-short',
      private: 'not-allowed, newcomer name-too-short',
      deleted: 'not-allowed, newcomer name-too-short',
    },
    async (cell) => ({
      input: {
        playerId: await aPlayerFor(cell),
        fields: cell.actor === 'newcomer' ? { playerName: 'x' } : { homePage: 'list' },
      },
    }),
  ),
  row('players-updatePlayerPrivate', 'a player', ownOnly, async (cell) => ({
    input: { playerId: await aPlayerFor(cell), fields: { lastLat: 1, lastLon: 1 } },
  })),
  row('playerLocations-setActive', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, active: true } }
  }),
  row(
    'playerLocations-setActive',
    'a venue, left',
    {
      own: 'last-admin',
      foreign: 'ok, admin last-admin',
      private: 'ok, admin last-admin',
      deleted: 'location-not-found',
    },
    async (cell) => {
      const id = await aVenueFor(cell)
      return { id, input: { locationId: id, active: false } }
    },
  ),
  row('players-byId', 'a player', seen('ok'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { playerId: id } }
  }),
  row('ratings-byPlayer', 'a player', seen('ok'), async (cell) => ({
    input: { playerId: await aPlayerFor(cell) },
  })),
  row('players-list', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, filter: 'none', after: null } }
  }),
  row('players-list', 'a player', listed('absent'), async (cell) => {
    const locationId = await aPlace(cell)
    return {
      input: { locationId, filter: 'none', after: null },
      shows: holds(await aPlayerFor(cell, locationId)),
    }
  }),
  row('players-list', 'a friend', listed('absent'), async (cell) => {
    const locationId = await aPlace(cell)
    const friendId = await aPlayerFor(cell, locationId)
    if (cell.target !== 'own' && cell.target !== 'deleted')
      await cell.scene.db
        .insertInto('player_friends')
        .values({ playerId: cell.me, friendId, friend: true })
        .execute()
    return { input: { locationId, filter: 'friends', after: null }, shows: holds(friendId) }
  }),
  row('players-find', 'a player', listed('absent'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { input: { text: id }, shows: holds(id) }
  }),
  row('playerFriends-set', 'a player', seen('friend-yourself'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { friendId: id, friend: true } }
  }),
  row('playerFavorites-set', 'a player', seen('favorite-yourself'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { favoriteId: id, favorite: true } }
  }),
  row('players-block', 'a player', seen('block-yourself'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { playerId: id, blocked: true } }
  }),
  row('players-block', 'a player, unblocked', seen('block-yourself'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { playerId: id, blocked: false } }
  }),
  row('getMyPlayersByIds', 'a player', listed('shown'), async (cell) => {
    const id = await aPlayerFor(cell)
    return {
      input: { playerIds: [id] },
      shows: ({ myPlayers }) => myPlayers.some((player) => player.id === id),
    }
  }),
  row('getPlayerIdsByLocationIds', 'a player', listed('absent'), async (cell) => {
    const locationId = await aPlace(cell)
    const id = await aPlayerFor(cell, locationId)
    return {
      input: { locationIds: [locationId] },
      shows: ({ playerIdsByLocation }) => playerIdsByLocation[locationId]?.includes(id) === true,
    }
  }),
  row('upload', 'a player', ownOnly, async (cell) => ({
    input: { target: 'player', targetId: await aPlayerFor(cell) },
  })),
  row(
    'players-blocked',
    'a player',
    { own: 'shown', foreign: 'absent', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const id = await aPlayerFor(cell.target === 'own' ? aimed(cell, 'foreign') : cell)
      if (cell.target === 'own')
        await cell.scene.db
          .insertInto('player_blocks')
          .values({ playerId: cell.me, blockedId: id })
          .execute()
      return { input: {}, shows: holds(id) }
    },
  ),
  row('messages-send', 'a player', seen('message-yourself'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { messageId: crypto.randomUUID(), toId: id, message: 'hello' } }
  }),
  row('messages-thread', 'a player', seen('player-not-found'), async (cell) => {
    const playerId = await aPlayerFor(cell)
    return { ...(cell.target === 'own' ? {} : { id: playerId }), input: { playerId, limit: 10 } }
  }),
  // A hidden player who wrote first can be answered.
  row(
    'messages-thread',
    'a player who wrote',
    {
      own: '-',
      foreign: 'ok, blocked player-not-found',
      private: 'ok, blocked player-not-found',
      deleted: '-',
    },
    async (cell) => {
      const id = await aPlayerFor(cell)
      await aMessage(cell, { from: id, to: cell.me })
      return { id, input: { playerId: id, limit: 10 } }
    },
  ),
  row(
    'messages-summary',
    'a player who wrote',
    { own: '-', foreign: 'shown, blocked absent', private: 'shown, blocked absent', deleted: '-' },
    async (cell) => {
      const id = await aPlayerFor(cell)
      await aMessage(cell, { from: id, to: cell.me })
      return {
        input: { limit: 2000 },
        shows: ({ threads }) => threads.some(({ playerId }) => playerId === id),
      }
    },
  ),
  // Changes only the actor's own marks and returns how many were unread: 0 for a missing player.
  row(
    'messages-markRead',
    'a player',
    { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'ok' },
    async (cell) => ({ input: { playerId: await aPlayerFor(cell) } }),
  ),
]

export const endNothing: readonly CallName[] = [
  'auth-askToRegister',
  'players-register',
  'players-updatePlayer',
  'players-updatePlayerPrivate',
  'players-playerReward',
  'players-block',
  'playerLocations-setActive',
  'emails-emailPasswordReset',
  'messages-send',
  'messages-markRead',
  'playerFriends-set',
  'playerFavorites-set',
]
