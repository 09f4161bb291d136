// Laws of a match list over random events: any sequence of steps, scores in between, and undo.
// fast-check prints seed and path.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { playersOfMatch } from '../match/match.ts'
import type { PlannedRound } from '../schedule/planned-round.ts'
import type { Result } from '../shared/result.ts'
import { changeBetween, isNoChange, type ListChange } from './list-change.ts'
import {
  addGuest,
  addListPlayer,
  applyAttendance,
  applyRoster,
  openingPlayers,
  setListPresence,
  withTeams,
} from './list-players.ts'
import { isPlayed, presences, type MatchList } from './match-list.ts'
import { playedRounds, replaceRounds } from './replace-rounds.ts'
import { withoutRound, withMovedMatch, substitute, withSwappedPlayers } from './round-edit.ts'
import { takeBack } from './take-back.ts'

const number = fc.nat({ max: 11 })
const name = fc.constantFrom(...Array.from({ length: 8 }, (_, i) => `p${i}`))
const round = fc.integer({ min: 1, max: 4 })

const aStep = fc.oneof(
  fc.record({
    kind: fc.constant('plan' as const),
    rounds: fc.integer({ min: 1, max: 3 }),
    shuffle: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('score' as const), pick: fc.nat() }) },
  fc.record({
    kind: fc.constant('presence' as const),
    numbers: fc.array(number, { maxLength: 3 }),
    presence: fc.constantFrom(...presences),
  }),
  fc.record({ kind: fc.constant('drop' as const), round }),
  fc.record({ kind: fc.constant('swap' as const), round, number, other: number }),
  fc.record({ kind: fc.constant('substitute' as const), number, other: number }),
  fc.record({
    kind: fc.constant('move' as const),
    pick: fc.nat(),
    court: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('courts' as const), courts: fc.constantFrom([1], [1, 2], [2, 3]) }),
  fc.record({ kind: fc.constant('add' as const), name, isGuest: fc.boolean() }),
  fc.record({
    kind: fc.constant('teams' as const),
    teams: fc.array(fc.tuple(number, number), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('roster' as const),
    name,
    guests: fc.nat({ max: 2 }),
    joins: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('attendance' as const),
    name,
    attendance: fc.constantFrom('here' as const, 'no-show' as const, null),
  }),
  fc.record({ kind: fc.constant('undo' as const) }),
)
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never

const opened: MatchList = {
  eventId: 'e',
  state: 'open',
  courts: [1, 2],
  revision: 0,
  matches: [],
  byes: [],
  players: openingPlayers([
    { playerId: 'p0', guests: 1, attendance: 'here', partnerId: null },
    { playerId: 'p1', guests: 0, attendance: 'here', partnerId: 'p2' },
    { playerId: 'p2', guests: 0, attendance: 'here', partnerId: 'p1' },
    { playerId: 'p3', guests: 0, attendance: 'here', partnerId: null },
    { playerId: 'p4', guests: 0, attendance: null, partnerId: null },
  ]),
}

function planOf(
  { players, courts }: MatchList,
  rounds: number,
  shuffle: readonly number[],
): PlannedRound[] {
  const here = players.filter(({ presence }) => presence === 'here').map((player) => player.number)
  return Array.from({ length: rounds }, (_, index) => {
    const seats = here.toSorted(
      (a, b) => (shuffle[(a + index) % 12] ?? 0) - (shuffle[(b + index) % 12] ?? 0) || a - b,
    )
    const games = courts.slice(0, Math.floor(seats.length / 4)).map((court, place) => ({
      court,
      pool: null,
      a: seats.slice(place * 4, place * 4 + 2),
      b: seats.slice(place * 4 + 2, place * 4 + 4),
    }))
    return { games, byes: seats.slice(games.length * 4) }
  }).filter(({ games }) => games.length > 0)
}

let made = 0
const newId = () => `m${(made += 1)}`
const listOf = <T>(decided: Result<T>, pick: (value: T) => MatchList): MatchList | null =>
  decided.ok ? pick(decided.value) : null
const whole = (list: MatchList) => list

type Taken = Exclude<Step, { kind: 'undo' }>
const matchAt = ({ matches }: MatchList, pick: number) =>
  matches[pick % Math.max(1, matches.length)]

const takes: {
  [K in Taken['kind']]: (list: MatchList, step: Extract<Taken, { kind: K }>) => MatchList | null
} = {
  plan: (list, { rounds, shuffle }) =>
    listOf(replaceRounds(list, planOf(list, rounds, shuffle), { play: 'doubles', newId }), whole),
  score: (list, { pick }) => ({
    ...list,
    matches: list.matches.map((match) =>
      match === matchAt(list, pick) && !isPlayed(match)
        ? { ...match, state: 'reported', winner: 'a', games: [[11, 3]] }
        : match,
    ),
  }),
  presence: (list, { numbers, presence }) =>
    listOf(setListPresence(list, numbers, presence), whole),
  drop: (list, step) => listOf(withoutRound(list, step.round), whole),
  swap: (list, step) =>
    listOf(withSwappedPlayers(list, step.round, step.number, step.other), whole),
  substitute: (list, step) => listOf(substitute(list, step.number, step.other), whole),
  move: (list, { pick, court }) =>
    listOf(withMovedMatch(list, matchAt(list, pick)?.matchId ?? '', court), whole),
  courts: (list, { courts }) => ({ ...list, courts }),
  add: (list, step) =>
    listOf(
      step.isGuest ? addGuest(list, step.name) : addListPlayer(list, step.name),
      (added) => added.list,
    ),
  teams: (list, { teams }) => listOf(withTeams(list, teams), whole),
  roster: (list, { joins, guests, ...step }) => {
    const entry = {
      playerId: step.name,
      gender: null,
      partner: null,
      guests,
      place: 'playing' as const,
      order: 1,
      isSentOut: false,
      offeredUntil: null,
    }
    return applyRoster(list, [
      joins ? { kind: 'insert', after: entry } : { kind: 'delete', before: entry },
    ])
  },
  attendance: (list, { attendance, ...step }) => applyAttendance(list, step.name, attendance),
}
const take = (list: MatchList, step: Taken): MatchList | null =>
  takes[step.kind](list, step as never)

const isOrganizers = ({ kind }: Step): boolean => !['score', 'roster', 'attendance'].includes(kind)

function play(
  steps: readonly Step[],
  look: (step: Step, before: MatchList, after: MatchList) => void,
): void {
  let list = opened
  const log: ListChange[] = []
  for (const step of steps) {
    const last = step.kind === 'undo' ? log.at(-1) : undefined
    const after =
      step.kind === 'undo'
        ? last === undefined
          ? null
          : listOf(takeBack(list, last), whole)
        : take(list, step)
    if (after === null) continue
    const change = changeBetween(list, after)
    if (step.kind === 'undo') log.pop()
    else if (isOrganizers(step) && !isNoChange(change))
      log.push(JSON.parse(JSON.stringify(change)) as ListChange)
    look(step, list, after)
    list = after
  }
}

const evenings = fc.array(aStep, { minLength: 5, maxLength: 40, size: 'max' })
const runs = { numRuns: 300 }

test('a match with a score never changes and never goes, whatever the organizer does or takes back', () => {
  fc.assert(
    fc.property(evenings, (steps) =>
      play(steps, (_step, before, after) => {
        for (const match of before.matches.filter(isPlayed))
          expect(after.matches).toContainEqual(match)
      }),
    ),
    runs,
  )
})

test('a plan leaves rounds with a score whole, byes included', () => {
  fc.assert(
    fc.property(evenings, (steps) =>
      play(steps, (step, before, after) => {
        if (step.kind !== 'plan') return
        const stay = playedRounds(before)
        const kept = (list: MatchList) => ({
          matches: list.matches.filter((match) => stay.has(match.round)),
          byes: list.byes.filter((bye) => stay.has(bye.round)),
        })
        expect(kept(after)).toEqual(kept(before))
      }),
    ),
    runs,
  )
})

test('nobody is twice in a round, no place is given twice, and everyone named is on the list', () => {
  fc.assert(
    fc.property(evenings, (steps) =>
      play(steps, (_step, _before, { players, matches, byes }) => {
        const numbers = new Set(players.map((player) => player.number))
        expect(numbers.size).toBe(players.length)
        const ids = players.flatMap(({ playerId }) => playerId ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        const named = [
          ...matches.flatMap((match) =>
            playersOfMatch(match).map((who) => `${match.round} ${who}`),
          ),
          ...byes.map((bye) => `${bye.round} ${bye.number}`),
        ]
        expect(named.length).toBe(new Set(named).size)
        for (const who of [...matches.flatMap(playersOfMatch), ...byes.map((bye) => bye.number)])
          expect(numbers).toContain(who)
        expect(new Set(matches.map((match) => `${match.round} ${match.slot}`)).size).toBe(
          matches.length,
        )
        for (const { a, b } of matches) expect([a.length, b.length]).toEqual([2, 2])
      }),
    ),
    runs,
  )
})

test('when a round is planned, its games and byes are exactly those who are here', () => {
  fc.assert(
    fc.property(evenings, (steps) =>
      play(steps, (step, before, after) => {
        if (step.kind !== 'plan') return
        const here = before.players
          .filter(({ presence }) => presence === 'here')
          .map((player) => player.number)
          .toSorted((a, b) => a - b)
        for (const planned of new Set(
          after.matches
            .filter((match) => !playedRounds(before).has(match.round))
            .map((match) => match.round),
        )) {
          const named = [
            ...after.matches.filter((match) => match.round === planned).flatMap(playersOfMatch),
            ...after.byes.filter((bye) => bye.round === planned).map((bye) => bye.number),
          ]
          expect(named.toSorted((a, b) => a - b)).toEqual(here)
        }
      }),
    ),
    runs,
  )
})

test('taking back all steps in a row gives exactly what was', () => {
  const steps = evenings.map((all) =>
    all.filter(isOrganizers).filter(({ kind }) => kind !== 'undo'),
  )
  fc.assert(
    fc.property(steps, (all) => {
      const states: MatchList[] = [opened]
      play(all, (_step, before, after) => {
        if (!isNoChange(changeBetween(before, after))) states.push(after)
      })
      let list = states.at(-1) ?? opened
      for (const [index, before] of states.slice(0, -1).entries().toArray().toReversed()) {
        const undone = takeBack(list, changeBetween(before, states[index + 1] ?? opened))
        expect(undone.ok).toBe(true)
        if (undone.ok) list = undone.value
        expect(isNoChange(changeBetween(before, list))).toBe(true)
      }
    }),
    runs,
  )
})
