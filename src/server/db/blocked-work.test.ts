import { expect, test } from 'vitest'
import { createBlockedWork } from './blocked-work.ts'

async function tryEnter(entering: Promise<() => void>): Promise<(() => void) | 'waits'> {
  return Promise.race([
    entering,
    new Promise<'waits'>((resolve) => {
      setImmediate(() => resolve('waits'))
    }),
  ])
}

test('work is not bounded until it is found waiting for a lock', async () => {
  const work = createBlockedWork({ size: 10, share: 1 })
  const entered = await Promise.all([1, 2, 3, 4].map(() => tryEnter(work.enter('matches'))))
  expect(entered).not.toContain('waits')
})

test('all kinds that wait for locks share a few places, and other kinds never wait', async () => {
  const work = createBlockedWork({ size: 10, share: 2 })
  const [leave] = await Promise.all([work.enter('matches'), work.enter('results')])
  work.markBlocked(['matches', 'results'])
  const next = work.enter('matches')
  expect(await tryEnter(next)).toBe('waits')
  expect(await tryEnter(work.enter('profiles'))).not.toBe('waits')
  leave()
  expect(await tryEnter(next)).not.toBe('waits')
})

test('a kind that is quick again is let in', async () => {
  const work = createBlockedWork({ size: 10, share: 1 })
  await work.enter('matches')
  work.markBlocked(['matches'])
  const waiting = [work.enter('matches'), work.enter('matches')]
  expect(await tryEnter(waiting[0] ?? work.enter('matches'))).toBe('waits')
  work.markQuick('matches')
  expect(await Promise.all(waiting.map(tryEnter))).not.toContain('waits')
})

test('leaving twice frees one place', async () => {
  const work = createBlockedWork({ size: 10, share: 1 })
  const leave = await work.enter('matches')
  await work.enter('matches')
  work.markBlocked(['matches'])
  leave()
  leave()
  expect(await tryEnter(work.enter('matches'))).toBe('waits')
})

test('never more have a connection than there are, and those that wait are let in by their order', async () => {
  const work = createBlockedWork({ size: 2, share: 1 })
  const leaves = await Promise.all([work.enter('a'), work.enter('b')])
  const [third, fourth] = [work.enter('c'), work.enter('d')]
  expect(await tryEnter(third)).toBe('waits')
  expect(work.waiting()).toBe(2)
  leaves[0]?.()
  expect(await tryEnter(third)).not.toBe('waits')
  expect(await tryEnter(fourth)).toBe('waits')
})

test('what waited for a connection while its kind was found blocked lets others pass', async () => {
  const work = createBlockedWork({ size: 2, share: 1 })
  const leaves = await Promise.all([work.enter('matches'), work.enter('matches')])
  const matches = work.enter('matches')
  const profile = work.enter('profiles')
  work.markBlocked(['matches'])
  leaves[0]?.()
  expect(await tryEnter(profile)).not.toBe('waits')
  expect(await tryEnter(matches)).toBe('waits')
})

test('what was admitted needs a connection only, and holds none before', async () => {
  const work = createBlockedWork({ size: 1, share: 1 })
  work.markBlocked(['matches'])
  expect(await tryEnter(work.admit('matches'))).not.toBe('waits')
  expect(await tryEnter(work.enter('matches', true))).not.toBe('waits')
  expect(await tryEnter(work.enter('profiles'))).toBe('waits')
})
