import { expect, test } from 'vitest'
import type { PictureFacts } from './draw-picture.ts'
import { createSharePictures } from './share-pictures.ts'

const facts = (title: string): PictureFacts => ({
  hue: 150,
  tone: 'open',
  kind: null,
  title,
  plainTitle: 'Open play',
  tile: { top: 'Tue', number: '2', bottom: 'Jun' },
  when: 'Tuesday, June 2, 6:00 – 8:00 PM',
  where: 'Pier',
  state: '5 places left',
  places: { taken: 3, max: 8 },
  more: [],
})

function held(bytes = 1_000) {
  const waiting: (() => void)[] = []
  const begun: string[] = []
  const pictures = createSharePictures(({ title }) => {
    begun.push(title)
    return new Promise((resolve) => waiting.push(() => resolve(Buffer.alloc(bytes))))
  })
  const finishAll = async (): Promise<void> => {
    for (let idle = 0; idle < 50; idle += 1) {
      const next = waiting.shift()
      if (next !== undefined) idle = 0
      next?.()
      await Promise.resolve()
    }
  }
  return { pictures, begun, finishAll }
}

test('a picture is rendered once for all that ask at once, and kept', async () => {
  const { pictures, begun, finishAll } = held()
  const asked = Array.from({ length: 200 }, () => pictures.find(facts('Ladder'), 'here'))
  await finishAll()
  const [first] = await Promise.all(asked)
  expect(await pictures.find(facts('Ladder'), 'here')).toBe(first)
  expect(begun).toEqual(['Ladder'])
})

test('one is rendered at a time, and more than 32 are refused', async () => {
  const { pictures, begun, finishAll } = held()
  const asked = Array.from({ length: 40 }, (_, n) =>
    pictures.find(facts(`Event ${n}`), `address ${n % 8}`),
  )
  await Promise.resolve()
  expect(begun).toHaveLength(1)
  await finishAll()
  const given = await Promise.all(asked)
  expect(given.filter((picture) => picture !== null)).toHaveLength(32)
  expect(begun).toHaveLength(32)
})

test('one address has a part of the line, whatever it asks for, and others are served', async () => {
  const { pictures, finishAll } = held()
  const flood = Array.from({ length: 40 }, (_, n) => pictures.find(facts(`Event ${n}`), 'flood'))
  const other = pictures.find(facts('Ladder'), 'somebody else')
  await finishAll()
  expect((await Promise.all(flood)).filter((picture) => picture !== null)).toHaveLength(8)
  expect(await other).not.toBeNull()
})

test('a refused picture is made when it is asked for again', async () => {
  const { pictures, finishAll } = held()
  const asked = Array.from({ length: 33 }, (_, n) =>
    pictures.find(facts(`Event ${n}`), `address ${n % 8}`),
  )
  await finishAll()
  expect((await Promise.all(asked)).at(-1)).toBeNull()
  const again = pictures.find(facts('Event 32'), 'here')
  await finishAll()
  expect(await again).not.toBeNull()
})

test('so many bytes are kept and no more: the picture that waited longest goes', async () => {
  const { pictures, begun, finishAll } = held(10 * 1024 * 1024)
  const find = async (title: string): Promise<void> => {
    const found = pictures.find(facts(title), 'here')
    await finishAll()
    await found
  }
  for (const title of ['a', 'b', 'c', 'c', 'b', 'a']) await find(title)
  expect(begun).toEqual(['a', 'b', 'c', 'a'])
})

test('a picture that failed is tried again', async () => {
  let tries = 0
  const pictures = createSharePictures(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve(Buffer.alloc(1))
  })
  await expect(pictures.find(facts('Ladder'), 'here')).rejects.toThrow('no memory')
  expect(await pictures.find(facts('Ladder'), 'here')).toEqual(Buffer.alloc(1))
})
