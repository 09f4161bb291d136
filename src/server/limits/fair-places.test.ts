import { expect, test } from 'vitest'
import { createFairPlaces, createKeyedPlaces } from './fair-places.ts'

function entering(size: number) {
  const places = createFairPlaces(size)
  const entered: string[] = []
  const leaves: (() => void)[] = []
  const enter = (person: string): Promise<void> =>
    places.enter(person).then((leave) => {
      entered.push(person)
      leaves.push(leave)
    })
  const leaveFirst = async (): Promise<void> => {
    leaves.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { places, entered, enter, leaveFirst }
}

test('so many are inside at once and no more', async () => {
  const { places, entered, enter } = entering(2)
  void enter('ann')
  void enter('ben')
  void enter('cleo')
  await Promise.resolve()
  await Promise.resolve()
  expect(entered).toEqual(['ann', 'ben'])
  expect(places.waiting()).toBe(1)
  expect(places.tryEnter()).toBeNull()
})

test('people take turns: of someone with many requests one goes before another person’s first', async () => {
  const { entered, enter, leaveFirst } = entering(1)
  for (let n = 0; n < 5; n += 1) void enter('ann')
  void enter('ben')
  void enter('cleo')
  void enter('ben')
  for (let n = 0; n < 8; n += 1) await leaveFirst()
  expect(entered).toEqual(['ann', 'ann', 'ben', 'cleo', 'ann', 'ben', 'ann', 'ann'])
})

test('leaving twice gives one place', async () => {
  const places = createFairPlaces(1)
  const leave = await places.enter('ann')
  leave()
  leave()
  expect(places.tryEnter()).not.toBeNull()
  expect(places.tryEnter()).toBeNull()
})

test('who waits can be told that it is in vain, and the place is free afterwards', async () => {
  const places = createFairPlaces(1)
  const leave = await places.enter('ann')
  const waiting = [places.enter('ben'), places.enter('cleo')]
  const told = Promise.allSettled(waiting)
  places.rejectWaiting(new Error('away'))
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  leave()
  await expect(places.enter('ben')).resolves.toBeTypeOf('function')
})

test('each key has places of its own, and is forgotten when the last one has left', async () => {
  const keyed = createKeyedPlaces(1)
  const places = keyed.of('event a')
  const leave = await places.enter('ann')
  expect(keyed.of('event a')).toBe(places)
  expect(keyed.of('event b').tryEnter()).not.toBeNull()
  leave()
  expect(keyed.of('event a')).not.toBe(places)
})
