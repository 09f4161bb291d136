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
  tryStep,
} from '#test/support/queue-builder.ts'
import { openQueue } from './queue.ts'

test('the next one in line takes the very seat of someone skipped, and the game goes on', () => {
  const queue = open(6)
  const skipped = take(queue, { kind: 'resume', number: 5 }, { kind: 'skip', number: 1 })
  const seats = ({ a, b }: ReturnType<typeof gameOn>) =>
    [a, b].map((side) => side.map((number) => (number === 1 ? 4 : number)))
  expect([gameOn(skipped).a, gameOn(skipped).b]).toEqual(seats(gameOn(queue)))
  expect(gameOn(skipped)).toMatchObject({ id: gameOn(queue).id, started: minute })
  expect(memberOf(skipped, 4)).toMatchObject({ state: 'playing', since: 2 * minute, row: 1 })
  expect(memberOf(skipped, 1)).toMatchObject({ state: 'paused', since: 2 * minute, row: 0 })
})

test('without anybody in line the game is off, and the other three wait where they were', () => {
  const waiting = take(open(4), { kind: 'pause', number: 2 }, { kind: 'skip', number: 1 })
  expect(waiting.courts[0]?.game).toBeNull()
  expect(inLine(waiting)).toEqual([0, 2, 3])
  expect(memberOf(waiting, 2)).toMatchObject({ row: 0, next: null, place: 3 })
  const again = take(waiting, { kind: 'arrive', numbers: [9], lane: 0 })
  expect(seatedOn(again)).toEqual([0, 2, 3, 9])
  expect(gameOn(again).id).toBe(2)
})

test('a seat is taken from the lane of the one that is not there', () => {
  const queue = take(
    { ...openQueue(fourOff, [3.5], [{ court: 1, lane: 1 }]), keepsLanes: true },
    { kind: 'arrive', numbers: [0, 1, 2, 3], lane: 1 },
    { kind: 'arrive', numbers: [4], lane: 0 },
    { kind: 'arrive', numbers: [5], lane: 1 },
    { kind: 'skip', number: 0 },
  )
  expect(seatedOn(queue)).toEqual([1, 2, 3, 5])
})

test('two in line change places', () => {
  expect(inLine(take(open(8), { kind: 'swap', number: 4, with: 7 }))).toEqual([7, 5, 6, 4])
})

test('two on courts change seats, and nothing of their games', () => {
  const queue = open(8, 2)
  const swapped = take(queue, { kind: 'swap', number: 0, with: 5 })
  const seats = (court: number, from: number, to: number) => {
    const { a, b } = gameOn(queue, court)
    return [a, b].map((side) => side.map((number) => (number === from ? to : number)))
  }
  expect([gameOn(swapped).a, gameOn(swapped).b]).toEqual(seats(1, 0, 5))
  expect([gameOn(swapped, 2).a, gameOn(swapped, 2).b]).toEqual(seats(2, 5, 0))
  expect([1, 2].map((court) => gameOn(swapped, court).id)).toEqual([1, 2])
  expect(swapped.members).toEqual(queue.members)
})

test('partners and opponents on one court change seats', () => {
  const queue = open(4)
  const [one = -1, two = -1] = gameOn(queue).a
  const [three = -1, four = -1] = gameOn(queue).b
  const swapped = take(queue, { kind: 'swap', number: one, with: three })
  expect(gameOn(swapped)).toMatchObject({ a: [three, two], b: [one, four] })
  const turned = take(queue, { kind: 'swap', number: one, with: two })
  expect(gameOn(turned)).toMatchObject({ a: [two, one], b: [three, four] })
})

test('courts without a game stay so when seats change', () => {
  const swapped = take(open(4, 2), { kind: 'swap', number: 0, with: 1 })
  expect(swapped.courts[1]?.game).toBeNull()
})

test('someone in line takes a seat, and the one that played stands at their place', () => {
  for (const step of [
    { kind: 'swap', number: 2, with: 5 },
    { kind: 'swap', number: 5, with: 2 },
  ] as const) {
    const queue = take(open(8), { kind: 'pause', number: 2 }, step)
    expect(seatedOn(queue)).toEqual([0, 1, 3, 5])
    expect(inLine(queue)).toEqual([4, 2, 6, 7])
    expect(memberOf(queue, 5)).toMatchObject({ state: 'playing', since: 2 * minute, row: 1 })
    expect(memberOf(queue, 2)).toMatchObject({
      state: 'waiting',
      since: 2 * minute,
      row: 0,
      next: null,
    })
    expect(gameOn(queue).id).toBe(1)
  }
})

test('nobody changes places with themselves, with strangers, or with those that pause', () => {
  const queue = take(open(9), { kind: 'pause', number: 7 })
  const swap = (number: number, other: number) =>
    tryStep(queue, { kind: 'swap', number, with: other })
  expect([swap(0, 0), swap(0, 99), swap(99, 0)]).toEqual(Array(3).fill('player-not-found'))
  expect([swap(0, 7), swap(7, 0), swap(4, 7), swap(7, 4)]).toEqual(Array(4).fill('queue-changed'))
})

test('a seat taken by hand counts as a wait that is over', () => {
  const queue = open(5)
  const later = take(queue, finish(queue), { kind: 'resume', number: 0 })
  expect(later.waits).toEqual({ shortest: 0, longest: 0 })
  const skipped = take(
    open(5),
    { kind: 'resume', number: 4 },
    { kind: 'resume', number: 4 },
    { kind: 'skip', number: 0 },
  )
  expect(skipped.waits).toEqual({ shortest: 0, longest: 2 * minute })
  expect(memberOf(skipped, 4).longest).toBe(2 * minute)
})

test('a seat is taken on the court of the one that is not there', () => {
  expect(seatedOn(take(open(9, 2), { kind: 'skip', number: 5 }), 2)).toEqual([4, 6, 7, 8])
  const queue = take(
    openQueue(
      fourOff,
      [3.5],
      [
        { court: 1, lane: 1 },
        { court: 2, lane: 0 },
      ],
    ),
    { kind: 'arrive', numbers: [0, 1, 2, 3, 4], lane: 0 },
    { kind: 'skip', number: 0 },
  )
  expect(seatedOn(queue, 2)).toEqual([1, 2, 3, 4])
  const swapped = take(queue, { kind: 'resume', number: 0 }, { kind: 'swap', number: 0, with: 1 })
  expect(seatedOn(swapped, 2)).toEqual([0, 2, 3, 4])
})
