import { expect, test } from 'vitest'
import {
  finish,
  gameOn,
  inLine,
  memberOf,
  minute,
  numbers,
  open,
  seatedOn,
  sorted,
  take,
  winnersStay,
} from '#test/support/queue-builder.ts'
import { decideQueue, type QueueStep } from './queue-step.ts'
import { openQueue, withMember, type LiveQueue, type QueueRule } from './queue.ts'

const challenge = (stay: number): QueueRule => ({ kind: 'challenge', stay, court: 1 })

function takeAt(queue: LiveQueue, step: QueueStep, now: number): LiveQueue {
  const decided = decideQueue(queue, step, now)
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value
}

test('a game counts for its four, a win for the side that won, and the court knows how it ended', () => {
  const queue = open(9)
  const { id, a, b } = gameOn(queue)
  const after = take(queue, { ...finish(queue, 'b'), points: [7, 11] })
  expect(after.courts[0]?.last).toEqual({ id, a, b, winner: 'b', points: [7, 11] })
  expect(after.members.map(({ games }) => games)).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0])
  const winners = after.members.filter(({ wins }) => wins === 1).map(({ number }) => number)
  expect(winners).toEqual(sorted(b))
  expect(after.members.every(({ wins }) => wins <= 1)).toBe(true)
})

test('the lengths of the last twelve games are kept', () => {
  const first = takeAt(open(8), finish(open(8)), 14 * minute)
  expect(first.lengths).toEqual([13 * minute])
  const end = numbers(13).reduce(
    (queue, game) => takeAt(queue, finish(queue), (15 + game) * minute),
    first,
  )
  expect(end.lengths).toEqual(Array(12).fill(minute))
})

test('those with fewer games come to the line first, then those that were in it earlier', () => {
  const queue = withMember(withMember(open(8), 0, { games: 3 }), 2, { place: 0.5 })
  expect(inLine(take(queue, finish(queue)))).toEqual([2, 1, 3, 0])
})

test('without a winner, and at the limit of games in a row, all four go off', () => {
  const queue = open(10, 1, winnersStay(2))
  expect(seatedOn(take(queue, finish(queue)))).toEqual([4, 5, 6, 7])
  const one = open(10, 1, winnersStay(1))
  expect(seatedOn(take(one, finish(one, 'a')))).toEqual([4, 5, 6, 7])
})

test('a winner that said they would pause goes, the other one stays', () => {
  const [going = -1, staying = -1] = gameOn(open(10, 1, winnersStay(2))).a
  const queue = take(open(10, 1, winnersStay(2)), { kind: 'pause', number: going })
  const after = take(queue, finish(queue, 'a'))
  expect(memberOf(after, going)).toMatchObject({ state: 'paused', next: null, row: 0 })
  expect(seatedOn(after)).toEqual(sorted([staying, 4, 5, 6]))
  expect(memberOf(after, staying).row).toBe(2)
})

test('of a pair that won nobody stays alone; both stay together', () => {
  const [one = -1, other = -1] = gameOn(open(10, 1, winnersStay(3))).a
  const pair = take(open(10, 1, winnersStay(3)), { kind: 'pair', number: one, with: other })
  const stayed = take(pair, finish(pair, 'a'))
  expect([gameOn(stayed).a, gameOn(stayed).b].map(sorted)).toContainEqual(sorted([one, other]))
  const going = take(pair, { kind: 'pause', number: one })
  const after = take(going, finish(going, 'a'))
  expect(seatedOn(after)).toEqual([4, 5, 6, 7])
  expect(memberOf(after, other)).toMatchObject({ state: 'waiting', partner: null })
})

test('half of a pair that is waited for doesn’t stay, and nobody stays where that parts a pair', () => {
  const five = take(
    openQueue(winnersStay(3), [], []),
    { kind: 'arrive', numbers: numbers(5), lane: 0 },
    { kind: 'pair', number: 1, with: 2 },
    { kind: 'pair', number: 3, with: 4 },
  )
  const court: QueueStep = { kind: 'courts', courts: [{ court: 1, lane: null }] }
  const parted = take(withMember(five, 4, { called: 2 }), court)
  expect(seatedOn(parted)).toEqual([0, 1, 2, 3])
  const won = gameOn(parted).a.includes(3) ? 'a' : 'b'
  const after = take(parted, finish(parted, won))
  expect(seatedOn(after)).toEqual([1, 2, 3, 4])
  const more = take(parted, { kind: 'arrive', numbers: [5, 6, 7], lane: 0 })
  const stayed = take(more, finish(more, won))
  expect(seatedOn(stayed)).toEqual([0, 5, 6, 7])
})

test('a side keeps the challenge court for so many games, and only as a whole', () => {
  const queue = open(14, 1, challenge(2))
  const side = gameOn(queue).a
  const second = take(queue, finish(queue, 'a'))
  expect(seatedOn(second)).toEqual(sorted([...side, 4, 5]))
  const won = side.every((number) => gameOn(second).a.includes(number)) ? 'a' : 'b'
  expect(seatedOn(take(second, finish(second, won)))).toEqual([6, 7, 8, 9])
  const going = take(queue, { kind: 'leave', number: side[0] ?? -1 })
  expect(seatedOn(take(going, finish(going, 'a')))).toEqual([4, 5, 6, 7])
})

test('nobody stays on a court that is closed', () => {
  const queue = take(open(10, 1, winnersStay(3)), { kind: 'courts', courts: [] })
  const after = take(queue, finish(queue, 'a'))
  expect(after.courts).toEqual([])
  expect(inLine(after)).toHaveLength(10)
})

test('where a winner is kept apart from the head of the line, all four go off', () => {
  const [winner = -1] = gameOn(open(10, 1, winnersStay(3))).a
  const apart = (other: number) =>
    take(open(10, 1, winnersStay(3)), { kind: 'apart', number: winner, with: other, isApart: true })
  expect(seatedOn(take(apart(4), finish(apart(4), 'a')))).toEqual([4, 5, 6, 7])
  const after = take(apart(5), finish(apart(5), 'a'))
  expect(seatedOn(after)).toEqual(sorted([...gameOn(apart(5)).a, 4, 6]))
})

test('without enough in line the losers play the winners again', () => {
  const queue = open(4, 1, winnersStay(3))
  expect(seatedOn(take(queue, finish(queue, 'a')))).toEqual([0, 1, 2, 3])
})

test('nobody stays before someone that came to the line earlier', () => {
  const [winner = -1] = gameOn(open(10, 1, winnersStay(3))).a
  const queue = take(open(10, 1, winnersStay(3)), { kind: 'swap', number: winner, with: 9 })
  expect(seatedOn(take(queue, finish(queue, 'a')))).toEqual([4, 5, 6, 7])
})

test('who leaves the line leaves their partner alone in it', () => {
  const pair = take(open(8), { kind: 'pair', number: 4, with: 5 }, { kind: 'leave', number: 4 })
  expect(memberOf(pair, 4)).toMatchObject({ state: 'left', since: 2 * minute, partner: null })
  expect(memberOf(pair, 5)).toMatchObject({ state: 'waiting', partner: null })
})

test('where all four go off a winner changes nothing', () => {
  const queue = open(10)
  expect(seatedOn(take(queue, finish(queue, 'a')))).toEqual([4, 5, 6, 7])
})

test('winners stay on every court', () => {
  const queue = open(14, 2, winnersStay(3))
  const winners = gameOn(queue, 2).a
  expect(seatedOn(take(queue, finish(queue, 'a', 2)), 2)).toEqual(sorted([...winners, 8, 9]))
})

test('a court stays where another one ends, closed ones while they are played on', () => {
  const two = take(open(8, 2), { kind: 'courts', courts: [{ court: 1, lane: null }] })
  expect(take(two, finish(two)).courts.map(({ court, isOpen }) => [court, isOpen])).toEqual([
    [1, true],
    [2, false],
  ])
  const few = take(open(4), { kind: 'pause', number: 0 })
  expect(take(few, finish(few)).courts).toMatchObject([{ court: 1, isOpen: true, game: null }])
})

test('a pair at the head of which one is kept apart from a winner sends all four off', () => {
  const [winner = -1] = gameOn(open(10, 1, winnersStay(3))).a
  const queue = take(
    open(10, 1, winnersStay(3)),
    { kind: 'pair', number: 4, with: 5 },
    { kind: 'apart', number: winner, with: 5, isApart: true },
  )
  expect(seatedOn(take(queue, finish(queue, 'a')))).toEqual([4, 5, 6, 7])
})

test('winners go to the line where too few are left to play them', () => {
  const [one = -1, other = -1] = gameOn(open(5, 1, winnersStay(3))).b
  const queue = take(
    open(5, 1, winnersStay(3)),
    { kind: 'leave', number: one },
    { kind: 'pause', number: other },
  )
  const after = take(queue, finish(queue, 'a'))
  expect(after.courts[0]?.game).toBeNull()
  expect(sorted(inLine(after))).toEqual(sorted([...gameOn(queue).a, 4]))
})

test('winners stay where everyone who came earlier plays with them', () => {
  const [winner = -1, other = -1] = gameOn(open(6, 1, winnersStay(3))).a
  const queue = take(open(6, 1, winnersStay(3)), { kind: 'swap', number: winner, with: 5 })
  const after = take(queue, finish(queue, 'a'))
  expect(seatedOn(after)).toEqual(sorted([5, other, 4, winner]))
})

test('a pair comes off a court as a pair', () => {
  const queue = take(open(9), { kind: 'pair', number: 0, with: 3 })
  const after = take(queue, finish(queue))
  expect([0, 3].map((number) => memberOf(after, number).partner)).toEqual([3, 0])
})

test('who stays was not called again, and has not waited', () => {
  const queue = open(10, 1, winnersStay(3))
  const [winner = -1] = gameOn(queue).a
  const after = takeAt(queue, finish(queue, 'a'), 9 * minute)
  expect(memberOf(after, winner)).toMatchObject({
    called: memberOf(queue, winner).called,
    longest: 0,
    since: 9 * minute,
  })
  expect(after.waits).toEqual({ shortest: 0, longest: 8 * minute })
})

test('winners leave a shared court to a lane whose first came before them', () => {
  const queue = take(
    openQueue(winnersStay(2), [3.5], [{ court: 1, lane: null }]),
    { kind: 'arrive', numbers: [0, 1, 2, 3], lane: 0 },
    { kind: 'arrive', numbers: [10, 11, 12, 13], lane: 1 },
    { kind: 'arrive', numbers: [4, 5, 6, 7], lane: 0 },
  )
  const second = take(queue, finish(queue, 'a'))
  const stayed = [gameOn(queue).a[0], gameOn(queue).a[1]]
  expect(seatedOn(second)).toEqual(expect.arrayContaining(stayed))
  expect(seatedOn(take(second, finish(second, 'a')))).toEqual([10, 11, 12, 13])
})
