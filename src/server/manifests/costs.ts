// The cost class of each call, HTTP function and live query, as manifests declare it: what one ask
// reaches or takes, and what holds an account that asks it without end. Tests measure it.
import { contactsMax, importRowsMax } from '#domain/contact/contact.ts'
import { dayEventsMax, dayRecipientsMax } from '#domain/day-status/day-status.ts'
import { cohostsMax, eventCourtsMax, playersMax, waitlistMax } from '#domain/event/event.ts'
import { roundsMax } from '#domain/event/format.ts'
import { occurrencesMax } from '#domain/event/series.ts'
import { leagueDaysMax, leaguePlayersMax } from '#domain/league/league.ts'
import { rateLimits, type RateLimitName } from '#domain/shared/rate-limits.ts'
import { leagueTeamsMax, legsMax } from '#domain/team-league/team-league.ts'
import { dayMatchesMax } from '#domain/tournament/draw-division.ts'

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
  /** The events of a venue's day: alert, push and mail, and a line in each log. */
  venueDay: dayRecipientsMax * 3 + dayEventsMax + 24,
  list: eventCourtsMax * roundsMax * 5 + playersMax * rowsPerPerson,
  /** A part of an import of contacts. */
  import: importRowsMax * 2 + 24,
  /** A list of contacts, with their stand-ins. */
  contacts: contactsMax * 3 + 24,
  league: leaguePlayersMax * rowsPerPerson + leagueDaysMax,
  /** The match-ups of a team league, and everyone in it. */
  season: leaguePlayersMax * rowsPerPerson + (leagueTeamsMax * (leagueTeamsMax - 1) * legsMax) / 2,
  /** The matches of a day with their players, slots and byes, and everyone on the lists. */
  tournamentDay: dayMatchesMax * 8 + playersMax * (2 + rowsPerPerson),
  /** The members of a large club. */
  club: 5000 * rowsPerPerson,
  /** Of a message in its chat: each member hears at most once in the time of the limit. */
  chat: (5000 * rowsPerPerson) / rateLimits['club-message'].tries,
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

/** Writes few rows. */
export const small: Cost = ['few', 'request']
export const kept: Cost = ['few', 'at most']
export const listTurn: Cost = ['list', 'turn']

/** Reads. */
export const fewCall: ReadCost = ['few', 'request']
export const fewWindow: ReadCost = ['few', 'window']
export const noneCall: ReadCost = ['none', 'request']
export const oneCall: ReadCost = ['one', 'request']
export const oneWindow: ReadCost = ['one', 'window']
