import { expect, test } from 'vitest'
import { minute, open, take, tryStep } from '#test/support/queue-builder.ts'
import { hasRoomFor, listCompanions, listGuests } from './going-home.ts'
import { decideQueue } from './queue-step.ts'

test('guests go home with their host and come back with them, unless they had gone before', () => {
  const queue = open(8)
  expect(listCompanions(queue, 'leave', 4, [5, 6])).toEqual([5, 6])
  expect(listCompanions(queue, 'pause', 4, [5, 6])).toEqual([])
  const before = take(queue, { kind: 'leave', number: 5 })
  const gone = [4, 6].reduce((now, number) => {
    const decided = decideQueue(now, { kind: 'leave', number }, 2 * minute)
    return decided.ok ? decided.value : now
  }, before)
  expect(listCompanions(gone, 'resume', 4, [5, 6, 7, 99])).toEqual([6])
  const playing = take(queue, { kind: 'leave', number: 0 }, { kind: 'leave', number: 1 })
  expect(listCompanions(playing, 'resume', 0, [1, 2])).toEqual([1])
})

const toNewHost = (queue = open(9)) => take(queue, { kind: 'entrust', number: 5, with: 7 })

test('a guest who got another host goes home with that one, and no longer with the first', () => {
  const queue = toNewHost()
  expect(listGuests(queue, 4, [5, 6])).toEqual([6])
  expect(listCompanions(queue, 'leave', 4, [5, 6])).toEqual([6])
  expect(listCompanions(queue, 'leave', 7, [])).toEqual([5])
  expect(tryStep(queue, { kind: 'entrust', number: 5, with: 7 })).toBe('same')
})

test('a guest who went home has no other host anymore', () => {
  const home = take(toNewHost(), { kind: 'leave', number: 5 })
  expect(listGuests(home, 4, [5, 6])).toEqual([5, 6])
  const resting = take(toNewHost(), { kind: 'pause', number: 5 })
  expect(listGuests(resting, 7, [])).toEqual([5])
})

test('only a guest in the line gets another host, who is in it too', () => {
  const queue = take(open(9), { kind: 'leave', number: 8 }, { kind: 'leave', number: 0 })
  const give = (number: number, host: number) =>
    tryStep(queue, { kind: 'entrust', number, with: host })
  expect([give(5, 8), give(8, 5), give(5, 0), give(0, 5)]).toEqual(Array(4).fill('queue-changed'))
  expect([give(40, 5), give(5, 5)]).toEqual(Array(2).fill('player-not-found'))
  expect([give(5, 40), give(5, 7)]).toEqual(['queue-changed', 'done'])
})

test('a host has room for as many guests as an event allows, without those who went home', () => {
  const queue = toNewHost()
  const room = { own: [8], added: 1 }
  expect([2, 3].map((max) => hasRoomFor(queue, 7, { ...room, max }))).toEqual([false, true])
  const home = take(queue, { kind: 'leave', number: 8 })
  expect(hasRoomFor(home, 7, { ...room, max: 2 })).toBe(true)
})
