import { expect, test } from 'vitest'
import { createLoadEnds, trustedAfter } from './load-ends.ts'

const times = (count: number, act: () => void): void => {
  for (let n = 0; n < count; n += 1) act()
}

test('where loads of a kind ended often enough in a row, the next is taken to end', () => {
  const end = createLoadEnds().find('list')
  times(trustedAfter - 1, () => end.note(2))
  expect(end.isLast(2)).toBe(false)
  end.note(2)
  expect([end.isLast(1), end.isLast(2), end.isLast(3)]).toEqual([false, true, false])
})

test('one that goes on is a sign that the next may, too', () => {
  const end = createLoadEnds().find('list')
  times(trustedAfter, () => end.note(2))
  end.note(3)
  expect([end.isLast(2), end.isLast(3)]).toEqual([false, false])
  times(trustedAfter, () => end.note(3))
  expect([end.isLast(2), end.isLast(3)]).toEqual([false, true])
})

test('shorter ones between them do not count against the longer', () => {
  const end = createLoadEnds().find('list')
  times(trustedAfter, () => {
    end.note(3)
    end.note(1)
    end.note(0)
  })
  expect([0, 1, 2, 3].map((asked) => end.isLast(asked))).toEqual([false, false, false, true])
})

test('each kind is known for itself', () => {
  const ends = createLoadEnds()
  times(trustedAfter, () => ends.find('list').note(1))
  expect([ends.find('list').isLast(1), ends.find('event').isLast(1)]).toEqual([true, false])
})
