import { expect, test } from 'vitest'
import {
  finish,
  fourOff,
  gameOn,
  inLine,
  memberOf,
  minute,
  open,
  seatedOn,
  take,
} from '#test/support/queue-builder.ts'
import {
  findChangedCourt,
  queueChangeBetween,
  takeBackQueueStep,
  undoQueueStep,
} from './queue-change.ts'
import { decideQueue, type QueueStep } from './queue-step.ts'
import { withMember, type LiveQueue } from './queue.ts'

function takeBack(queue: LiveQueue, step: QueueStep, ...since: QueueStep[]): LiveQueue | string {
  const after = take(queue, step)
  const undone = undoQueueStep(take(after, ...since), queueChangeBetween(queue, after))
  return undone.ok ? undone.value : undone.refusal.code
}

test('a step that changes nothing has an empty change', () => {
  const queue = open(6)
  const change = { members: [], courts: [], before: {}, after: {} }
  expect(queueChangeBetween(queue, structuredClone(queue))).toEqual(change)
})

test('settings saved as they were are no step', () => {
  const queue = open(10, 2)
  const courts = queue.courts.map(({ court, lane }) => ({ court, lane }))
  const { rule, levels } = queue
  for (const step of [
    { kind: 'courts', courts },
    { kind: 'rule', rule: { ...rule }, levels: [...levels], lanes: [] },
  ] satisfies QueueStep[]) {
    const decided = decideQueue(queue, step, minute)
    expect(decided.ok && decided.value === queue).toBe(true)
  }
})

test('a step is known by the court whose game it ended or changed', () => {
  const queue = open(10, 2)
  const courtOf = (step: QueueStep) =>
    findChangedCourt(queueChangeBetween(queue, take(queue, step)))
  expect(courtOf(finish(queue, 'a', 2))).toBe(2)
  expect(courtOf({ kind: 'skip', number: gameOn(queue, 2).a[0] ?? -1 })).toBe(2)
  expect(courtOf({ kind: 'pause', number: 9 })).toBeNull()
  const [one, two] = [gameOn(queue, 1).a[0] ?? -1, gameOn(queue, 2).a[0] ?? -1]
  expect(courtOf({ kind: 'swap', number: one, with: two })).toBeNull()
})

test('a change has what was and what became of it, and nothing else', () => {
  const before = open(6)
  const after = withMember({ ...before, levels: [3.5] }, 4, { place: 9 })
  expect(queueChangeBetween(before, after)).toEqual({
    members: [{ before: before.members[4], after: after.members[4] }],
    courts: [],
    before: { levels: [] },
    after: { levels: [3.5] },
  })
})

test('who came by a step that is taken back is not in the queue, and who went is', () => {
  const queue = open(6)
  const back = takeBack(queue, { kind: 'arrive', numbers: [9, 8], lane: 0 })
  expect(typeof back === 'string' ? back : inLine(back)).toEqual([4, 5])
  const closed = takeBack(queue, {
    kind: 'courts',
    courts: [1, 2].map((court) => ({ court, lane: null })),
  })
  expect(typeof closed === 'string' ? closed : closed.courts.map(({ court }) => court)).toEqual([1])
})

test('members and courts come back to their place by number', () => {
  const queue = open(8)
  const back = takeBack(queue, { kind: 'pause', number: 4 })
  expect(typeof back === 'string' ? back : back.members.map(({ number }) => number)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ])
  const two = open(12, 2)
  const courts = takeBack(two, finish(two))
  expect(typeof courts === 'string' ? courts : courts.courts.map(({ court }) => court)).toEqual([
    1, 2,
  ])
})

test('what changed again since is not taken back', () => {
  const queue = open(8)
  const pause: QueueStep = { kind: 'pause', number: 4 }
  expect(takeBack(queue, pause, { kind: 'resume', number: 4 })).toBe('queue-changed')
  expect(takeBack(queue, pause, { kind: 'leave', number: 5 })).not.toBe('queue-changed')
  const done = finish(queue)
  const next = take(queue, done)
  expect(takeBack(queue, done, finish(next))).toBe('queue-changed')
})

test('a member that went is not taken back over one of the same number', () => {
  const queue = open(6)
  const came = take(queue, { kind: 'arrive', numbers: [9], lane: 0 })
  const change = queueChangeBetween(came, queue)
  expect(undoQueueStep(queue, change).ok).toBe(true)
  expect(undoQueueStep(came, change)).toMatchObject({ refusal: { code: 'queue-changed' } })
})

test.each([
  [
    'the rule',
    { kind: 'rule', rule: { ...fourOff, stay: 3 }, levels: [], lanes: [] },
    { kind: 'rule', rule: { ...fourOff, stay: 4 }, levels: [], lanes: [] },
  ],
  [
    'the levels',
    { kind: 'rule', rule: fourOff, levels: [3], lanes: [] },
    { kind: 'rule', rule: fourOff, levels: [4], lanes: [] },
  ],
  [
    'who is kept apart',
    { kind: 'apart', number: 4, with: 5, isApart: true },
    { kind: 'apart', number: 4, with: 6, isApart: true },
  ],
] satisfies [string, QueueStep, QueueStep][])(
  '%s comes back unless it changed again since',
  (_, step, since) => {
    const queue = open(8)
    const back = takeBack(queue, step)
    expect(back).toMatchObject({ rule: queue.rule, levels: queue.levels, apart: queue.apart })
    expect(takeBack(queue, step, since)).toBe('queue-changed')
  },
)

test('what a step did not change stays as it is now', () => {
  const queue = open(8)
  const rule = { ...fourOff, stay: 5 }
  const back = takeBack(
    queue,
    { kind: 'pause', number: 4 },
    { kind: 'rule', rule, levels: [3], lanes: [] },
    { kind: 'apart', number: 5, with: 6, isApart: true },
  )
  expect(back).toMatchObject({ rule, levels: [3], apart: [[5, 6]] })
})

test('the longest wait is forgotten with the call that made it, unless others waited since', () => {
  const finishAt = (queue: LiveQueue, court: number, now: number): LiveQueue => {
    const decided = decideQueue(queue, finish(queue, null, court), now)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value
  }
  const queue = open(16, 2)
  const after = finishAt(queue, 1, 9 * minute)
  const change = queueChangeBetween(queue, after)
  expect(after.waits).toEqual({ shortest: 0, longest: 8 * minute })
  expect(undoQueueStep(after, change)).toMatchObject({ value: { waits: queue.waits } })
  const later = finishAt(after, 2, 20 * minute)
  const waits = { shortest: 0, longest: 19 * minute }
  expect(undoQueueStep(later, change)).toMatchObject({ value: { waits } })
})

test('figures of waits and lengths go back, unless more was counted since', () => {
  const queue = open(16, 2)
  const back = takeBack(queue, finish(queue))
  expect(back).toMatchObject({ lengths: [], waits: queue.waits })
  const later = takeBack(queue, finish(queue), finish(queue, null, 2))
  if (typeof later === 'string') throw new Error(later)
  expect(later.lengths).toHaveLength(2)
  expect(gameOn(later)).toEqual(gameOn(queue))
  expect(seatedOn(later, 2)).toEqual([12, 13, 14, 15])
})

test('who came into a lane that is taken back stands in the last one that is left', () => {
  const queue = open(6)
  const rule: QueueStep = { kind: 'rule', rule: fourOff, levels: [3], lanes: [] }
  const back = takeBack(
    queue,
    rule,
    { kind: 'arrive', numbers: [8], lane: 1 },
    {
      kind: 'courts',
      courts: [
        { court: 1, lane: null },
        { court: 2, lane: 1 },
      ],
    },
  )
  expect(back).toMatchObject({ levels: [] })
  if (typeof back === 'string') return
  expect(memberOf(back, 8).lane).toBe(0)
  expect(back.courts.map(({ lane }) => lane)).toEqual([null, 0])
})

test('a step taken back, or two that change places, leave no court empty while four wait', () => {
  const queue = take(open(4), { kind: 'leave', number: 3 }, finish(open(4)))
  const pause: QueueStep = { kind: 'pause', number: 0 }
  const paused = take(queue, pause, { kind: 'arrive', numbers: [5], lane: 0 })
  const undone = takeBackQueueStep(paused, queueChangeBetween(queue, take(queue, pause)), minute)
  expect(undone.ok && seatedOn(undone.value)).toEqual([0, 1, 2, 5])
})
