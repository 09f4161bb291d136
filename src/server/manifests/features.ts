// Every feature, once. The server's handlers, jobs and deletions follow from their manifests.
import { accountFeature } from '../features/account/feature.ts'
import { adminFeature } from '../features/admin/feature.ts'
import { agreementFeature } from '../features/agreement/feature.ts'
import { alertFeature } from '../features/alert/feature.ts'
import { announcementFeature } from '../features/announcement/feature.ts'
import { authFeature } from '../features/auth/feature.ts'
import { backupFeature } from '../features/backup/feature.ts'
import { blockFeature } from '../features/block/feature.ts'
import { brandingFeature } from '../features/branding/feature.ts'
import { calendarFeedFeature } from '../features/calendar-feed/feature.ts'
import { calendarFeature } from '../features/calendar/feature.ts'
import { checkInFeature } from '../features/check-in/feature.ts'
import { clubChatFeature } from '../features/club-chat/feature.ts'
import { clubPollFeature } from '../features/club-poll/feature.ts'
import { clubFeature } from '../features/club/feature.ts'
import { communityFeature } from '../features/community/feature.ts'
import { contactImportFeature } from '../features/contact-import/feature.ts'
import { contactFeature } from '../features/contact/feature.ts'
import { dayStatusFeature } from '../features/day-status/feature.ts'
import { deletionFeature } from '../features/deletion/feature.ts'
import { deliveryFeature } from '../features/delivery/feature.ts'
import { documentFeature } from '../features/document/feature.ts'
import { drawFeature } from '../features/draw/feature.ts'
import { duprFeature } from '../features/dupr/feature.ts'
import { eventChatFeature } from '../features/event-chat/feature.ts'
import { eventClockFeature } from '../features/event-clock/feature.ts'
import { eventLogFeature } from '../features/event-log/feature.ts'
import { eventFeature } from '../features/event/feature.ts'
import { foundingFeature } from '../features/founding/feature.ts'
import { houseRuleFeature } from '../features/house-rule/feature.ts'
import { invitationFeature } from '../features/invitation/feature.ts'
import { jobFeature } from '../features/job/feature.ts'
import { leaderboardFeature } from '../features/leaderboard/feature.ts'
import { leagueDayFeature } from '../features/league-day/feature.ts'
import { leagueFeature } from '../features/league/feature.ts'
import { ledgerFeature } from '../features/ledger/feature.ts'
import { locationFeature } from '../features/location/feature.ts'
import { matchListFeature } from '../features/match-list/feature.ts'
import { matchFeature } from '../features/match/feature.ts'
import { mediaFeature } from '../features/media/feature.ts'
import { messageFeature } from '../features/message/feature.ts'
import { newcomerFeature } from '../features/newcomer/feature.ts'
import { notificationFeature } from '../features/notification/feature.ts'
import { offerFeature } from '../features/offer/feature.ts'
import { operatorFeature } from '../features/operator/feature.ts'
import { outreachFeature } from '../features/outreach/feature.ts'
import { ownActFeature } from '../features/own-act/feature.ts'
import { partnerFeature } from '../features/partner/feature.ts'
import { paymentFeature } from '../features/payment/feature.ts'
import { personalLinkFeature } from '../features/personal-link/feature.ts'
import { photoFeature } from '../features/photo/feature.ts'
import { playerPassFeature } from '../features/player-pass/feature.ts'
import { playerFeature } from '../features/player/feature.ts'
import { poppiFeature } from '../features/poppi/feature.ts'
import { ppGlobalsFeature } from '../features/pp-globals/feature.ts'
import { previewFeature } from '../features/preview/feature.ts'
import { profileFeature } from '../features/profile/feature.ts'
import { purseFeature } from '../features/purse/feature.ts'
import { queueFeature } from '../features/queue/feature.ts'
import { rankingFeature } from '../features/ranking/feature.ts'
import { ratingFeature } from '../features/rating/feature.ts'
import { registrationFeature } from '../features/registration/feature.ts'
import { relationFeature } from '../features/relation/feature.ts'
import { reminderFeature } from '../features/reminder/feature.ts'
import { reportFeature } from '../features/report/feature.ts'
import { resultFeature } from '../features/result/feature.ts'
import { rewardFeature } from '../features/reward/feature.ts'
import { rosterFeature } from '../features/roster/feature.ts'
import { screenFeature } from '../features/screen/feature.ts'
import { seriesFeature } from '../features/series/feature.ts'
import { sharingFeature } from '../features/sharing/feature.ts'
import { storedTextFeature } from '../features/stored-text/feature.ts'
import { suggestionFeature } from '../features/suggestion/feature.ts'
import { supportFeature } from '../features/support/feature.ts'
import { suspensionFeature } from '../features/suspension/feature.ts'
import { teamLeagueFeature } from '../features/team-league/feature.ts'
import { teamFeature } from '../features/team/feature.ts'
import { templateFeature } from '../features/template/feature.ts'
import { tournamentFeature } from '../features/tournament/feature.ts'
import { versionFeature } from '../features/version/feature.ts'
import type { Feature } from './define-feature.ts'

export const features = [
  alertFeature,
  authFeature,
  accountFeature,
  playerFeature,
  profileFeature,
  adminFeature,
  registrationFeature,
  backupFeature,
  relationFeature,
  blockFeature,
  messageFeature,
  locationFeature,
  eventClockFeature,
  clubFeature,
  clubChatFeature,
  clubPollFeature,
  contactFeature,
  personalLinkFeature,
  contactImportFeature,
  outreachFeature,
  agreementFeature,
  foundingFeature,
  houseRuleFeature,
  ownActFeature,
  eventFeature,
  previewFeature,
  calendarFeature,
  seriesFeature,
  templateFeature,
  drawFeature,
  offerFeature,
  rankingFeature,
  rosterFeature,
  invitationFeature,
  eventLogFeature,
  teamFeature,
  eventChatFeature,
  dayStatusFeature,
  matchListFeature,
  checkInFeature,
  queueFeature,
  partnerFeature,
  screenFeature,
  matchFeature,
  resultFeature,
  duprFeature,
  ratingFeature,
  jobFeature,
  leaderboardFeature,
  paymentFeature,
  purseFeature,
  rewardFeature,
  leagueFeature,
  leagueDayFeature,
  teamLeagueFeature,
  tournamentFeature,
  sharingFeature,
  reportFeature,
  suggestionFeature,
  mediaFeature,
  communityFeature,
  notificationFeature,
  deliveryFeature,
  reminderFeature,
  announcementFeature,
  calendarFeedFeature,
  playerPassFeature,
  ppGlobalsFeature,
  ledgerFeature,
  supportFeature,
  operatorFeature,
  suspensionFeature,
  newcomerFeature,
  storedTextFeature,
  photoFeature,
  poppiFeature,
  versionFeature,
  brandingFeature,
  documentFeature,
  deletionFeature,
] as const

type Listed = (typeof features)[number]
type CallsIn<F> = F extends Feature<infer C, infer _H, infer _L> ? C : never
type HttpIn<F> = F extends Feature<infer _C, infer H, infer _L> ? H : never
type LiveIn<F> = F extends Feature<infer _C, infer _H, infer L> ? L : never

export type AnsweredCall = CallsIn<Listed>
export type AnsweredHttp = HttpIn<Listed>
export type AnsweredLive = LiveIn<Listed>
