// Authorization of events, rosters and teams.
import { describeMatrix } from './describe-matrix.ts'
import { eventChatRows } from './event-chat-rows.ts'
import { eventRows } from './event-rows.ts'
import { invitationRows } from './invitation-rows.ts'
import { rosterRows } from './roster-rows.ts'
import { teamRows } from './team-rows.ts'

describeMatrix([...eventRows, ...eventChatRows, ...invitationRows, ...rosterRows, ...teamRows])
