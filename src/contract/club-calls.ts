// The calls about the home of a club, its members and its notices.
import { clubHomeCalls } from './club-home.ts'
import { clubMemberCalls } from './club-member.ts'
import { clubNoticeCalls } from './club-notice.ts'

export const clubCalls = [...clubHomeCalls, ...clubMemberCalls, ...clubNoticeCalls] as const
