// The live queries of every feature.
import { adminLive } from './features/admin/live.ts'
import { alertLive } from './features/alert/live.ts'
import { blockLive } from './features/block/live.ts'
import { calendarFeedLive } from './features/calendar-feed/live.ts'
import { calendarLive } from './features/calendar/live.ts'
import { checkInLive } from './features/check-in/live.ts'
import { clubChatLive } from './features/club-chat/live.ts'
import { clubPollLive } from './features/club-poll/live.ts'
import { clubLive } from './features/club/live.ts'
import { communityLive } from './features/community/live.ts'
import { contactLive } from './features/contact/live.ts'
import { drawLive } from './features/draw/live.ts'
import { eventChatLive } from './features/event-chat/live.ts'
import { eventLogLive } from './features/event-log/live.ts'
import { eventLive } from './features/event/live.ts'
import { invitationLive } from './features/invitation/live.ts'
import { leaderboardLive } from './features/leaderboard/live.ts'
import { leagueLive } from './features/league/live.ts'
import { ledgerLive } from './features/ledger/live.ts'
import { locationLive } from './features/location/live.ts'
import { matchListLive } from './features/match-list/live.ts'
import { matchLive } from './features/match/live.ts'
import { mediaLive } from './features/media/live.ts'
import { messageLive } from './features/message/live.ts'
import { notificationLive } from './features/notification/live.ts'
import { reachLive } from './features/notification/reach-live.ts'
import { paymentLive } from './features/payment/live.ts'
import { playerPassLive } from './features/player-pass/live.ts'
import { playerLive } from './features/player/live.ts'
import { ppGlobalsLive } from './features/pp-globals/live.ts'
import { profileLive } from './features/profile/live.ts'
import { purseLive } from './features/purse/live.ts'
import { queueLive } from './features/queue/live.ts'
import { rankingLive } from './features/ranking/live.ts'
import { ratingLive } from './features/rating/live.ts'
import { relationLive } from './features/relation/live.ts'
import { reportLive } from './features/report/live.ts'
import { resultLive } from './features/result/live.ts'
import { screenLive } from './features/screen/live.ts'
import { seriesLive } from './features/series/live.ts'
import { suggestionLive } from './features/suggestion/live.ts'
import { teamLive } from './features/team/live.ts'
import { templateLive } from './features/template/live.ts'
import { tournamentLive } from './features/tournament/live.ts'
import { versionLive } from './features/version/live.ts'
import type { LiveHandlers } from './live/live-query.ts'
import type { LiveParts } from './manifests/define-feature.ts'
import { features, type AnsweredLive } from './manifests/features.ts'

/** Every live query. */
export const createLiveQueries = (deps: LiveParts): LiveHandlers => ({
  ...makeLiveQueries(deps),
  ...playerLive,
  ...profileLive,
  ...ratingLive,
  ...locationLive,
  ...eventLive,
  ...invitationLive,
  ...seriesLive,
  ...drawLive,
  ...templateLive,
  ...teamLive,
  ...calendarLive,
  ...alertLive,
  ...matchListLive(deps),
  ...matchLive(deps),
  ...queueLive(deps),
  ...checkInLive,
  ...screenLive,
  ...clubChatLive,
  ...clubPollLive,
  ...clubLive,
  ...contactLive(deps),
  ...purseLive,
  ...leagueLive(deps),
  ...tournamentLive(deps),
  ...adminLive,
  ...reportLive,
  ...rankingLive,
  ...suggestionLive,
  ...mediaLive,
  ...eventChatLive,
  ...eventLogLive,
  ...messageLive,
  ...blockLive,
  ...communityLive,
  ...relationLive,
  ...leaderboardLive,
  ...ppGlobalsLive,
  ...playerPassLive,
  ...ledgerLive,
  ...versionLive,
  ...resultLive,
  ...paymentLive(deps),
  ...notificationLive(deps),
  ...reachLive(deps),
  ...calendarFeedLive,
})

function makeLiveQueries(deps: LiveParts): Pick<LiveHandlers, AnsweredLive> {
  const queries = {} as LiveHandlers
  for (const { live } of features)
    Object.assign(queries, typeof live === 'function' ? live(deps) : live)
  return queries
}
