// Every contract, once: calls, live queries, HTTP functions and the nouns of the API follow.
import { accountContract } from './account.ts'
import { adminContract } from './admin.ts'
import { agreementContract } from './agreement.ts'
import { alertContract } from './alert.ts'
import { authContract } from './auth.ts'
import { brandingContract } from './branding/branding.ts'
import { calendarFeedContract } from './calendar-feed.ts'
import { calendarContract } from './calendar.ts'
import type { ContractParts } from './call.ts'
import { checkInContract } from './check-in/check-in.ts'
import { clubContract } from './club.ts'
import { clubCallsContract } from './club/club-calls.ts'
import { clubChatContract } from './club/club-chat.ts'
import { clubHomeContract } from './club/club-home.ts'
import { clubNoticeContract } from './club/club-notice.ts'
import { clubPollContract } from './club/club-poll.ts'
import { houseRuleContract } from './club/house-rule.ts'
import { contactImportContract } from './contact-import.ts'
import { contactContract } from './contact.ts'
import { dayStatusContract } from './day-status/day-status.ts'
import { documentContract } from './document.ts'
import { drawContract } from './draw.ts'
import { duprContract } from './dupr/dupr.ts'
import { eventChatContract } from './event-chat.ts'
import { eventContract } from './event.ts'
import { invitationContract } from './invitation.ts'
import { leaderboardContract } from './leaderboard.ts'
import { leagueDayContract } from './league/league-day.ts'
import { leagueLinkContract } from './league/league-link.ts'
import { leagueSubstituteContract } from './league/league-substitute.ts'
import { leagueTeamContract } from './league/league-team.ts'
import { leagueContract } from './league/league.ts'
import { ledgerContract } from './ledger.ts'
import { locationContract } from './location.ts'
import { matchListStepsContract } from './match-list-steps.ts'
import { matchListContract } from './match-list.ts'
import { matchContract } from './match.ts'
import { mediaContract } from './media.ts'
import { messageContract } from './message.ts'
import { notificationContract } from './notification.ts'
import { operatorContract } from './operator/operator.ts'
import { ownActContract } from './own-act.ts'
import { partnerContract } from './partner/partner.ts'
import { paymentContract } from './payment.ts'
import { personalLinkContract } from './personal-link.ts'
import { playerPassContract } from './player-pass.ts'
import { playerContract } from './player.ts'
import { poppiContract } from './poppi.ts'
import { ppGlobalsContract } from './pp-globals.ts'
import { profileContract } from './profile.ts'
import { purseContract } from './purse.ts'
import { queueContract } from './queue/queue.ts'
import { ratingContract } from './rating.ts'
import { foundingContract } from './registration/founding.ts'
import { reportContract } from './report.ts'
import { resultContract } from './result.ts'
import { rosterContract } from './roster.ts'
import { screenContract } from './screen/screen.ts'
import { seriesContract } from './series.ts'
import { sharingContract } from './sharing.ts'
import { suggestionContract } from './suggestion.ts'
import { supportContract } from './support.ts'
import { suspensionContract } from './suspension.ts'
import { teamContract } from './team.ts'
import { templateContract } from './template.ts'
import { tournamentDayContract } from './tournament/tournament-day.ts'
import { tournamentContract } from './tournament/tournament.ts'
import { versionContract } from './version.ts'

export const contracts = [
  authContract,
  brandingContract,
  accountContract,
  playerContract,
  locationContract,
  eventContract,
  rosterContract,
  clubCallsContract,
  foundingContract,
  invitationContract,
  alertContract,
  matchListStepsContract,
  matchListContract,
  queueContract,
  checkInContract,
  screenContract,
  resultContract,
  ownActContract,
  sharingContract,
  matchContract,
  contactImportContract,
  personalLinkContract,
  dayStatusContract,
  paymentContract,
  purseContract,
  agreementContract,
  houseRuleContract,
  adminContract,
  reportContract,
  suggestionContract,
  drawContract,
  duprContract,
  templateContract,
  teamContract,
  leagueContract,
  leagueDayContract,
  leagueLinkContract,
  leagueTeamContract,
  partnerContract,
  leagueSubstituteContract,
  tournamentContract,
  tournamentDayContract,
  messageContract,
  profileContract,
  notificationContract,
  mediaContract,
  eventChatContract,
  supportContract,
  suspensionContract,
  poppiContract,
  calendarFeedContract,
  playerPassContract,
  ledgerContract,
  documentContract,
  ratingContract,
  calendarContract,
  clubContract,
  clubHomeContract,
  clubNoticeContract,
  clubChatContract,
  clubPollContract,
  leaderboardContract,
  operatorContract,
  versionContract,
  seriesContract,
  contactContract,
  ppGlobalsContract,
] as const

type Contracts = (typeof contracts)[number]
type PartOf<K extends keyof ContractParts> = Contracts extends infer C
  ? C extends { readonly [P in K]: readonly (infer D)[] }
    ? D
    : never
  : never

export const collect = <K extends 'calls' | 'http' | 'live'>(part: K): PartOf<K>[] =>
  contracts.flatMap((contract: ContractParts) => (contract[part] ?? []) as PartOf<K>[])
