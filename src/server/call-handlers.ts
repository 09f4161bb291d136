// The handlers of every feature, for each call and each HTTP function.
import type { Auth } from './auth/auth.ts'
import type { Deps } from './deps.ts'
import { addressHandlers } from './features/account/address-handlers.ts'
import { accountHandlers } from './features/account/handlers.ts'
import { adminHandlers } from './features/admin/handlers.ts'
import { agreementHandlers } from './features/agreement/handlers.ts'
import { alertHandlers } from './features/alert/handlers.ts'
import { authHandlers } from './features/auth/handlers.ts'
import { blockHandlers } from './features/block/handlers.ts'
import { calendarFeedHandlers } from './features/calendar-feed/handlers.ts'
import { checkInHandlers } from './features/check-in/handlers.ts'
import { clubChatHandlers } from './features/club-chat/handlers.ts'
import { clubPollHandlers } from './features/club-poll/handlers.ts'
import { clubHandlers } from './features/club/handlers.ts'
import { clubHomeHandlers } from './features/club/home-handlers.ts'
import { clubJoinHandlers } from './features/club/join-handlers.ts'
import { clubNoticeHandlers } from './features/club/notice-handlers.ts'
import { clubOfficeHandlers } from './features/club/office-handlers.ts'
import { clubPeopleHandlers } from './features/club/people-handlers.ts'
import { communityHandlers, communityHttp } from './features/community/handlers.ts'
import { contactImportHandlers } from './features/contact-import/handlers.ts'
import { contactHandlers } from './features/contact/handlers.ts'
import { dayStatusHandlers } from './features/day-status/handlers.ts'
import { weatherHandlers } from './features/day-status/weather-handlers.ts'
import { deletionHandlers } from './features/deletion/handlers.ts'
import { documentHandlers } from './features/document/handlers.ts'
import { drawHandlers } from './features/draw/handlers.ts'
import { duprHandlers } from './features/dupr/handlers.ts'
import { eventChatHandlers } from './features/event-chat/handlers.ts'
import { eventClockHandlers } from './features/event-clock/handlers.ts'
import { eventHandlers } from './features/event/handlers.ts'
import { houseRuleHandlers } from './features/house-rule/handlers.ts'
import { invitationHandlers } from './features/invitation/handlers.ts'
import { leagueDayHandlers } from './features/league-day/handlers.ts'
import { leagueHandlers } from './features/league/handlers.ts'
import { ledgerHandlers } from './features/ledger/handlers.ts'
import { locationHandlers, locationHttp } from './features/location/handlers.ts'
import { matchListHandlers } from './features/match-list/handlers.ts'
import { matchHandlers } from './features/match/handlers.ts'
import { mediaHandlers } from './features/media/handlers.ts'
import { messageHandlers } from './features/message/handlers.ts'
import { notificationHandlers } from './features/notification/handlers.ts'
import { ownActHandlers } from './features/own-act/handlers.ts'
import { paymentHandlers } from './features/payment/handlers.ts'
import { personalLinkHandlers } from './features/personal-link/handlers.ts'
import { playerPassHandlers } from './features/player-pass/handlers.ts'
import { playerHandlers } from './features/player/handlers.ts'
import { poppiHandlers } from './features/poppi/handlers.ts'
import { previewHandlers } from './features/preview/card-handlers.ts'
import { purseHandlers } from './features/purse/handlers.ts'
import { queueHandlers } from './features/queue/handlers.ts'
import { rankingHandlers } from './features/ranking/handlers.ts'
import { relationHandlers } from './features/relation/handlers.ts'
import { reportHandlers } from './features/report/handlers.ts'
import { resultHandlers } from './features/result/handlers.ts'
import { createRosterBatches } from './features/roster/batch-commands.ts'
import { rosterHandlers } from './features/roster/handlers.ts'
import { screenHandlers } from './features/screen/handlers.ts'
import { sharingHandlers } from './features/sharing/handlers.ts'
import { suggestionHandlers } from './features/suggestion/handlers.ts'
import { supportHandlers } from './features/support/handlers.ts'
import { suspensionHandlers } from './features/suspension/handlers.ts'
import { teamLeagueHandlers } from './features/team-league/handlers.ts'
import { teamHandlers } from './features/team/handlers.ts'
import { templateHandlers } from './features/template/handlers.ts'
import { tournamentHandlers } from './features/tournament/handlers.ts'
import type { Handlers, HttpHandlers } from './handler.ts'
import { features, type AnsweredCall } from './manifests/features.ts'
import { createTownFinder } from './towns/town-finder.ts'

/** What a club does beyond its list of members. */
const clubHomes = {
  ...clubHomeHandlers,
  ...clubJoinHandlers,
  ...clubOfficeHandlers,
  ...clubPeopleHandlers,
  ...clubNoticeHandlers,
  ...clubChatHandlers,
  ...clubPollHandlers,
}

const townsFile = new URL('../../data/towns.txt.gz', import.meta.url)
const venueHandlers = ({ log }: Deps) => ({
  ...locationHandlers(createTownFinder(townsFile, log)),
  ...eventClockHandlers,
  ...weatherHandlers,
})

/** The handler of every call. */
export function createCallHandlers(deps: Deps, auth: Auth): Handlers {
  const batches = createRosterBatches(deps)
  const handlers = {
    ...makeHandlers(deps, auth),
    ...authHandlers(auth),
    ...ownActHandlers,
    ...accountHandlers(auth),
    ...addressHandlers(auth),
    ...playerHandlers(auth),
    ...venueHandlers(deps),
    ...eventHandlers,
    ...previewHandlers,
    ...drawHandlers,
    ...templateHandlers,
    ...rankingHandlers,
    ...rosterHandlers(deps, batches),
    ...invitationHandlers,
    ...teamHandlers,
    ...alertHandlers,
    ...matchListHandlers,
    ...queueHandlers,
    ...checkInHandlers,
    ...screenHandlers,
    ...matchHandlers,
    ...clubHandlers,
    ...contactHandlers,
    ...contactImportHandlers,
    ...personalLinkHandlers(deps, batches),
    ...clubHomes,
    ...paymentHandlers,
    ...dayStatusHandlers,
    ...purseHandlers,
    ...agreementHandlers,
    ...houseRuleHandlers,
    ...leagueHandlers,
    ...sharingHandlers,
    ...leagueDayHandlers,
    ...tournamentHandlers,
    ...teamLeagueHandlers,
    ...adminHandlers,
    ...reportHandlers,
    ...suggestionHandlers,
    ...mediaHandlers,
    ...eventChatHandlers,
    ...messageHandlers,
    ...blockHandlers,
    ...relationHandlers,
    ...communityHandlers,
    ...playerPassHandlers,
    ...ledgerHandlers,
    ...resultHandlers,
    ...duprHandlers,
    ...calendarFeedHandlers,
    ...supportHandlers,
    ...suspensionHandlers,
    ...poppiHandlers(),
    ...notificationHandlers,
  }
  return { ...handlers, ...documentHandlers(handlers), ...deletionHandlers(auth, handlers) }
}

/** A call that no feature answers is missing in what this returns. */
function makeHandlers(deps: Deps, auth: Auth): Pick<Handlers, AnsweredCall> {
  const kept = new Map<unknown, unknown>()
  const once = <T>(make: (from: Deps) => T): T => {
    if (!kept.has(make)) kept.set(make, make(deps))
    return kept.get(make) as T
  }
  const handlers = {} as Handlers
  const given = { deps, auth, once, handlers }
  for (const { calls } of features)
    Object.assign(handlers, typeof calls === 'function' ? calls(given) : calls)
  return handlers
}

/** The handler of every HTTP function. */
export const httpHandlers: HttpHandlers = { ...locationHttp, ...communityHttp }
