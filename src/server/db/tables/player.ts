// Players and their relations: blocks, friends, favorites.
import type { Generated } from 'kysely'
import type { DiamondId, Gender, HomePage } from '#domain/player/player.ts'
import type { DefaultInstant, Instant } from './columns.ts'

type Players = {
  playerId: string
  userId: string | null
  playerName: string
  photoUrl: Generated<string>
  skillSelf: number | null
  skillChangedAt: Instant | null
  homeLocation: string | null
  homePage: Generated<HomePage>
  setupComplete: Generated<boolean>
  medalGold: Generated<number>
  medalSilver: Generated<number>
  medalBronze: Generated<number>
  created: DefaultInstant
  /** The looks of name and id; null for players without a real name. */
  nameLook: string | null
  slugLook: string | null
  headline: Generated<string>
  summary: Generated<string>
  youtube: Generated<string>
  facebook: Generated<string>
  instagram: Generated<string>
  twitter: Generated<string>
  medium: Generated<string>
  hidden: Generated<boolean>
  keptHidden: Generated<boolean>
  onLeaderboards: Generated<boolean>
  contact: Generated<boolean>
  wins: Generated<number>
  losses: Generated<number>
  points: Generated<number>
}
type PlayersPrivate = {
  userId: string
  playerId: string
  lastLat: number | null
  lastLon: number | null
  gender: Gender | null
  birthYear: number | null
  duprId: string | null
  duprRating: number | null
  created: DefaultInstant
}
type PlayerStage = {
  userId: string
  playerName: string | null
  homeLocation: string | null
  lastLat: number | null
  lastLon: number | null
  created: DefaultInstant
  referredBy: Generated<string | null>
}
/** Each has a ledger entry, posted by the database. celebrated: its owner has seen the confetti. */
type PlayerDiamonds = {
  playerId: string
  diamondId: DiamondId
  created: DefaultInstant
  celebrated: Generated<boolean>
}
type PlayerBlocks = { playerId: string; blockedId: string; created: DefaultInstant }
type PlayerFriends = {
  playerId: string
  friendId: string
  friend: boolean
  created: DefaultInstant
}
type PlayerFavorites = {
  playerId: string
  favoriteId: string
  favorite: boolean
  created: DefaultInstant
}

export type PlayerTables = {
  players: Players
  players_private: PlayersPrivate
  player_stage: PlayerStage
  player_diamonds: PlayerDiamonds
  player_blocks: PlayerBlocks
  player_friends: PlayerFriends
  player_favorites: PlayerFavorites
}
