// All calls, HTTP functions and live queries by name.
import type * as v from 'valibot'
import {
  changeEmail,
  confirmCode,
  confirmEmail,
  deleteAccount,
  deletionPreview,
  removePasskey,
  revokeOtherSessions,
  revokeSession,
  sendVerification,
  sessionList,
  signInMethods,
  unlinkProvider,
} from './account.ts'
import { acceptAdmin, inviteAdmin } from './admin.ts'
import { agreementCalls } from './agreement.ts'
import { markAlertsRead } from './alert.ts'
import { authMethods } from './auth.ts'
import { removeCalendarFeed, setCalendarFeed } from './calendar-feed.ts'
import { byName } from './call.ts'
import { checkInCalls } from './check-in/check-in.ts'
import { clubCalls } from './club/club-calls.ts'
import { houseRuleCalls } from './club/house-rule.ts'
import { everyContactCall } from './contact-import.ts'
import { dayStatusCalls } from './day-status/day-status.ts'
import { documentCalls } from './document.ts'
import { makeDraw } from './draw.ts'
import { duprCalls } from './dupr.ts'
import { markChatRead, removeFromChat, sayInEvent } from './event-chat.ts'
import {
  cancelEvent,
  createEvent,
  createHints,
  deleteEvent,
  nextPublicEvents,
  publicEventCard,
  setEventRanked,
  updateEvent,
} from './event.ts'
import { invitationCalls } from './invitation.ts'
import { leagueDayCalls } from './league/league-day.ts'
import { setLeagueLink } from './league/league-link.ts'
import { substituteCalls } from './league/league-substitute.ts'
import { teamLeagueCalls } from './league/league-team.ts'
import {
  addToLeague,
  answerLeaguePartner,
  createLeague,
  deleteLeague,
  inviteToLeague,
  joinLeague,
  leaveLeague,
  removeFromLeague,
  setLadder,
  setLeagueState,
  updateLeague,
} from './league/league.ts'
import { celebrateDiamond, exportLedger } from './ledger.ts'
import type { liveQueries } from './live-queries.ts'
import { locationCalls, locationsByIdList } from './location.ts'
import {
  addToMatchList,
  dropRound,
  layBracket,
  moveMatch,
  planRounds,
  setCourts,
  setFormat,
  setListGender,
  setPresence,
  setTeams,
  setWatch,
  startMatchList,
  substitutePlayer,
  swapInRound,
  undoMatchList,
} from './match-list-steps.ts'
import { matchListGenders } from './match-list.ts'
import {
  clearMatch,
  confirmMatch,
  decideMatch,
  disputeMatch,
  noteScore,
  reportMatch,
} from './match.ts'
import { mediaCalls } from './media.ts'
import { declineRequest, markThreadRead, sendMessage, sendToRoster } from './message.ts'
import {
  noteReachAsked,
  subscribePush,
  testNotifications,
  unsubscribePush,
  updateNotificationSettings,
} from './notification.ts'
import { answerOwnAct } from './own-act.ts'
import { partnerCalls } from './partner/partner.ts'
import { paymentCalls } from './payment.ts'
import { linkCalls } from './personal-link.ts'
import { passCalls } from './player-pass.ts'
import {
  checkPlayer,
  proposeNames,
  emailPasswordReset,
  eventLocationOf,
  playerReward,
  referredBy,
  register,
  setActiveLocation,
  updatePlayer,
  updatePlayerMedalCount,
  updatePlayerPrivate,
} from './player.ts'
import { askPoppi } from './poppi.ts'
import {
  findPlayersByName,
  myPlayersByIds,
  playerIdsByLocationIds,
  setBlock,
  setFavorite,
  setFriend,
} from './profile.ts'
import { purseCalls } from './purse.ts'
import { queueCalls } from './queue/queue.ts'
import { closeReport, createReport } from './report.ts'
import { closeResults, reopenResults } from './result.ts'
import { rosterCalls } from './roster.ts'
import { screenCalls } from './screen/screen.ts'
import { tournamentWinners, unnamedInEvent, unnamedInLeague } from './sharing.ts'
import { closeSuggestion, createSuggestion } from './suggestion.ts'
import { contactSupport, supportStatus } from './support.ts'
import { accountAppeal, accountSuspension } from './suspension.ts'
import { teamCalls } from './team.ts'
import { deleteTemplate, renameTemplate, saveTemplate } from './template.ts'
import { tournamentDayCalls } from './tournament/tournament-day.ts'
import { tournamentCalls } from './tournament/tournament.ts'

export const calls = byName([
  authMethods,
  signInMethods,
  sessionList,
  revokeSession,
  revokeOtherSessions,
  removePasskey,
  unlinkProvider,
  sendVerification,
  changeEmail,
  confirmCode,
  confirmEmail,
  deletionPreview,
  deleteAccount,
  checkPlayer,
  proposeNames,
  register,
  updatePlayer,
  updatePlayerPrivate,
  updatePlayerMedalCount,
  playerReward,
  referredBy,
  setActiveLocation,
  emailPasswordReset,
  eventLocationOf,
  ...locationCalls,
  createEvent,
  updateEvent,
  cancelEvent,
  deleteEvent,
  ...rosterCalls,
  ...clubCalls,
  ...invitationCalls,
  setEventRanked,
  createHints,
  nextPublicEvents,
  publicEventCard,
  markAlertsRead,
  startMatchList,
  setFormat,
  setPresence,
  setCourts,
  setTeams,
  planRounds,
  layBracket,
  dropRound,
  swapInRound,
  substitutePlayer,
  addToMatchList,
  moveMatch,
  undoMatchList,
  setWatch,
  matchListGenders,
  setListGender,
  ...queueCalls,
  ...checkInCalls,
  ...screenCalls,
  closeResults,
  reopenResults,
  answerOwnAct,
  unnamedInEvent,
  unnamedInLeague,
  tournamentWinners,
  reportMatch,
  confirmMatch,
  disputeMatch,
  decideMatch,
  clearMatch,
  noteScore,
  ...everyContactCall,
  ...linkCalls,
  ...dayStatusCalls,
  ...paymentCalls,
  ...purseCalls,
  ...agreementCalls,
  ...houseRuleCalls,
  inviteAdmin,
  acceptAdmin,
  createReport,
  closeReport,
  createSuggestion,
  closeSuggestion,
  makeDraw,
  ...duprCalls,
  saveTemplate,
  renameTemplate,
  deleteTemplate,
  ...teamCalls,
  createLeague,
  updateLeague,
  setLeagueState,
  deleteLeague,
  joinLeague,
  answerLeaguePartner,
  leaveLeague,
  inviteToLeague,
  addToLeague,
  removeFromLeague,
  setLadder,
  ...leagueDayCalls,
  setLeagueLink,
  ...teamLeagueCalls,
  ...partnerCalls,
  ...substituteCalls,
  ...tournamentCalls,
  ...tournamentDayCalls,
  sendMessage,
  markThreadRead,
  declineRequest,
  sendToRoster,
  setBlock,
  setFriend,
  setFavorite,
  findPlayersByName,
  updateNotificationSettings,
  noteReachAsked,
  subscribePush,
  unsubscribePush,
  testNotifications,
  ...mediaCalls,
  sayInEvent,
  markChatRead,
  removeFromChat,
  contactSupport,
  supportStatus,
  accountSuspension,
  accountAppeal,
  askPoppi,
  setCalendarFeed,
  removeCalendarFeed,
  ...passCalls,
  exportLedger,
  celebrateDiamond,
  ...documentCalls,
])

/** The spec's HTTP functions: POST /http/{name}. */
export const httpFunctions = byName([locationsByIdList, myPlayersByIds, playerIdsByLocationIds])

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallInput<N extends CallName> = v.InferInput<Calls[N]['input']>
export type ParsedInput<N extends CallName> = v.InferOutput<Calls[N]['input']>
export type CallOutput<N extends CallName> = v.InferOutput<Calls[N]['output']>

export type HttpFunctions = typeof httpFunctions
export type HttpName = keyof HttpFunctions
export type HttpInput<N extends HttpName> = v.InferInput<HttpFunctions[N]['input']>
export type HttpOutput<N extends HttpName> = v.InferOutput<HttpFunctions[N]['output']>

export type LiveQueries = typeof liveQueries
export type LiveName = keyof LiveQueries
export type LiveInput<N extends LiveName> = v.InferInput<LiveQueries[N]['input']>
export type ParsedLiveInput<N extends LiveName> = v.InferOutput<LiveQueries[N]['input']>
export type LiveOutput<N extends LiveName> = v.InferOutput<LiveQueries[N]['output']>
