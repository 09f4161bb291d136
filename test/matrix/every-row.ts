// All rows of the authorization matrix.
import { accountRows } from './account-rows.ts'
import { agreementRows } from './agreement-rows.ts'
import { checkInRows } from './check-in-rows.ts'
import { clubChatRows } from './club-chat-rows.ts'
import { clubHomeRows } from './club-home-rows.ts'
import { clubPollRows } from './club-poll-rows.ts'
import { clubRows } from './club-rows.ts'
import { contactImportRows } from './contact-import-rows.ts'
import { contactRows } from './contact-rows.ts'
import { documentRows } from './document-rows.ts'
import { eventChatRows } from './event-chat-rows.ts'
import { eventRows } from './event-rows.ts'
import { houseRuleRows } from './house-rule-rows.ts'
import { invitationRows } from './invitation-rows.ts'
import { leaderboardRows } from './leaderboard-rows.ts'
import { leagueRows } from './league-rows.ts'
import { locationRows } from './location-rows.ts'
import { matchListRows } from './match-list-rows.ts'
import { matchRows } from './match-rows.ts'
import type { MatrixRow } from './matrix-cell.ts'
import { mediaRows } from './media-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { passRows } from './pass-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { playerRows } from './player-rows.ts'
import { queueRows } from './queue-rows.ts'
import { recordRows } from './record-rows.ts'
import { resultRows } from './result-rows.ts'
import { rosterRows } from './roster-rows.ts'
import { screenRows } from './screen-rows.ts'
import { supportRows } from './support-rows.ts'
import { teamLeagueRows } from './team-league-rows.ts'
import { teamRows } from './team-rows.ts'
import { tournamentRows } from './tournament-rows.ts'

export const everyRow: readonly MatrixRow[] = [
  accountRows,
  clubChatRows,
  clubHomeRows,
  clubPollRows,
  agreementRows,
  houseRuleRows,
  clubRows,
  contactRows,
  contactImportRows,
  documentRows,
  eventChatRows,
  eventRows,
  invitationRows,
  leaderboardRows,
  leagueRows,
  locationRows,
  matchListRows,
  matchRows,
  mediaRows,
  notificationRows,
  passRows,
  paymentRows,
  playerRows,
  queueRows,
  checkInRows,
  screenRows,
  recordRows,
  resultRows,
  rosterRows,
  supportRows,
  teamLeagueRows,
  teamRows,
  tournamentRows,
].flat()
