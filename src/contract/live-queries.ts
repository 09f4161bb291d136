// Every live query by name.
import { locationAdmins, locationLog } from './admin.ts'
import { alertList } from './alert.ts'
import { myCalendarFeed } from './calendar-feed.ts'
import {
  eventHistory,
  eventList,
  eventsByIds,
  eventsByLocations,
  myEvents,
  myPlayerEvents,
  personalList,
  privateCounts,
  publicCounts,
  publicEventsAt,
  publicList,
} from './calendar.ts'
import { byName } from './call.ts'
import { checkInsByEvent } from './check-in/check-in.ts'
import { clubById, clubMembers, clubsAt } from './club.ts'
import { clubChat } from './club/club-chat.ts'
import { clubHome } from './club/club-home.ts'
import { clubNotices } from './club/club-notice.ts'
import { clubPolls } from './club/club-poll.ts'
import { contactsList } from './contact.ts'
import { drawByEvent } from './draw.ts'
import { eventChat, eventLog } from './event-chat.ts'
import { eventById, unusualEvents } from './event.ts'
import { inviteeList, myInvitation } from './invitation.ts'
import { leaderboardPage } from './leaderboard.ts'
import { watchedLeague } from './league/league-link.ts'
import { leagueById, leaguesAt } from './league/league.ts'
import { ledgerList } from './ledger.ts'
import { locationById, locationsList } from './location.ts'
import { matchListByEvent, watchedMatchList } from './match-list.ts'
import { runningScoresByEvent, watchedRunningScores } from './match.ts'
import { listMedia } from './media.ts'
import { lastMessages, messageSummary, messageThread, unreadMessages } from './message.ts'
import {
  eventReach,
  notificationHealth,
  notificationReach,
  notificationSettings,
} from './notification.ts'
import { partnersByEvent } from './partner/partner.ts'
import { myPayment, myPayTo, paymentRoster } from './payment.ts'
import { myPass } from './player-pass.ts'
import { me, myPlayerLocations, playerLocationsAt } from './player.ts'
import { currentPpGlobals } from './pp-globals.ts'
import { blockedPlayers, myFavorites, myFriends, playerById, playerList } from './profile.ts'
import { myPurse, purseHolders } from './purse.ts'
import { queueByEvent, watchedQueue } from './queue/queue.ts'
import { ratingsByPlayer } from './rating.ts'
import { reportsAt } from './report.ts'
import { resultsByEvent } from './result.ts'
import { screenRunningScores, screensAt, shownScreen } from './screen/screen.ts'
import { seriesById } from './series.ts'
import { suggestionsAt } from './suggestion.ts'
import { myTeam, teamByPlayers } from './team.ts'
import { myTemplates } from './template.ts'
import { tournamentDay, watchedTournament } from './tournament/tournament-day.ts'
import { tournamentById, tournamentsAt } from './tournament/tournament.ts'
import { currentVersion } from './version.ts'

export const liveQueries = byName([
  leaguesAt,
  leagueById,
  watchedLeague,
  tournamentsAt,
  tournamentById,
  tournamentDay,
  watchedTournament,
  me,
  playerById,
  ratingsByPlayer,
  locationById,
  publicCounts,
  privateCounts,
  eventList,
  publicList,
  personalList,
  myEvents,
  eventHistory,
  eventById,
  myInvitation,
  inviteeList,
  myTeam,
  partnersByEvent,
  alertList,
  clubsAt,
  clubById,
  clubHome,
  clubNotices,
  clubChat,
  clubPolls,
  messageSummary,
  messageThread,
  blockedPlayers,
  locationLog,
  resultsByEvent,
  notificationSettings,
  eventReach,
  notificationHealth,
  notificationReach,
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
  runningScoresByEvent,
  watchedRunningScores,
  queueByEvent,
  watchedQueue,
  checkInsByEvent,
  screensAt,
  screenRunningScores,
  shownScreen,
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
  contactsList,
  myPurse,
  purseHolders,
  myPayTo,
  myPayment,
  paymentRoster,
  teamByPlayers,
  currentPpGlobals,
  myPass,
  ledgerList,
])
