// Clubs of a venue, their members and invitations.
import type { DefaultInstant } from './columns.ts'

type Clubs = {
  locationId: string
  slug: string
  clubName: string
  playerId: string
  created: DefaultInstant
  nameLook: string
  slugLook: string
}
type ClubMembers = { locationId: string; slug: string; playerId: string; created: DefaultInstant }
type ClubInvitations = ClubMembers

export type ClubTables = {
  clubs: Clubs
  club_members: ClubMembers
  club_invitations: ClubInvitations
}
