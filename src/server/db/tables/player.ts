// Players, and what they hold on each other: blocks, friends, favorites.
import type { Generated } from 'kysely'
import type { DiamondId, Gender, HomePage } from '#domain/player/player.ts'
import type { DefaultInstant, Instant } from './columns.ts'

type Players = {
  player_id: string
  user_id: string | null
  player_name: string
  photo_url: Generated<string>
  skill_self: number | null
  skill_changed_at: Instant | null
  home_location: string | null
  home_page: Generated<HomePage>
  setup_complete: Generated<boolean>
  medal_gold: Generated<number>
  medal_silver: Generated<number>
  medal_bronze: Generated<number>
  created: DefaultInstant
  /** How the name and the id look; of no one they are null. */
  name_look: string | null
  slug_look: string | null
  headline: Generated<string>
  summary: Generated<string>
  youtube: Generated<string>
  facebook: Generated<string>
  instagram: Generated<string>
  twitter: Generated<string>
  medium: Generated<string>
  hidden: Generated<boolean>
  kept_hidden: Generated<boolean>
  on_leaderboards: Generated<boolean>
  wins: Generated<number>
  losses: Generated<number>
  points: Generated<number>
}
type PlayersPrivate = {
  user_id: string
  player_id: string
  last_lat: number | null
  last_lon: number | null
  gender: Gender | null
  created: DefaultInstant
}
type PlayerStage = {
  user_id: string
  player_name: string | null
  home_location: string | null
  last_lat: number | null
  last_lon: number | null
  created: DefaultInstant
  /** The player behind the link that led here. */ referred_by: Generated<string | null>
}
/**
 * Each has its entry in the ledger: the database posts it. celebrated: its owner has seen the
 * confetti.
 */
type PlayerDiamonds = {
  player_id: string
  diamond_id: DiamondId
  created: DefaultInstant
  celebrated: Generated<boolean>
}
type PlayerBlocks = { player_id: string; blocked_id: string; created: DefaultInstant }
type PlayerFriends = {
  player_id: string
  friend_id: string
  friend: boolean
  created: DefaultInstant
}
type PlayerFavorites = {
  player_id: string
  favorite_id: string
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
