// Laws of the live queue over random histories. fast-check prints seed and path.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAny } from '#test/support/queue-builder.ts'
import { fillCourts } from './fill-courts.ts'
import { listLaneGroups } from './lane-groups.ts'
import { endStaleAsks, type PairStep } from './pair-asks.ts'
import { waitsForPartner } from './pick-next.ts'
import { queueChangeBetween, takeBackQueueStep, undoQueueStep } from './queue-change.ts'
import type { QueueStep } from './queue-step.ts'
import { getQueueFairness, listPositions } from './queue-wait.ts'
import {
  countLanes,
  findMember,
  listSeated,
  openQueue,
  queueRuleKinds,
  type LiveQueue,
  type QueueMember,
  type QueueRule,
} from './queue.ts'

const people = 18
const number = fc.nat({ max: people - 1 })
const aRule = fc.record({
  kind: fc.constantFrom(...queueRuleKinds),
  stay: fc.integer({ min: 1, max: 4 }),
  court: fc.constant(1),
})
const winner = fc.constantFrom('a' as const, 'b' as const, null)

const anAct = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('finish' as const), pick: fc.nat(), winner }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('arrive' as const),
      numbers: fc.array(number, { minLength: 1, maxLength: 4 }),
      lane: fc.nat({ max: 1 }),
    }),
  },
  fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const), number }),
  fc.record({ kind: fc.constant('leave' as const), number }),
  fc.record({ kind: fc.constant('pair' as const), number, with: fc.option(number) }),
  fc.record({ kind: fc.constant('ask' as const), number, with: fc.option(number) }),
  fc.record({
    kind: fc.constantFrom('agree' as const, 'decline' as const),
    number,
    with: number,
  }),
  fc.record({ kind: fc.constant('skip' as const), number }),
)
const anEdit = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), number, before: fc.option(number) }),
  fc.record({ kind: fc.constant('swap' as const), number, with: number }),
  fc.record({ kind: fc.constant('lane' as const), number, lane: fc.nat({ max: 1 }) }),
  fc.record({
    kind: fc.constant('apart' as const),
    number,
    with: number,
    isApart: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('courts' as const),
    courts: fc.constantFrom(
      [{ court: 1, lane: null }],
      [1, 2, 3].map((court) => ({ court, lane: null })),
    ),
  }),
  fc.record({
    kind: fc.constant('rule' as const),
    rule: aRule,
    levels: fc.constantFrom([], [3.5]),
    lanes: fc.array(fc.record({ number, lane: fc.nat({ max: 1 }) }), { maxLength: 3 }),
  }),
)
type Act = typeof anAct extends fc.Arbitrary<infer A> ? A : never
type Edit = typeof anEdit extends fc.Arbitrary<infer E> ? E : never

const anApart = fc.array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength: 40 })
const aSetting = fc.record({
  rule: aRule,
  levels: fc.constantFrom([], [3.5]),
  courts: fc.integer({ min: 1, max: 4 }),
  apart: anApart,
})

function begin({
  rule,
  levels,
  courts,
  apart,
}: {
  rule: QueueRule
  levels: readonly number[]
  courts: number
  apart: readonly (readonly [number, number])[]
}): LiveQueue {
  const opened = openQueue(
    rule,
    levels,
    Array.from({ length: courts }, (_, index) => ({ court: index + 1, lane: null })),
  )
  return { ...opened, apart: apart.filter(([one, other]) => one !== other) }
}

function toStep(queue: LiveQueue, act: Act | Edit): QueueStep | PairStep | null {
  if (act.kind !== 'finish') return act
  const played = queue.courts.filter(({ game }) => game !== null)
  const court = played[act.pick % Math.max(1, played.length)]
  return court?.game === undefined || court.game === null
    ? null
    : {
        kind: 'finish',
        court: court.court,
        game: court.game.id,
        winner: act.winner,
        points: null,
      }
}

const listStarted = (before: LiveQueue, after: LiveQueue): number[] => {
  const were = new Set(before.courts.map(({ game }) => game?.id))
  return after.courts.flatMap(({ game }) =>
    game === null || were.has(game.id) ? [] : listSeated(game),
  )
}

const minute = 60_000

function playEvening(
  start: LiveQueue,
  acts: readonly (Act | Edit)[],
  look: (before: LiveQueue, after: LiveQueue, step: QueueStep | PairStep, now: number) => void,
): LiveQueue {
  return acts.reduce((queue, act, index) => {
    const step = toStep(queue, act)
    if (step === null) return queue
    const now = (index + 1) * minute
    const decided = decideAny(queue, step, now)
    if (!decided.ok) return queue
    look(queue, decided.value, step, now)
    return decided.value
  }, start)
}

test('a queue stays whole: everyone is at one place, courts have four, lines have no doubles', () => {
  fc.assert(
    fc.property(
      aSetting,
      fc.array(fc.oneof(anAct, anEdit), { maxLength: 80, size: 'max' }),
      (setting, acts) => {
        playEvening(begin(setting), acts, (_, after) => {
          const seats = after.courts.flatMap(({ game }) => (game === null ? [] : listSeated(game)))
          expect(new Set(seats).size).toBe(seats.length)
          expect(seats.length % 4).toBe(0)
          expect(
            after.members
              .filter(({ state }) => state === 'playing')
              .map((member) => member.number)
              .toSorted((a, b) => a - b),
          ).toEqual(seats.toSorted((a, b) => a - b))
          for (const member of after.members) {
            if (member.partner === null) continue
            expect(findMember(after, member.partner)?.partner).toBe(member.number)
          }
          const ids = after.courts.flatMap(({ game }) => game?.id ?? [])
          expect(new Set(ids).size).toBe(ids.length)
        })
      },
    ),
    { numRuns: 300 },
  )
})

const getTurn = (queue: LiveQueue, { place, partner }: QueueMember): number =>
  Math.max(place, partner === null ? 0 : (findMember(queue, partner)?.place ?? 0))

function keepsWaiting(before: LiveQueue, member: QueueMember): boolean {
  const was = findMember(before, member.number)
  return (
    member.state === 'waiting' &&
    was?.state === 'waiting' &&
    was.place === member.place &&
    was.partner === member.partner &&
    !waitsForPartner(before, was)
  )
}

function comesLater(
  before: LiveQueue,
  after: LiveQueue,
  number: number,
  member: QueueMember,
): boolean {
  const caller = findMember(after, number)
  return caller?.lane === member.lane && caller.place > getTurn(before, member)
}

test('nobody waits while someone that came later in the same lane plays twice', () => {
  fc.assert(
    fc.property(aSetting, fc.array(anAct, { maxLength: 120, size: 'max' }), (setting, acts) => {
      const passed = new Map<number, Map<number, number>>()
      playEvening(begin(setting), acts, (before, after) => {
        const called = listStarted(before, after)
        for (const member of after.members) {
          if (!keepsWaiting(before, member)) {
            passed.delete(member.number)
            continue
          }
          const counts = passed.get(member.number) ?? new Map<number, number>()
          passed.set(member.number, counts)
          for (const other of called.filter((number) =>
            comesLater(before, after, number, member),
          )) {
            counts.set(other, (counts.get(other) ?? 0) + 1)
            expect(counts.get(other), `${other} passed ${member.number} twice`).toBe(1)
          }
        }
      })
    }),
    { numRuns: 1000 },
  )
})

const listLasting = (queue: LiveQueue): QueueMember[] =>
  queue.members.filter(
    ({ partner, next }) => next === null && findMember(queue, partner ?? -1)?.next === null,
  )

function expectPairsToLast(before: LiveQueue, after: LiveQueue): void {
  for (const { number: one, partner } of listLasting(before))
    expect(findMember(after, one)?.partner, `${one} and ${partner}`).toBe(partner)
  for (const member of listLasting(after).filter(({ state }) => state === 'waiting')) {
    const isAlone = findMember(after, member.partner ?? -1)?.state === 'playing'
    expect(waitsForPartner(after, member)).toBe(isAlone)
  }
}

test('a pair stays a pair until someone parts it, and where one plays the other waits for them', () => {
  fc.assert(
    fc.property(aSetting, fc.array(anAct, { maxLength: 120, size: 'max' }), (setting, acts) => {
      playEvening(begin(setting), acts, (before, after, step) => {
        if (step.kind === 'finish' || step.kind === 'arrive') expectPairsToLast(before, after)
      })
    }),
    { numRuns: 1000 },
  )
})

test('a step taken back leaves the queue as it was, but for its counters', () => {
  fc.assert(
    fc.property(
      aSetting,
      fc.array(fc.oneof(anAct, anEdit), { maxLength: 60, size: 'max' }),
      (setting, acts) => {
        playEvening(begin(setting), acts, (before, after) => {
          const change = queueChangeBetween(before, after)
          const back = undoQueueStep(after, JSON.parse(JSON.stringify(change)))
          expect(back).toEqual({
            ok: true,
            value: {
              ...after,
              ...before,
              asks: after.asks,
              turn: after.turn,
              nextGame: after.nextGame,
            },
          })
        })
      },
    ),
    { numRuns: 300 },
  )
})

test('all steps of an evening taken back one by one lead to its start', () => {
  fc.assert(
    fc.property(
      aSetting,
      fc.array(fc.oneof(anAct, anEdit), { maxLength: 40, size: 'max' }),
      (setting, acts) => {
        const start = begin(setting)
        const changes: ReturnType<typeof queueChangeBetween>[] = []
        const end = playEvening(start, acts, (before, after) => {
          changes.push(queueChangeBetween(before, after))
        })
        const back = changes.toReversed().reduce((queue, change) => {
          const undone = undoQueueStep(queue, change)
          expect(undone.ok).toBe(true)
          return undone.ok ? undone.value : queue
        }, end)
        expect(back).toEqual({
          ...start,
          asks: end.asks,
          turn: end.turn,
          nextGame: end.nextGame,
        })
      },
    ),
    { numRuns: 200 },
  )
})

test('no court is empty while four wait for it, and nobody in a lane that is gone, after any step or undo', () => {
  const expectSettled = (queue: LiveQueue): void => {
    expect(endStaleAsks(queue)).toBe(queue)
    expect(fillCourts(queue, 0)).toBe(queue)
    for (const { lane } of queue.members) expect(lane).toBeLessThan(countLanes(queue))
    for (const { lane } of queue.courts) expect(lane ?? 0).toBeLessThan(countLanes(queue))
  }
  fc.assert(
    fc.property(
      aSetting,
      fc.array(fc.oneof(anAct, anEdit), { maxLength: 60, size: 'max' }),
      fc.nat(),
      (setting, acts, pick) => {
        const changes: ReturnType<typeof queueChangeBetween>[] = []
        const end = playEvening(begin(setting), acts, (before, after) => {
          expectSettled(after)
          changes.push(queueChangeBetween(before, after))
        })
        const change = changes[pick % Math.max(1, changes.length)]
        const back = change === undefined ? null : takeBackQueueStep(end, change, end.turn)
        if (back?.ok === true) expectSettled(back.value)
      },
    ),
    { numRuns: 300 },
  )
})

test('a step sent again does nothing, or is refused', () => {
  fc.assert(
    fc.property(aSetting, fc.array(anAct, { maxLength: 60, size: 'max' }), (setting, acts) => {
      playEvening(begin(setting), acts, (_, after, step, now) => {
        if (step.kind === 'skip') return
        const again = decideAny(after, step, now + minute)
        if (again.ok && step.kind === 'finish') expect(again.value).toBe(after)
        if (again.ok)
          expect(again.value.courts.map(({ game }) => game?.id)).toEqual(
            after.courts.map(({ game }) => game?.id),
          )
      })
    }),
    { numRuns: 200 },
  )
})

function playThrough(
  rule: QueueRule,
  { members, courts, games }: { members: number; courts: number; games: number },
  winners: readonly ('a' | 'b')[],
): LiveQueue {
  const arrived = decideAny(
    begin({ rule, levels: [], courts, apart: [] }),
    { kind: 'arrive', numbers: Array.from({ length: members }, (_, index) => index), lane: 0 },
    0,
  )
  if (!arrived.ok) throw new Error('They can arrive.')
  return Array.from({ length: games }, (_, index) => index).reduce((queue, index) => {
    const [next] = queue.courts
      .filter(({ game }) => game !== null)
      .toSorted((one, other) => (one.game?.id ?? 0) - (other.game?.id ?? 0))
    if (next?.game === undefined || next.game === null) return queue
    const decided = decideAny(
      queue,
      {
        kind: 'finish',
        court: next.court,
        game: next.game.id,
        winner: winners[index % Math.max(1, winners.length)] ?? 'a',
        points: null,
      },
      (index + 1) * minute,
    )
    return decided.ok ? decided.value : queue
  }, arrived.value)
}

test('games are spread by no more than the rule allows', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...queueRuleKinds),
        stay: fc.integer({ min: 1, max: 3 }),
        court: fc.constant(1),
      }),
      fc.integer({ min: 8, max: 30 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom('a' as const, 'b' as const), { minLength: 1, maxLength: 20 }),
      (rule, members, courts, winners) => {
        const end = playThrough(rule, { members, courts, games: 60 }, winners)
        const { games } = getQueueFairness(end, 61 * minute)
        const spread = (games?.most ?? 0) - (games?.fewest ?? 0)
        const turns = Math.ceil((60 * 4) / members)
        expect(spread).toBeLessThanOrEqual(
          rule.kind === 'four-off' || rule.stay === 1 ? 2 : turns * rule.stay,
        )
      },
    ),
    { numRuns: 200 },
  )
})

test('places count from one in each line, and nobody earlier waits longer', () => {
  fc.assert(
    fc.property(aSetting, fc.array(anAct, { maxLength: 60, size: 'max' }), (setting, acts) => {
      playEvening(begin(setting), acts, (_, after, __, now) => {
        for (const group of listLaneGroups(after)) {
          const line = listPositions(after, now).filter(({ number: one }) =>
            group.includes(findMember(after, one)?.lane ?? -1),
          )
          expect(line.map(({ position }) => position)).toEqual(line.map((_one, index) => index + 1))
          const waits = line.map(({ waitMs }) => waitMs ?? Infinity)
          expect(waits).toEqual(waits.toSorted((one, other) => one - other))
        }
      })
    }),
    { numRuns: 150 },
  )
})
