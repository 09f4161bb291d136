// A group's topics as its answers change, and detection of missed changes.
import { expect, test } from 'vitest'
import { everything } from './bus.ts'
import { createGroupTopics } from './group-topics.ts'
import { createTopicIndex } from './topic-index.ts'

function aList() {
  const index = createTopicIndex<string>()
  const list = createGroupTopics({
    index,
    dependent: 'list',
    always: ['mine'],
    topicsIn: (answer) => answer as string[],
  })
  const isWokenBy = (topic: string): boolean => index.match([topic]).has('list')
  return { index, list, isWokenBy }
}

test('an answer is woken by what it shows, and no more by what the one before showed', () => {
  const { list, isWokenBy } = aList()
  list.beginLoad()
  expect(list.follow(['one', 'two'])).toBe(false)
  expect(['mine', 'one', 'two', 'three'].filter(isWokenBy)).toEqual(['mine', 'one', 'two'])
  list.beginLoad()
  expect(list.follow(['two', 'three'])).toBe(false)
  expect(['mine', 'one', 'two', 'three'].filter(isWokenBy)).toEqual(['mine', 'two', 'three'])
  list.close()
  expect(['mine', 'one', 'two', 'three'].filter(isWokenBy)).toEqual([])
})

test('what changed while the answer that shows it first was loaded is found out, whatever came in between', () => {
  const { index, list } = aList()
  index.match(['one'])
  list.beginLoad()
  expect(list.follow(['one'])).toBe(false)
  list.beginLoad()
  index.match(['two'])
  index.match(['other'])
  expect(list.follow(['one', 'two'])).toBe(true)
  list.beginLoad()
  index.match(['two'])
  expect(list.follow(['one', 'two'])).toBe(false)
  list.beginLoad()
  index.match(everything)
  expect(list.follow(['three'])).toBe(true)
})

test('a topic of the query stays when an answer that showed it shows it no more', () => {
  const { list, isWokenBy } = aList()
  list.follow(['mine'])
  list.follow([])
  expect(isWokenBy('mine')).toBe(true)
})
