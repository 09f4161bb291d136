// All calls about clubs: the club, its home, members, notices, chat and polls.
import { defineContract } from '../call.ts'
import { ownClubCalls } from '../club.ts'
import { clubChatCalls } from './club-chat.ts'
import { clubHomeCalls } from './club-home.ts'
import { clubMemberCalls } from './club-member.ts'
import { clubNoticeCalls } from './club-notice.ts'
import { clubPollCalls } from './club-poll.ts'

export const clubCalls = [
  ...ownClubCalls,
  ...clubHomeCalls,
  ...clubMemberCalls,
  ...clubNoticeCalls,
  ...clubChatCalls,
  ...clubPollCalls,
] as const

export const clubCallsContract = defineContract({
  calls: clubCalls,
})
