// Evenings of the live queue by example: each rule, wishes, and steps that come late or twice.
import { expect, test } from 'vitest'
import { decideQueue, type QueueStep } from './queue-step.ts'
import { getQueueFairness, listPositions } from './queue-wait.ts'
import {
  findMember,
  listLine,
  listSeated,
  openQueue,
  type LiveQueue,
  type QueueRule,
} from './queue.ts'

const minute = 60_000
const fourOff: QueueRule = { kind: 'four-off', stay: 2, court: 1 }
const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function take(queue: LiveQueue, ...steps: QueueStep[]): LiveQueue {
  return steps.reduce((before, step, index) => {
    const decided = decideQueue(before, step, (index + 1) * minute)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value
  }, queue)
}

const open = (members: number, courts = 1, rule = fourOff): LiveQueue =>
  take(
    openQueue(
      rule,
      [],
      numbers(courts).map((court) => ({ court: court + 1, lane: null })),
    ),
    { kind: 'arrive', numbers: numbers(members), lane: 0 },
  )

const gameOn = (queue: LiveQueue, court = 1) => {
  const game = queue.courts.find((one) => one.court === court)?.game
  if (!game) throw new Error('There is no game.')
  return game
}
const seatedOn = (queue: LiveQueue, court = 1) =>
  listSeated(gameOn(queue, court)).toSorted((a, b) => a - b)
const finish = (
  queue: LiveQueue,
  winner: 'a' | 'b' | null = null,
  court = 1,
): Extract<QueueStep, { kind: 'finish' }> => ({
  kind: 'finish',
  court,
  game: gameOn(queue, court).id,
  winner,
  points: null,
})
const inLine = (queue: LiveQueue) => listLine(queue).map(({ number }) => number)

test('a court that ends takes the next four, and all four go to the end of the line', () => {
  const queue = open(9)
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([4, 5, 6, 7])
  expect(inLine(next)).toEqual([8, 0, 1, 2, 3])
})

test('winners stay, split, for at most so many games', () => {
  const queue = open(10, 1, { kind: 'winners-stay', stay: 2, court: 1 })
  const winners = gameOn(queue).a
  const second = take(queue, finish(queue, 'a'))
  expect(seatedOn(second)).toEqual([...winners, 4, 5].toSorted((a, b) => a - b))
  expect(gameOn(second).a).not.toEqual(expect.arrayContaining([...winners]))
  const winnersAgain = gameOn(second).a.some((number) => winners.includes(number)) ? 'a' : 'b'
  const third = take(second, finish(second, winnersAgain))
  expect(seatedOn(third).some((number) => winners.includes(number))).toBe(false)
})

test('on the challenge court a side stays together until beaten', () => {
  const queue = open(12, 2, { kind: 'challenge', stay: 3, court: 1 })
  const winners = gameOn(queue).b
  const next = take(queue, finish(queue, 'b'))
  expect([gameOn(next).a, gameOn(next).b].map((side) => sorted(side))).toContainEqual(
    sorted(winners),
  )
  const other = take(next, finish(next, 'a', 2))
  expect(seatedOn(other, 2).some((number) => gameOn(next, 2).a.includes(number))).toBe(false)
})

test('lanes fill their own courts', () => {
  const queue = take(
    openQueue(
      fourOff,
      [3.5],
      [
        { court: 1, lane: 0 },
        { court: 2, lane: 1 },
      ],
    ),
    { kind: 'arrive', numbers: [0, 1, 2, 3, 4, 5, 6, 7], lane: 0 },
    { kind: 'arrive', numbers: [8, 9, 10, 11], lane: 1 },
  )
  expect(seatedOn(queue, 1)).toEqual([0, 1, 2, 3])
  expect(seatedOn(queue, 2)).toEqual([8, 9, 10, 11])
  expect(inLine(queue)).toEqual([4, 5, 6, 7])
})

test('a pair comes together on one side, and the one behind it fills the seat it does not fit in', () => {
  const queue = take(open(10), { kind: 'pair', number: 7, with: 8 })
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([4, 5, 6, 9])
  const then = take(next, finish(next))
  expect([gameOn(then).a, gameOn(then).b].map((side) => sorted(side))).toContainEqual([7, 8])
})

test('two that are kept apart do not meet while others can play', () => {
  const queue = take(open(10), { kind: 'apart', number: 4, with: 5, isApart: true })
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([4, 6, 7, 8])
  expect(inLine(next)[0]).toBe(5)
})

test('pausing on court waits for the end of the game, and coming back is at the end of the line', () => {
  const queue = take(open(9), { kind: 'pause', number: 2 })
  expect(findMember(queue, 2)?.state).toBe('playing')
  const next = take(queue, finish(queue))
  expect(findMember(next, 2)?.state).toBe('paused')
  expect(inLine(take(next, { kind: 'resume', number: 2 })).at(-1)).toBe(2)
})

test('the next one takes the seat of someone that is not there', () => {
  const queue = take(open(6), { kind: 'skip', number: 1 })
  expect(seatedOn(queue)).toEqual([0, 2, 3, 4])
  expect(findMember(queue, 1)?.state).toBe('paused')
})

test('a swap changes two places, and a move puts one before another', () => {
  const queue = take(
    open(8),
    { kind: 'swap', number: 0, with: 6 },
    { kind: 'move', number: 7, before: 4 },
  )
  expect(seatedOn(queue)).toEqual([1, 2, 3, 6])
  expect(inLine(queue)).toEqual([7, 4, 5, 0])
})

test('Done of two organizers is done once, and Done of an older game says so', () => {
  const queue = open(12)
  const done = finish(queue)
  const next = take(queue, done)
  expect(decideQueue(next, done, minute)).toEqual({ ok: true, value: next })
  const later = take(next, finish(next))
  expect(decideQueue(later, done, minute)).toMatchObject({ refusal: { code: 'queue-changed' } })
})

test('a closed court plays its game to the end and is no more', () => {
  const queue = take(open(12, 2), { kind: 'courts', courts: [{ court: 1, lane: null }] })
  expect(queue.courts.map(({ court, isOpen }) => [court, isOpen])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(take(queue, finish(queue, null, 2)).courts.map(({ court }) => court)).toEqual([1])
})

test('estimates follow the games: the fifth in line waits for the second court', () => {
  const queue = open(14, 2)
  const places = listPositions(queue, 5 * minute)
  expect(places.map(({ number, position }) => [number, position])).toEqual(
    [8, 9, 10, 11, 12, 13].map((number, index) => [number, index + 1]),
  )
  expect(places.map(({ waitMs }) => (waitMs ?? 0) / minute)).toEqual([9, 9, 9, 9, 9, 9])
})

test('fairness names the longest wait before it is over', () => {
  const queue = open(8)
  expect(getQueueFairness(queue, 21 * minute)).toEqual({
    waits: { shortest: 0, longest: 20 * minute },
    games: { fewest: 0, most: 0 },
  })
})
