// The day of the demo's tournament: drawn and planned by the product's rules, then played until
// now.
import type { Insertable } from 'kysely'
import type { EventFields } from '#domain/event/event-fields.ts'
import type { FormatFields } from '#domain/event/format.ts'
import { openingPlayers } from '#domain/match-list/list-players.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { usualRoundMinutes } from '#domain/match-list/pace.ts'
import type { BracketShape } from '#domain/match/bracket-shape.ts'
import type { Match } from '#domain/match/match.ts'
import type { Random } from '#domain/shared/random.ts'
import { listBracketTasks, planKey, type DivisionSeed } from '#domain/tournament/bracket-tasks.ts'
import { planDay, type PlannedSlot } from '#domain/tournament/day-plan.ts'
import { drawRounds, seedDivision, type DivisionRules } from '#domain/tournament/draw-division.ts'
import { storeBracket, loadShape, readBracket } from '../brackets/lay-bracket.ts'
import type { Tables } from '../db/tables.ts'
import type { DemoPerson } from './people.ts'
import { playMatch } from './played-match.ts'

/** Partners are adjacent in `people`. isHere: all have checked in. */
export type Field = {
  eventId: string
  fields: EventFields
  startsAtMs: number
  format: FormatFields
  people: readonly DemoPerson[]
  isHere: boolean
}
export type DemoDivision = Field & { list: MatchList; shape: BracketShape; seeds: DivisionSeed[] }
type Day = { startMs: number; now: number; courts: number; restMinutes: number }

const minuteMs = 60_000
const qualified = 4

export async function drawTeams(random: Random, field: Field): Promise<DemoDivision> {
  const { eventId, format, people, isHere } = field
  const list: MatchList = {
    eventId,
    state: 'open',
    courts: [],
    revision: 1,
    players: openingPlayers(
      people.map(({ playerId }, index) => ({
        playerId,
        guests: 0,
        attendance: isHere ? 'here' : null,
        partnerId: people[index % 2 === 0 ? index + 1 : index - 1]?.playerId ?? null,
      })),
    ),
    matches: [],
    byes: [],
  }
  const rules: DivisionRules = {
    format: format.format,
    play: 'doubles',
    strengths: new Map(people.map(({ skill }, number) => [number, skill])),
    seed: random.between(1, 1_000_000),
  }
  const newId = (): string => random.uuid()
  if (format.format === 'pools then bracket') {
    const drawn = drawRounds(list, rules, newId)
    if (!drawn.ok) throw new Error(`a draw that cannot be played: ${drawn.refusal.code}`)
    const shape = await loadShape('single', format.consolation, qualified)
    const seeds = Array.from({ length: qualified }, () => ({ pool: null }))
    return { ...field, list: drawn.value, shape, seeds }
  }
  const entrants = seedDivision(list, rules)
  const laid = await storeBracket(list, { kind: 'single', hasConsolation: false, entrants }, newId)
  const bracket = await readBracket(laid.matches)
  const seeds = bracket.entrants.map((numbers) => ({ team: listIds(field, numbers) }))
  return { ...field, list: laid, shape: bracket.shape, seeds }
}

const listIds = ({ people }: Field, numbers: readonly number[]): string[] =>
  numbers.flatMap((number) => people[number]?.playerId ?? [])

export function playPlanned(
  random: Random,
  divisions: readonly DemoDivision[],
  day: Day,
): {
  matches: { eventId: string; match: Match }[]
  slots: Insertable<Tables['tournament_slots']>[]
} {
  const planned = new Map(planCourts(divisions, day).map((slot) => [slot.key, slot]))
  const slots: Insertable<Tables['tournament_slots']>[] = []
  const matches: { eventId: string; match: Match }[] = []
  for (const division of divisions) {
    const { eventId, list, shape, format } = division
    const minutes = usualRoundMinutes(format)
    const drawn = new Map(list.matches.map((match) => [planKey(eventId, match), match]))
    const places = new Map(
      [...list.matches, ...shape].map((place) => [planKey(eventId, place), place]),
    )
    for (const [key, { stage, round, slot }] of places) {
      const at = planned.get(key)
      if (at === undefined) continue
      const startsAt = day.startMs + at.start * minuteMs
      const match = drawn.get(key)
      const isCalled = match !== undefined && division.isHere && startsAt <= day.now
      slots.push({
        eventId,
        stage,
        round,
        slot,
        startsAt: new Date(startsAt),
        minutes,
        court: at.court,
        called: isCalled ? new Date(startsAt) : null,
      })
      if (match === undefined) continue
      const told = startsAt + (minutes - random.between(0, 3)) * minuteMs
      matches.push({
        eventId,
        match: isCalled ? callMatch(random, division, match, at.court, told, day.now) : match,
      })
    }
  }
  return { matches, slots }
}

function callMatch(
  random: Random,
  { people }: DemoDivision,
  match: Match,
  court: number,
  told: number,
  now: number,
): Match {
  if (told > now) return { ...match, court }
  const sumStrength = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + (people[number]?.skill ?? 0), 0)
  const played = playMatch(
    random,
    { ...match, court },
    sumStrength(match.a) - sumStrength(match.b),
    {
      playerIds: people.map(({ playerId }) => playerId),
      told: new Date(told).toISOString(),
    },
  )
  return { ...played, matchId: match.matchId }
}

function planCourts(
  divisions: readonly DemoDivision[],
  { startMs, courts, restMinutes }: Day,
): PlannedSlot[] {
  const tasks = divisions.flatMap((division) => {
    const { eventId, list, format, shape, seeds, startsAtMs } = division
    const earliest = (startsAtMs - startMs) / minuteMs
    const drawn = list.matches.map((match) => ({
      ...match,
      a: listIds(division, match.a),
      b: listIds(division, match.b),
      isPlayed: false,
    }))
    return listBracketTasks({ eventId, earliest, rule: format, drawn, shape, seeds })
  })
  return planDay({
    tasks,
    fixed: [],
    courts: Array.from({ length: courts }, (_, index) => index + 1),
    restMinutes,
    from: 0,
  })
}
