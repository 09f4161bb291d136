// The calls about clubs: the club itself, its home, its members and its notices.
import { clubHomeCalls } from './club-home.ts'
import { clubMemberCalls } from './club-member.ts'
import { clubNoticeCalls } from './club-notice.ts'
import { ownClubCalls } from './club.ts'

export const clubCalls = [
  ...ownClubCalls,
  ...clubHomeCalls,
  ...clubMemberCalls,
  ...clubNoticeCalls,
] as const
