// Past evenings of the demo: rounds with changing partners, scores that follow from strength, final
// places, and medals from the standings as in real events.
import type { Insertable } from 'kysely'
import { isCompetitive } from '#domain/event/event.ts'
import { defaultFormat } from '#domain/event/format.ts'
import type { Bye, MatchList } from '#domain/match-list/match-list.ts'
import type { Match } from '#domain/match/match.ts'
import { computeResults } from '#domain/result/result.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { toInstant } from '../time/zone-time.ts'
import type { EventRows } from './events.ts'
import { playMatch, toListPlayers } from './played-match.ts'

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[]
export type PlayedRows = {
  match_lists: Rows<'match_lists'>
  match_list_players: Rows<'match_list_players'>
  matches: Rows<'matches'>
  match_players: Rows<'match_players'>
  match_byes: Rows<'match_byes'>
  results: Rows<'results'>
  awards: Rows<'awards'>
}

const rounds = 6
export const roundMinutes = 17
const minuteMs = 60_000
/** The shuffle with the fewest repeated partners, out of this many, is played. */
const shuffles = 12
const playedTypes: ReadonlySet<string> = new Set(['round robin', 'king of the court', 'ladder'])

export type DemoEvening = { event: NewEvent; startsAtMs: number; playerIds: readonly string[] }

export const nothingPlayed = (): PlayedRows => ({
  match_lists: [],
  match_list_players: [],
  matches: [],
  match_players: [],
  match_byes: [],
  results: [],
  awards: [],
})

export function buildEvenings(
  random: Random,
  { events, player_events }: EventRows,
  venueIds: ReadonlySet<string>,
  skills: ReadonlyMap<string, number>,
): PlayedRows {
  const here = Map.groupBy(
    player_events.filter(({ attendance }) => attendance === 'here'),
    ({ eventId }) => eventId,
  )
  const evenings = events.flatMap((event): DemoEvening[] => {
    const playerIds = (here.get(event.eventId) ?? []).map(({ playerId }) => playerId)
    return venueIds.has(event.location) &&
      playedTypes.has(event.type) &&
      !event.invite &&
      playerIds.length >= 4
      ? [
          {
            event,
            startsAtMs: toInstant(event.startDate, event.startTime, event.timezone),
            playerIds,
          },
        ]
      : []
  })
  const rows = nothingPlayed()
  for (const evening of evenings.toSorted(
    (one, other) =>
      one.startsAtMs - other.startsAtMs || (one.event.eventId < other.event.eventId ? -1 : 1),
  ))
    addPlayed(random, rows, evening, playEvening(random, evening, skills))
  return rows
}

export function inOrder(one: PlayedRows, other: PlayedRows): PlayedRows {
  const together = <T extends keyof PlayedRows>(table: T): PlayedRows[T] =>
    [...one[table], ...other[table]] as PlayedRows[T]
  const getTime = ({ confirmed }: PlayedRows['matches'][number]): string => String(confirmed)
  const all = together('matches')
  const counted = all
    .filter(({ confirmed }) => confirmed !== null)
    .toSorted((a, b) => (getTime(a) < getTime(b) ? -1 : getTime(a) > getTime(b) ? 1 : 0))
    .map((match, index) => ({ ...match, resultOrder: index + 1 }))
  return {
    matches: [...counted, ...all.filter(({ confirmed }) => confirmed === null)],
    match_lists: together('match_lists'),
    match_list_players: together('match_list_players'),
    match_players: together('match_players'),
    match_byes: together('match_byes'),
    results: together('results'),
    awards: together('awards'),
  }
}

export function addPlayed(
  random: Random,
  rows: PlayedRows,
  evening: DemoEvening,
  list: MatchList,
): void {
  const { event, startsAtMs, playerIds } = evening
  const closed = new Date(startsAtMs + (rounds + 1) * roundMinutes * minuteMs)
  const { eventId } = event
  rows.match_lists.push({
    eventId,
    state: 'closed',
    courts: [...list.courts],
    revision: 1,
    watchKey: null,
    started: new Date(startsAtMs),
    closed,
  })
  rows.match_list_players.push(
    ...playerIds.map((playerId, number) => ({
      eventId,
      number,
      playerId,
      guestOf: null,
      guest: null,
      presence: 'here' as const,
      team: null,
      gender: null,
    })),
  )
  for (const match of list.matches) addMatch(rows, eventId, match)
  rows.match_byes.push(...list.byes.map((bye) => ({ eventId, ...bye })))
  addResults(random, rows, evening, list, closed)
}

/** Result orders are assigned once all matches exist. */
export function addMatch(
  rows: Pick<PlayedRows, 'matches' | 'match_players'>,
  eventId: string,
  { a, b, games, ...match }: Match,
): void {
  rows.matches.push({
    eventId,
    ...match,
    pointsA: games.map(([points]) => points),
    pointsB: games.map(([, points]) => points),
    resultOrder: null,
  })
  for (const [side, numbers] of Object.entries({ a, b }) as ['a' | 'b', readonly number[]][])
    rows.match_players.push(
      ...numbers.map((number) => ({
        matchId: match.matchId,
        eventId,
        stage: match.stage,
        round: match.round,
        number,
        side,
      })),
    )
}

function addResults(
  random: Random,
  rows: PlayedRows,
  { event, playerIds }: DemoEvening,
  list: MatchList,
  closed: Date,
): void {
  const { eventId } = event
  const format =
    event.format ?? defaultFormat(event.type, 'doubles', isCompetitive(event.type)).format
  const results = computeResults(
    list,
    { type: event.type, play: 'doubles', format },
    new Set(playerIds),
  )
  rows.results.push(
    ...results.map(({ playerId, rank, entrants, wins, losses, partnerId }) => ({
      eventId,
      playerId,
      rank,
      entrants,
      wins,
      losses,
      partnerId,
    })),
  )
  rows.awards.push(
    ...results.flatMap(({ playerId, medal }) =>
      medal === null ? [] : [{ awardId: random.uuid(), eventId, playerId, medal, created: closed }],
    ),
  )
}

function playEvening(
  random: Random,
  { event, startsAtMs, playerIds }: DemoEvening,
  skills: ReadonlyMap<string, number>,
): MatchList {
  const courts = Array.from(
    { length: Math.min(event.courts, Math.floor(playerIds.length / 4)) },
    (_, index) => index + 1,
  )
  const played: PlayedSoFar = {
    matches: [],
    byes: [],
    partners: new Set(),
    rests: playerIds.map(() => 0),
  }
  const strengths = playerIds.map(
    (playerId) => (skills.get(playerId) ?? 3) + (random.next() - 0.5) * 0.6,
  )
  for (let round = 1; round <= rounds; round += 1) {
    const told = new Date(startsAtMs + round * roundMinutes * minuteMs).toISOString()
    playRound(random, played, { round, courts, strengths, playerIds, told })
  }
  return {
    eventId: event.eventId,
    state: 'closed',
    courts,
    revision: 1,
    players: toListPlayers(playerIds),
    matches: played.matches,
    byes: played.byes,
  }
}

type PlayedSoFar = {
  matches: Match[]
  byes: Bye[]
  partners: Set<string>
  rests: number[]
}

type Round = {
  round: number
  courts: readonly number[]
  strengths: readonly number[]
  playerIds: readonly string[]
  told: string
}

function playRound(
  random: Random,
  { matches, byes, partners, rests }: PlayedSoFar,
  { round, courts, strengths, playerIds, told }: Round,
): void {
  const inOrder = random
    .shuffle(playerIds.map((_, number) => number))
    .toSorted((one, other) => (rests[other] ?? 0) - (rests[one] ?? 0))
  for (const number of inOrder.slice(courts.length * 4)) {
    byes.push({ round, number })
    rests[number] = (rests[number] ?? 0) + 1
  }
  const seats = leastMet(random, inOrder.slice(0, courts.length * 4), partners)
  for (const [index, court] of courts.entries()) {
    const [a, b] = [
      seats.slice(index * 4, index * 4 + 2),
      seats.slice(index * 4 + 2, index * 4 + 4),
    ]
    partners.add(toPairKey(a)).add(toPairKey(b))
    const lead = sumStrengths(a, strengths) - sumStrengths(b, strengths)
    const place = { stage: 'round', round, slot: index + 1, court, pool: null, a, b } as const
    matches.push(playMatch(random, place, lead, { playerIds, told }))
  }
}

const toPairKey = (pair: readonly number[]): string =>
  pair.toSorted((one, other) => one - other).join(' ')
const sumStrengths = (pair: readonly number[], strengths: readonly number[]): number =>
  pair.reduce((sum, number) => sum + (strengths[number] ?? 3), 0)

function leastMet(
  random: Random,
  numbers: readonly number[],
  partners: ReadonlySet<string>,
): number[] {
  const met = (seats: readonly number[]): number =>
    seats.filter(
      (_, index) => index % 2 === 0 && partners.has(toPairKey(seats.slice(index, index + 2))),
    ).length
  return Array.from({ length: shuffles }, () => random.shuffle(numbers)).reduce((best, next) =>
    met(next) < met(best) ? next : best,
  )
}
