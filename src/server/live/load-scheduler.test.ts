import { expect, test } from 'vitest'
import { createLoadScheduler, type Urgency } from './load-scheduler.ts'

function heldScheduler(
  places = { all: 4, refreshes: 2, firstsPerPerson: 2, refreshesPerPerson: 1 },
) {
  const scheduler = createLoadScheduler(places)
  const ends = new Map<string, () => void>()
  const begun: string[] = []
  const schedule = (name: string, people: Readonly<Record<string, Urgency>>) =>
    scheduler.schedule(
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => {
          ends.set(name, () => resolve(name))
        })
      },
      new Map(Object.entries(people)),
    )
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { scheduler, schedule, end, begun }
}

test('a load answers what it loaded', async () => {
  const { schedule, end } = heldScheduler()
  const { result } = schedule('a', { ann: 'first' })
  await end('a')
  expect(await result).toBe('a')
})

test('a load that fails rejects and gives its place to the next', async () => {
  const { scheduler, schedule, begun } = heldScheduler({
    all: 1,
    refreshes: 1,
    firstsPerPerson: 1,
    refreshesPerPerson: 1,
  })
  const { result } = scheduler.schedule(
    () => Promise.reject(new Error('away')),
    new Map([['ann', 'first']]),
  )
  schedule('b', { ben: 'first' })
  await expect(result).rejects.toThrow('away')
  expect(begun).toEqual(['b'])
})

test('a load whose last person left before its turn never runs', async () => {
  const { schedule, end, begun } = heldScheduler()
  for (const name of ['a1', 'a2']) schedule(name, { ann: 'first' })
  const left = schedule('left', { ann: 'first', ben: 'refresh' })
  const late = schedule('late', { ann: 'first' })
  left.leave('ann')
  left.leave('ben')
  late.leave('ann')
  await end('a1')
  await end('a2')
  expect(await late.result).toBeNull()
  expect(begun).not.toContain('late')
})

test('one person never has every place', () => {
  const { schedule, begun } = heldScheduler()
  for (let n = 0; n < 100; n += 1) {
    schedule(`first ${n}`, { ann: 'first' })
    schedule(`refresh ${n}`, { ann: 'refresh' })
  }
  expect(begun).toHaveLength(3)
  schedule('ben', { ben: 'first' })
  expect(begun.at(-1)).toBe('ben')
})

test('a screen that shows nothing does not wait behind slow refreshes', () => {
  const { schedule, begun } = heldScheduler()
  for (const person of ['ann', 'ben', 'cleo', 'dan'])
    schedule(`refresh of ${person}`, { [person]: 'refresh' })
  expect(begun).toEqual(['refresh of ann', 'refresh of ben'])
  schedule('first of eve', { eve: 'first' })
  expect(begun.at(-1)).toBe('first of eve')
})

test('of what waits, screens that show nothing come first', async () => {
  const { schedule, end, begun } = heldScheduler({
    all: 2,
    refreshes: 1,
    firstsPerPerson: 2,
    refreshesPerPerson: 1,
  })
  schedule('a', { ann: 'first' })
  schedule('b', { ben: 'refresh' })
  schedule('refresh', { cleo: 'refresh' })
  schedule('first', { dan: 'first' })
  await end('a')
  expect(begun).toEqual(['a', 'b', 'first'])
})

test('refreshes are not starved: the last free place is theirs when none of them runs', async () => {
  const { schedule, end, begun } = heldScheduler()
  for (const person of ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay'])
    schedule(person, { [person]: 'first' })
  schedule('refresh', { gus: 'refresh' })
  schedule('another', { hal: 'refresh' })
  await end('ann')
  expect(begun.at(-1)).toBe('refresh')
  await end('ben')
  expect(begun.at(-1)).toBe('eve')
})

test('a refresh becomes a first load when someone joins for whom it is one', async () => {
  const { schedule, end, begun } = heldScheduler({
    all: 2,
    refreshes: 1,
    firstsPerPerson: 2,
    refreshesPerPerson: 1,
  })
  schedule('a', { ann: 'first' })
  schedule('b', { ben: 'refresh' })
  schedule('other', { cleo: 'refresh' })
  const shared = schedule('shared', { dan: 'refresh' })
  shared.join('eve', 'first')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'shared'])
})

test('loads that wait are counted for each of their people, and as one', () => {
  const { scheduler, schedule } = heldScheduler()
  for (const name of ['a1', 'a2', 'a3']) schedule(name, { ann: 'first' })
  schedule('r1', { ann: 'refresh' })
  schedule('r2', { ann: 'refresh', ben: 'first' }).leave('ben')
  schedule('shared', { ann: 'first' }).join('cleo', 'refresh')
  expect([scheduler.countWaiting('ann'), scheduler.countWaiting('cleo')]).toEqual([2, 0])
})
