// Clubs of a venue, their members, invitations, requests, notices, chats and polls.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ClubJoining, ClubVisibility } from '#domain/club/club-home.ts'
import type { ClubRequestState } from '#domain/club/club-join.ts'
import type { PollKind } from '#domain/club/club-poll.ts'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import type { ContactNaming } from '#domain/contact/outside-name.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Clubs = {
  locationId: string
  slug: string
  clubName: string
  playerId: string
  created: DefaultInstant
  nameLook: string
  slugLook: string
  title: Generated<string>
  about: Generated<string>
  rules: Generated<string>
  photoUrl: Generated<string>
  visibility: Generated<ClubVisibility>
  joining: Generated<ClubJoining>
  publicKey: Generated<string>
  tags: Generated<string[]>
  contactNames: Generated<ContactNaming>
  search: GeneratedAlways<string>
}
type ClubInvitations = {
  locationId: string
  slug: string
  playerId: string
  created: DefaultInstant
}
type ClubMembers = ClubInvitations & {
  office: ColumnType<ClubOffice | null, ClubOffice | null | undefined, ClubOffice | null>
  officeSince: OptionalInstant
  tags: Generated<string[]>
  realName: Generated<string>
  realNameAgreed: OptionalInstant
  muted: Generated<boolean>
  chatMuted: Generated<boolean>
  chatReadTo: OptionalInstant
  search: GeneratedAlways<string>
}
type ClubVenues = { clubLocation: string; clubSlug: string; locationId: string; place: number }
type ClubRequests = {
  locationId: string
  slug: string
  playerId: string
  asked: Instant
  state: Generated<ClubRequestState>
  answered: OptionalInstant
}
type ClubNotices = {
  noticeId: string
  locationId: string
  slug: string
  authorId: string | null
  title: string
  body: string
  pinned: Generated<boolean>
  created: Instant
}
type ClubNoticeReads = { noticeId: string; playerId: string; created: Instant }
type ClubMessages = {
  messageId: string
  locationId: string
  slug: string
  playerId: string
  message: string
  removed: Generated<boolean>
  created: Instant
}
type ClubPolls = {
  pollId: string
  locationId: string
  slug: string
  authorId: string | null
  kind: PollKind
  question: string
  options: string[]
  closes: OptionalInstant
  closed: OptionalInstant
  created: Instant
}
type ClubPollVotes = { pollId: string; playerId: string; choices: number[]; created: Instant }

export type ClubTables = {
  clubs: Clubs
  club_members: ClubMembers
  club_invitations: ClubInvitations
  club_venues: ClubVenues
  club_requests: ClubRequests
  club_notices: ClubNotices
  club_notice_reads: ClubNoticeReads
  club_messages: ClubMessages
  club_polls: ClubPolls
  club_poll_votes: ClubPollVotes
}
