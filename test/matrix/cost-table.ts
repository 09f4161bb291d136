// What one ask of every write reaches, and of every read and live query takes, and what holds an
// account that asks it without end.
import type { CallName, HttpName, LiveName } from '#contract/contract.ts'
import { cohostsMax, eventCourtsMax, playersMax, waitlistMax } from '#domain/event/event.ts'
import { roundsMax } from '#domain/event/format.ts'
import { occurrencesMax } from '#domain/event/series.ts'
import { leagueDaysMax, leaguePlayersMax } from '#domain/league/league.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'

/** Alert, push, mail, and a change of their own. */
const rowsPerPerson = 4

/**
 * The most rows that one ask may write. few: those of one person, one match, one message, with what
 * tells of it.
 */
export const reaches = {
  few: 24,
  series: occurrencesMax * (2 + cohostsMax) + 24,
  roster: (playersMax + waitlistMax) * rowsPerPerson,
  seriesOfRosters: occurrencesMax * (playersMax + waitlistMax) * rowsPerPerson,
  list: eventCourtsMax * roundsMax * 5 + playersMax * rowsPerPerson,
  league: leaguePlayersMax * rowsPerPerson + leagueDaysMax,
  /** A club, or everything of one account. */
  all: Number.POSITIVE_INFINITY,
} as const

/**
 * What holds it: a limit of its own, which the contract names; a number of rows that may stand (`at
 * most`); `request`, the limit of everything, for what is small; `turn`, one at a time at what it
 * changes, which stays as large as it was; `once`, as it ends or begins what it is about.
 */
export type Holds = RateLimitName | 'at most' | 'turn' | 'once'
export type Cost = readonly [reach: keyof typeof reaches, holds: Holds]

const small: Cost = ['few', 'request']
const kept: Cost = ['few', 'at most']
const listTurn: Cost = ['list', 'turn']

/** Every call that writes. A new one has to say what it takes. */
export const costs: Readonly<Partial<Record<CallName, Cost>>> = {
  'account-revokeSession': small,
  'account-revokeOtherSessions': small,
  'account-removePasskey': small,
  'account-unlinkProvider': small,
  'account-sendVerification': ['few', 'address-mail'],
  'account-changeEmail': ['few', 'address-mail'],
  'account-confirmEmail': ['few', 'address-link'],
  'account-confirmCode': ['few', 'address-code'],
  'account-delete': ['all', 'account-deletion'],
  'account-appeal': ['few', 'contact'],
  'emails-emailPasswordReset': ['few', 'reset'],
  'players-register': kept,
  'players-updatePlayer': small,
  'players-updatePlayerPrivate': small,
  'players-playerReward': kept,
  'players-referredBy': kept,
  'players-celebrated': kept,
  'playerLocations-setActive': kept,
  'locations-create': ['few', 'creation'],
  'locations-update': small,
  'locations-setEmbed': small,
  'events-create': ['series', 'creation'],
  'events-update': ['seriesOfRosters', 'event-change'],
  'events-cancel': ['seriesOfRosters', 'once'],
  'events-delete': ['seriesOfRosters', 'once'],
  'events-signUp': small,
  'events-setGuests': small,
  'events-answerOffer': small,
  'events-declineInvitation': small,
  'events-remindInvitees': ['all', 'once'],
  'events-invitePlayer': kept,
  'events-uninvitePlayer': small,
  'events-withdraw': small,
  'events-addPlayer': small,
  'events-removePlayer': small,
  'events-movePlayer': small,
  'events-swapPlayers': small,
  'events-checkIn': small,
  'events-setRanked': listTurn,
  'alerts-markAllRead': ['all', 'once'],
  'matchLists-start': ['list', 'once'],
  'matchLists-setFormat': listTurn,
  'matchLists-setPresence': listTurn,
  'matchLists-setCourts': listTurn,
  'matchLists-setTeams': listTurn,
  'matchLists-plan': listTurn,
  'matchLists-layBracket': listTurn,
  'matchLists-dropRound': listTurn,
  'matchLists-swap': listTurn,
  'matchLists-substitute': listTurn,
  'matchLists-addPlayer': kept,
  'matches-move': listTurn,
  'matchLists-undo': listTurn,
  'matchLists-setWatch': small,
  'matchLists-setGender': small,
  'results-close': listTurn,
  'results-reopen': listTurn,
  'ownActs-answer': small,
  'matches-report': listTurn,
  'matches-confirm': listTurn,
  'matches-dispute': listTurn,
  'matches-decide': listTurn,
  'matches-clear': listTurn,
  'clubs-create': ['few', 'creation'],
  'clubs-rename': ['all', 'turn'],
  'clubs-delete': ['all', 'once'],
  'clubMembers-add': small,
  'clubMembers-invite': small,
  'clubMembers-answer': small,
  'clubMembers-remove': small,
  'locationsAdmin-invite': small,
  'locationsAdmin-accept': ['few', 'once'],
  'reports-create': ['few', 'creation'],
  'reports-close': ['few', 'once'],
  'suggestions-create': kept,
  'suggestions-close': ['few', 'once'],
  'draws-make': ['roster', 'once'],
  'templates-save': kept,
  'templates-rename': small,
  'templates-delete': small,
  'eventTeams-request': small,
  'eventTeams-accept': ['few', 'once'],
  'eventTeams-end': small,
  'leagues-create': ['few', 'creation'],
  'leagues-update': ['all', 'turn'],
  'leagues-setState': ['all', 'turn'],
  'leagues-delete': ['league', 'once'],
  'leagues-join': small,
  'leagues-answer': small,
  'leagues-leave': ['league', 'turn'],
  'leagues-invite': small,
  'leagues-addPlayer': small,
  'leagues-removePlayer': ['league', 'turn'],
  'leagues-setLadder': ['league', 'turn'],
  'leagues-addDays': ['league', 'creation'],
  'messages-send': small,
  'messages-markRead': ['all', 'once'],
  'messages-decline': ['few', 'once'],
  'messages-toRoster': ['roster', 'roster-message'],
  'players-block': ['all', 'once'],
  'playerFriends-set': small,
  'playerFavorites-set': small,
  'notifications-updateSettings': kept,
  'notifications-noteReachAsked': kept,
  'push-subscribe': kept,
  'push-unsubscribe': small,
  'notifications-test': ['few', 'notification-test'],
  'media-link': ['few', 'creation'],
  'media-remove': ['few', 'once'],
  'eventChats-send': small,
  'eventChats-markRead': kept,
  'eventChats-remove': ['few', 'once'],
  'support-contact': ['few', 'contact'],
  'calendarFeeds-set': kept,
  'calendarFeeds-remove': small,
  'playerPass-redeem': ['few', 'pass-code'],
  'playerPass-claim': kept,
  'playerPass-send': small,
  'playerPass-undo': ['few', 'once'],
  // They do what the calls do that they stand for.
  'documentUpdates-updateDocument': ['all', 'turn'],
  'documentUpdates-setDocument': ['all', 'turn'],
  'documentUpdates-addDocument': small,
  'documentUpdates-deleteDocument': ['all', 'once'],
}

/**
 * The most statements that one ask of a read, or one load of a live query, may make on the one
 * connection it holds.
 */
export const asks = { none: 0, one: 3, few: 8 } as const

/**
 * What holds a read: a limit of its own, which the contract names, or `request`. A live query is
 * held as every `window` is: how many may be open, wait and load is in domain/live/live-limits.ts.
 */
export type ReadCost = readonly [asks: keyof typeof asks, holds: RateLimitName | 'window']
export type ReadName = CallName | HttpName | LiveName

const fewCall: ReadCost = ['few', 'request']
const fewWindow: ReadCost = ['few', 'window']
const noneCall: ReadCost = ['none', 'request']
const oneCall: ReadCost = ['one', 'request']
const oneWindow: ReadCost = ['one', 'window']

/**
 * Every call that reads, every HTTP function and every live query. A new one has to say what it
 * takes.
 */
export const readCosts: Readonly<Partial<Record<ReadName, ReadCost>>> = {
  'account-deletionPreview': fewCall,
  'events-createHints': fewCall,
  'events-unnamed': fewCall,
  'leagues-unnamed': fewCall,
  'leagues-dayRounds': fewCall,
  'matchLists-genders': fewCall,
  'draws-byEvent': fewWindow,
  'eventTeams-byPlayers': fewWindow,
  'events-byId': fewWindow,
  'leagues-byId': fewWindow,
  'matchLists-byEvent': fewWindow,
  'account-sessions': noneCall,
  'account-suspension': noneCall,
  'auth-methods': noneCall,
  'validations-checkPlayer': ['one', 'name-check'],
  'players-proposeNames': ['one', 'name-check'],
  'poppi-ask': ['one', 'poppi'],
  'account-signInMethods': oneCall,
  'events-findPlayers': oneCall,
  'events-nextPublic': oneCall,
  'events-publicCard': oneCall,
  getLocationsByIdList: oneCall,
  getMyPlayersByIds: oneCall,
  getPlayerIdsByLocationIds: oneCall,
  'ledger-export': oneCall,
  'locations-name': oneCall,
  'locations-near': oneCall,
  'locations-search': oneCall,
  'players-find': oneCall,
  'players-updatePlayerMedalCount': oneCall,
  'support-status': oneCall,
  'validations-getEventLocation': oneCall,
  'events-publicCounts': oneWindow,
  'locations-list': oneWindow,
  'locationsAdmin-log': oneWindow,
  'ppGlobals-current': oneWindow,
  'results-byEvent': oneWindow,
  'version-current': oneWindow,
  'alerts-list': oneWindow,
  'calendarFeeds-mine': oneWindow,
  'clubMembers-list': oneWindow,
  'clubs-atLocation': oneWindow,
  'clubs-byId': oneWindow,
  'eventChats-byEvent': oneWindow,
  'eventLogs-byEvent': oneWindow,
  'eventTeams-mine': oneWindow,
  'events-byIds': oneWindow,
  'events-byLocations': oneWindow,
  'events-history': oneWindow,
  'events-list': oneWindow,
  'events-mine': oneWindow,
  'events-personalList': oneWindow,
  'events-privateCounts': oneWindow,
  'events-publicAt': oneWindow,
  'events-publicList': oneWindow,
  'events-unusual': oneWindow,
  'leaderboards-page': oneWindow,
  'leagues-atLocation': oneWindow,
  'ledger-list': oneWindow,
  'locations-byId': oneWindow,
  'locationsAdmin-list': oneWindow,
  'matchLists-watch': oneWindow,
  'media-list': oneWindow,
  'messageLast-toMe': oneWindow,
  'messages-summary': oneWindow,
  'messages-thread': oneWindow,
  'messages-unread': oneWindow,
  'events-reach': oneWindow,
  'events-invitation': oneWindow,
  'events-invitees': fewWindow,
  'notifications-health': oneWindow,
  'notifications-reach': oneWindow,
  'notifications-settings': oneWindow,
  'playerEvents-mine': oneWindow,
  'playerFavorites-mine': oneWindow,
  'playerFriends-mine': oneWindow,
  'playerLocations-atLocation': oneWindow,
  'playerLocations-mine': oneWindow,
  'playerPass-mine': oneWindow,
  'players-blocked': oneWindow,
  'players-byId': oneWindow,
  'players-list': oneWindow,
  'players-me': oneWindow,
  'ratings-byPlayer': oneWindow,
  'reports-atLocation': oneWindow,
  'series-byId': oneWindow,
  'suggestions-atLocation': oneWindow,
  'templates-mine': oneWindow,
}
