// Other players: the list of a venue, profiles, search, friends, favorites, blocks.
import * as v from 'valibot'
import { pickerMax } from '#domain/message/message.ts'
import { playerFilters } from '#domain/player/player-list.ts'
import { idsSchema, locationIdSchema, playerIdSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, http, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })

export const playerCard = v.object({
  playerId: v.string(),
  playerName: v.string(),
  photoURL: v.string(),
  skillSelf: v.nullable(v.number()),
})

/**
 * Active players of a venue, by id: `after` is the last id of the previous page, null for the
 * first. Hidden and blocked players are left out, except for those allowed to see them. count
 * covers all pages.
 */
export const playerList = live({
  name: 'players-list',
  who: 'player',
  summary: 'The players of a venue, 12 a page, with one of three filters.',
  input: v.strictObject({
    locationId: locationIdSchema,
    filter: v.picklist(playerFilters),
    after: v.nullable(playerIdSchema),
  }),
  output: v.object({
    locationName: v.string(),
    count: v.number(),
    more: v.boolean(),
    players: v.array(
      v.object({
        ...playerCard.entries,
        friend: v.boolean(),
        favorite: v.boolean(),
        isAdmin: v.boolean(),
      }),
    ),
  }),
  refusals: ['location-not-found'],
})

/**
 * A hidden or blocked player (either way) looks like a missing one. Screens derive winPercent from
 * wins and losses.
 */
export const playerById = live({
  name: 'players-byId',
  who: 'player',
  summary: 'The public profile of a player, and what we are to each other.',
  input: v.strictObject({ playerId: playerIdSchema }),
  output: v.object({
    ...playerCard.entries,
    duprRating: v.nullable(v.number()),
    homeLocation: v.nullable(v.string()),
    homeLocationName: v.nullable(v.string()),
    drafted: v.string(),
    hidden: v.boolean(),
    medalGold: v.number(),
    medalSilver: v.number(),
    medalBronze: v.number(),
    diamonds: v.number(),
    adminLocations: v.number(),
    headline: v.string(),
    summary: v.string(),
    youtube: v.string(),
    facebook: v.string(),
    instagram: v.string(),
    twitter: v.string(),
    medium: v.string(),
    points: v.number(),
    wins: v.number(),
    losses: v.number(),
    hosted: v.number(),
    attended: v.number(),
    mine: v.object({ isMe: v.boolean(), friend: v.boolean(), favorite: v.boolean() }),
  }),
  refusals: ['player-not-found'],
})

/**
 * Matches the text's slug anywhere in the id; players of my venues first. Excludes me and players
 * hidden from me.
 */
export const findPlayersByName = call({
  name: 'players-find',
  who: 'player',
  kind: 'read',
  summary: 'Players by a part of their name, at most 12.',
  input: v.strictObject({ text: textSchema(pickerMax) }),
  output: v.object({ players: v.array(playerCard) }),
  refusals: [],
})

/**
 * In the requested order; missing, hidden and blocked players are left out. `id` is the playerId.
 */
export const myPlayersByIds = http({
  name: 'getMyPlayersByIds',
  who: 'player',
  summary: 'Up to 99 players by their ids, as far as I may see them.',
  input: v.strictObject({ playerIds: idsSchema(playerIdSchema) }),
  output: v.object({
    myPlayers: v.array(
      v.object({ ...playerCard.entries, id: v.string(), homeLocation: v.nullable(v.string()) }),
    ),
  }),
  refusals: [],
})

/**
 * The first 99 visible ids per venue, in order; players-list pages through all. Unknown and hidden
 * venues are missing.
 */
export const playerIdsByLocationIds = http({
  name: 'getPlayerIdsByLocationIds',
  who: 'player',
  summary: 'Who is active at up to 99 venues.',
  input: v.strictObject({ locationIds: idsSchema(locationIdSchema) }),
  output: v.object({ playerIdsByLocation: v.record(v.string(), v.array(v.string())) }),
  refusals: [],
})

export const myFriends = live({
  name: 'playerFriends-mine',
  who: 'player',
  summary: 'Whom I marked as friends.',
  input: v.strictObject({}),
  output: v.object({
    playerFriends: v.array(
      v.object({
        playerId: v.string(),
        friendId: v.string(),
        friend: v.literal(true),
        created: v.string(),
        userId: v.string(),
      }),
    ),
  }),
  refusals: [],
})

export const myFavorites = live({
  name: 'playerFavorites-mine',
  who: 'player',
  summary: 'Whom I marked as favorites.',
  input: v.strictObject({}),
  output: v.object({
    playerFavorites: v.array(
      v.object({
        playerId: v.string(),
        favoriteId: v.string(),
        favorite: v.literal(true),
        created: v.string(),
        userId: v.string(),
      }),
    ),
  }),
  refusals: [],
})

export const setFriend = call({
  name: 'playerFriends-set',
  who: 'player',
  kind: 'write',
  summary: 'Mark a player as a friend, or no longer.',
  input: v.strictObject({ friendId: playerIdSchema, friend: v.boolean() }),
  output: success,
  refusals: ['player-not-found', 'friend-yourself'],
})

export const setFavorite = call({
  name: 'playerFavorites-set',
  who: 'player',
  kind: 'write',
  summary: 'Mark a player as a favorite, or no longer.',
  input: v.strictObject({ favoriteId: playerIdSchema, favorite: v.boolean() }),
  output: success,
  refusals: ['player-not-found', 'favorite-yourself'],
})

/** Blocking ends friendship and favorites both ways; unblocking doesn't restore them. */
export const setBlock = call({
  name: 'players-block',
  who: 'player',
  kind: 'write',
  summary: 'Block a player, or no longer: mutually invisible outside shared rosters.',
  input: v.strictObject({ playerId: playerIdSchema, blocked: v.boolean() }),
  output: success,
  refusals: ['player-not-found', 'block-yourself'],
})

export const blockedPlayers = live({
  name: 'players-blocked',
  who: 'player',
  summary: 'The players I blocked, by name.',
  input: v.strictObject({}),
  output: v.object({
    players: v.array(v.object({ playerId: v.string(), playerName: v.string() })),
  }),
  refusals: [],
})

export const profileContract = defineContract({
  nouns: {
    playerFriends: 'players',
    playerFavorites: 'players',
    getMyPlayersByIds: 'players',
    getPlayerIdsByLocationIds: 'players',
  },
  calls: [setBlock, setFriend, setFavorite, findPlayersByName],
  http: [myPlayersByIds, playerIdsByLocationIds],
  live: [playerById, blockedPlayers, playerList, myFriends, myFavorites],
})
