// The cost class of each call, HTTP function and live query, declared in manifests: how much one
// request may touch, and what bounds an account that repeats it endlessly. Tests measure it.
import { contactsMax, importRowsMax } from '#domain/contact/contact.ts'
import { dayEventsMax, dayRecipientsMax } from '#domain/day-status/day-status.ts'
import { cohostsMax, eventCourtsMax, playersMax, waitlistMax } from '#domain/event/event.ts'
import { roundsMax } from '#domain/event/format.ts'
import { occurrencesMax } from '#domain/event/series.ts'
import { leagueDaysMax, leaguePlayersMax } from '#domain/league/league.ts'
import { rateLimits, type RateLimitName } from '#domain/shared/rate-limits.ts'
import { leagueTeamsMax, legsMax } from '#domain/team-league/team-league.ts'
import { dayMatchesMax } from '#domain/tournament/draw-division.ts'

/** An alert, a push, a mail, and a change of their own. */
const rowsPerPerson = 4

/**
 * The most rows that one request may write. few: those of one person, match or message, with its
 * notices.
 */
export const reaches = {
  few: 24,
  series: occurrencesMax * (2 + cohostsMax) + 24,
  roster: (playersMax + waitlistMax) * rowsPerPerson,
  seriesOfRosters: occurrencesMax * (playersMax + waitlistMax) * rowsPerPerson,
  /** The events of a venue's day: alert, push and mail, and a line in each log. */
  venueDay: dayRecipientsMax * 3 + dayEventsMax + 24,
  list: eventCourtsMax * roundsMax * 5 + playersMax * rowsPerPerson,
  import: importRowsMax * 2 + 24,
  contacts: contactsMax * 3 + 24,
  league: leaguePlayersMax * rowsPerPerson + leagueDaysMax,
  season: leaguePlayersMax * rowsPerPerson + (leagueTeamsMax * (leagueTeamsMax - 1) * legsMax) / 2,
  /** The matches of a day with their players, slots and byes, and everyone on the lists. */
  tournamentDay: dayMatchesMax * 8 + playersMax * (2 + rowsPerPerson),
  club: 5000 * rowsPerPerson,
  /**
   * A message in a club's chat: each member is notified at most once per window of the rate limit.
   */
  chat: (5000 * rowsPerPerson) / rateLimits['club-message'].tries,
  all: Number.POSITIVE_INFINITY,
} as const

/**
 * The bound on repetition: a rate limit named by the contract; a maximum number of rows (`at
 * most`); `request`, the general limit, for small writes; `turn`, one at a time per subject, whose
 * size stays the same; `once`, because it begins or ends its subject.
 */
export type Holds = RateLimitName | 'at most' | 'turn' | 'once'
export type Cost = readonly [reach: keyof typeof reaches, holds: Holds]

/**
 * The most statements that one read, or one load of a live query, may make on the connection it
 * holds.
 */
export const asks = { none: 0, one: 3, few: 8 } as const

/**
 * The bound on a read: a rate limit named by the contract, or `request`. Live queries are bounded
 * per `window`: domain/live/live-limits.ts limits how many may be open, waiting and loading.
 */
export type ReadCost = readonly [asks: keyof typeof asks, holds: RateLimitName | 'window']

export const small: Cost = ['few', 'request']
export const kept: Cost = ['few', 'at most']
export const listTurn: Cost = ['list', 'turn']

export const fewCall: ReadCost = ['few', 'request']
export const fewWindow: ReadCost = ['few', 'window']
export const noneCall: ReadCost = ['none', 'request']
export const oneCall: ReadCost = ['one', 'request']
export const oneWindow: ReadCost = ['one', 'window']
