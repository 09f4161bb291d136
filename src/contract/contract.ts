// Everything the two sides may say to each other, by name.
import type * as v from 'valibot'
import {
  changeEmail,
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
import { acceptAdmin, inviteAdmin, locationAdmins, locationLog } from './admin.ts'
import { alertList, markAlertsRead } from './alert.ts'
import { authMethods } from './auth.ts'
import { myCalendarFeed, removeCalendarFeed, setCalendarFeed } from './calendar-feed.ts'
import {
  addClubMember,
  answerClubInvitation,
  clubById,
  clubMembers,
  clubsAt,
  createClub,
  deleteClub,
  inviteClubMember,
  removeClubMember,
  renameClub,
} from './club.ts'
import { addDocument, deleteDocument, setDocument, updateDocument } from './document.ts'
import { drawByEvent, makeDraw } from './draw.ts'
import { eventChat, eventLog, markChatRead, removeFromChat, sayInEvent } from './event-chat.ts'
import {
  addPlayer,
  cancelEvent,
  checkIn,
  createEvent,
  createHints,
  deleteEvent,
  eventById,
  eventHistory,
  eventList,
  eventsByIds,
  eventsByLocations,
  findPlayers,
  movePlayer,
  myEvents,
  myPlayerEvents,
  privateCounts,
  publicCounts,
  publicEventsAt,
  removePlayer,
  setEventRanked,
  setGuests,
  signUp,
  swapPlayers,
  unusualEvents,
  updateEvent,
  withdraw,
} from './event.ts'
import { leaderboardPage } from './leaderboard.ts'
import {
  addLeagueDay,
  addToLeague,
  answerLeaguePartner,
  createLeague,
  deleteLeague,
  inviteToLeague,
  joinLeague,
  leagueById,
  leaguesAt,
  leaveLeague,
  leagueDayRounds,
  removeFromLeague,
  setLadder,
  setLeagueState,
  updateLeague,
} from './league.ts'
import { celebrateDiamond, exportLedger, ledgerList } from './ledger.ts'
import {
  createLocation,
  locationById,
  locationName,
  locationsByIdList,
  locationsList,
  locationsNear,
  locationsSearch,
  setEmbed,
  updateLocation,
} from './location.ts'
import {
  addToMatchList,
  dropRound,
  layBracket,
  matchListByEvent,
  matchListGenders,
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
  watchedMatchList,
} from './match-list.ts'
import { clearMatch, confirmMatch, decideMatch, disputeMatch, reportMatch } from './match.ts'
import { linkMedia, listMedia, removeMedia } from './media.ts'
import {
  declineRequest,
  lastMessages,
  markThreadRead,
  messageSummary,
  messageThread,
  sendMessage,
  sendToRoster,
  unreadMessages,
} from './message.ts'
import {
  notificationHealth,
  notificationSettings,
  subscribePush,
  testNotifications,
  unsubscribePush,
  updateNotificationSettings,
} from './notification.ts'
import { answerOwnAct } from './own-act.ts'
import { claimTokens, myPass, redeemPassCode, sendTokens, undoSend } from './player-pass.ts'
import {
  checkPlayer,
  emailPasswordReset,
  eventLocationOf,
  me,
  myPlayerLocations,
  playerLocationsAt,
  playerReward,
  referredBy,
  register,
  setActiveLocation,
  updatePlayer,
  updatePlayerMedalCount,
  updatePlayerPrivate,
} from './player.ts'
import { askPoppi } from './poppi.ts'
import { currentPpGlobals } from './pp-globals.ts'
import {
  blockedPlayers,
  findPlayersByName,
  myFavorites,
  myFriends,
  myPlayersByIds,
  playerById,
  playerIdsByLocationIds,
  playerList,
  setBlock,
  setFavorite,
  setFriend,
} from './profile.ts'
import { ratingsByPlayer } from './rating.ts'
import { closeReport, createReport, reportsAt } from './report.ts'
import { closeResults, reopenResults, resultsByEvent } from './result.ts'
import { seriesById } from './series.ts'
import { closeSuggestion, createSuggestion, suggestionsAt } from './suggestion.ts'
import { contactSupport, supportStatus } from './support.ts'
import { accountAppeal, accountSuspension } from './suspension.ts'
import { acceptTeam, endTeam, myTeam, requestTeam, teamByPlayers } from './team.ts'
import { deleteTemplate, myTemplates, renameTemplate, saveTemplate } from './template.ts'
import { currentVersion } from './version.ts'

const byName = <const D extends readonly { name: string }[]>(definitions: D) =>
  Object.fromEntries(definitions.map((definition) => [definition.name, definition])) as {
    [K in D[number]['name']]: Extract<D[number], { name: K }>
  }

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
  confirmEmail,
  deletionPreview,
  deleteAccount,
  checkPlayer,
  register,
  updatePlayer,
  updatePlayerPrivate,
  updatePlayerMedalCount,
  playerReward,
  referredBy,
  setActiveLocation,
  emailPasswordReset,
  eventLocationOf,
  locationsNear,
  locationsSearch,
  locationName,
  createLocation,
  updateLocation,
  createEvent,
  updateEvent,
  cancelEvent,
  deleteEvent,
  signUp,
  setGuests,
  withdraw,
  addPlayer,
  removePlayer,
  movePlayer,
  swapPlayers,
  checkIn,
  setEventRanked,
  findPlayers,
  createHints,
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
  closeResults,
  reopenResults,
  answerOwnAct,
  reportMatch,
  confirmMatch,
  disputeMatch,
  decideMatch,
  clearMatch,
  createClub,
  renameClub,
  deleteClub,
  addClubMember,
  inviteClubMember,
  answerClubInvitation,
  removeClubMember,
  inviteAdmin,
  acceptAdmin,
  createReport,
  closeReport,
  createSuggestion,
  closeSuggestion,
  makeDraw,
  saveTemplate,
  renameTemplate,
  deleteTemplate,
  requestTeam,
  acceptTeam,
  endTeam,
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
  addLeagueDay,
  leagueDayRounds,
  sendMessage,
  markThreadRead,
  declineRequest,
  sendToRoster,
  setBlock,
  setFriend,
  setFavorite,
  findPlayersByName,
  updateNotificationSettings,
  subscribePush,
  unsubscribePush,
  testNotifications,
  linkMedia,
  removeMedia,
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
  setEmbed,
  redeemPassCode,
  claimTokens,
  sendTokens,
  undoSend,
  exportLedger,
  celebrateDiamond,
  updateDocument,
  setDocument,
  addDocument,
  deleteDocument,
])

/** The HTTP functions of the spec: POST /http/{name}. */
export const httpFunctions = byName([locationsByIdList, myPlayersByIds, playerIdsByLocationIds])

export const liveQueries = byName([
  leaguesAt,
  leagueById,
  me,
  playerById,
  ratingsByPlayer,
  locationById,
  publicCounts,
  privateCounts,
  eventList,
  myEvents,
  eventHistory,
  eventById,
  myTeam,
  alertList,
  clubsAt,
  clubById,
  messageSummary,
  messageThread,
  blockedPlayers,
  locationLog,
  resultsByEvent,
  notificationSettings,
  notificationHealth,
  eventChat,
  eventLog,
  reportsAt,
  suggestionsAt,
  listMedia,
  playerList,
  leaderboardPage,
  currentVersion,
  unusualEvents,
  seriesById,
  drawByEvent,
  myTemplates,
  myCalendarFeed,
  matchListByEvent,
  watchedMatchList,
  // The spec's records that no screen watches as they are.
  myPlayerLocations,
  playerLocationsAt,
  locationAdmins,
  myFriends,
  myFavorites,
  myPlayerEvents,
  eventsByIds,
  eventsByLocations,
  publicEventsAt,
  unreadMessages,
  lastMessages,
  locationsList,
  clubMembers,
  teamByPlayers,
  currentPpGlobals,
  myPass,
  ledgerList,
])

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
