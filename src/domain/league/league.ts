// A league: game days over some weeks at one venue, each an event, whose results add up.
import * as v from 'valibot'
import { clubNameMax } from '../club/club.ts'
import { entryBys, eventGenders, eventNoteMax, eventPlays } from '../event/event.ts'
import { bestOfs, gamePoints, roundsMax, scorings, winBys } from '../event/format.ts'
import { skillSchema } from '../player/skill-schema.ts'
import { daySchema } from '../shared/day-schema.ts'
import { locationIdSchema } from '../shared/id.ts'
import { lineSchema, textSchema } from '../shared/text.ts'
import { pairsMax, pairsMin, pairsUsual } from '../team-league/team-league.ts'

export const leagueNameMin = 3
export const leagueNameMax = 40
export const leaguePlayersMin = 4
export const leaguePlayersMax = 200
export const leagueGroupMin = 4
export const leagueGroupMax = 8
export const leagueDaysMax = 60

/**
 * ladder: groups by place; the best of a group move up, the last move down. round robin: everyone
 * against everyone. teams: teams meet with line-ups.
 */
export const leagueKinds = ['ladder', 'round robin', 'teams'] as const
export type LeagueKind = (typeof leagueKinds)[number]

export const leagueStates = ['draft', 'registration', 'running', 'concluded'] as const
export type LeagueState = (typeof leagueStates)[number]

export const absenceRules = ['stay', 'down'] as const
export type AbsenceRule = (typeof absenceRules)[number]

/**
 * invited: asked by an organizer. asked: asked by a player to be their partner. left: was in; past
 * results stay.
 */
export const memberStates = ['invited', 'asked', 'joined', 'left'] as const
export type MemberState = (typeof memberStates)[number]

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/**
 * Players join on their own until signupDeadline, a day at the venue. movers: how many of a group
 * move. rounds: per round robin day. pairs: of a line-up; older clients omit it and get the
 * default. In private leagues invited is Friends, Favorites or the organizer's club there.
 */
export const leagueFields = v.strictObject({
  name: lineSchema(leagueNameMax, leagueNameMin),
  location: locationIdSchema,
  kind: v.picklist(leagueKinds),
  play: v.picklist(eventPlays),
  entryBy: v.picklist(entryBys),
  gender: v.picklist(eventGenders),
  startDate: daySchema,
  endDate: daySchema,
  signupDeadline: daySchema,
  skillMin: v.nullable(skillSchema),
  skillMax: v.nullable(skillSchema),
  maxPlayers: wholeNumber(leaguePlayersMin, leaguePlayersMax),
  groupSize: wholeNumber(leagueGroupMin, leagueGroupMax),
  movers: wholeNumber(1, 2),
  absence: v.picklist(absenceRules),
  rounds: wholeNumber(1, roundsMax),
  pairs: v.optional(wholeNumber(pairsMin, pairsMax), pairsUsual),
  points: v.picklist(gamePoints),
  winBy: v.picklist(winBys),
  scoring: v.picklist(scorings),
  bestOf: v.picklist(bestOfs),
  ranked: v.boolean(),
  invite: v.boolean(),
  invited: textSchema(clubNameMax),
  note: textSchema(eventNoteMax),
})
export type LeagueFields = v.InferOutput<typeof leagueFields>

const steps: Readonly<Record<LeagueState, readonly LeagueState[]>> = {
  draft: ['registration'],
  registration: ['draft', 'running'],
  running: ['concluded'],
  concluded: ['running'],
}

export const canChangeState = (from: LeagueState, to: LeagueState): boolean =>
  steps[from].includes(to)

export const hasBegun = (state: LeagueState): boolean =>
  state === 'running' || state === 'concluded'
