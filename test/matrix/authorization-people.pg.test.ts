// Authorization of players, venues and clubs.
import { accountRows } from './account-rows.ts'
import { agreementRows } from './agreement-rows.ts'
import { clubChatRows } from './club-chat-rows.ts'
import { clubHomeRows } from './club-home-rows.ts'
import { clubPollRows } from './club-poll-rows.ts'
import { clubRows } from './club-rows.ts'
import { contactImportRows } from './contact-import-rows.ts'
import { describeMatrix } from './describe-matrix.ts'
import { houseRuleRows } from './house-rule-rows.ts'
import { leaderboardRows } from './leaderboard-rows.ts'
import { locationRows } from './location-rows.ts'
import { mediaRows } from './media-rows.ts'
import { playerRows } from './player-rows.ts'
import { screenRows } from './screen-rows.ts'

describeMatrix([
  ...accountRows,
  ...playerRows,
  ...locationRows,
  ...agreementRows,
  ...houseRuleRows,
  ...screenRows,
  ...clubRows,
  ...contactImportRows,
  ...clubChatRows,
  ...clubHomeRows,
  ...clubPollRows,
  ...leaderboardRows,
  ...mediaRows,
])
