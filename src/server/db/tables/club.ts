// Clubs of a venue, their members and invitations.
import type { DefaultInstant } from './columns.ts'

type Clubs = {
  location_id: string
  slug: string
  club_name: string
  player_id: string
  created: DefaultInstant
  name_look: string
  slug_look: string
}
type ClubMembers = { location_id: string; slug: string; player_id: string; created: DefaultInstant }
type ClubInvitations = ClubMembers

export type ClubTables = {
  clubs: Clubs
  club_members: ClubMembers
  club_invitations: ClubInvitations
}
