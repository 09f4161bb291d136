// Groups are kept for a while, and stop loading when their server stops.
import { expect, test, vi } from 'vitest'
import { createGroupShelf } from './group-shelf.ts'
import type { Group } from './group.ts'

const aGroup = () => ({ close: vi.fn<() => void>() })

test('a server that stops ends the groups that are watched and those that are kept', () => {
  const shelf = createGroupShelf({ now: () => 0 })
  const [watched, kept] = [aGroup(), aGroup()]
  const onDropped = vi.fn<() => void>()
  shelf.add('watched', watched as unknown as Group, onDropped)
  shelf.add('kept', kept as unknown as Group, onDropped)
  shelf.keep('kept')
  shelf.dropAll()
  expect([watched, kept].map(({ close }) => close.mock.calls.length)).toEqual([1, 1])
  expect(onDropped).toHaveBeenCalledTimes(2)
  shelf.keep('watched')
  expect([shelf.peek('watched'), shelf.all()]).toEqual([undefined, []])
})
