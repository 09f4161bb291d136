// The cache of token holders: revocation must always win over caching.
import { expect, test } from 'vitest'
import type { SignedIn } from '#domain/access/actor.ts'
import { createLocalBus, everything, type Invalidation } from '../live/bus.ts'
import { topics } from '../live/topics.ts'
import { createActorCache } from './actor-cache.ts'

const ann: SignedIn = {
  kind: 'signed-in',
  userId: 'u-ann',
  email: 'ann@example.org',
  provider: 'password',
  sessionId: 's1',
  playerId: 'ann',
  lacksSecondFactor: false,
}

function cacheOver(
  held: Map<string, SignedIn>,
  options: { entriesMax?: number; gate?: () => Promise<void> } = {},
) {
  const bus = createLocalBus()
  const time = { now: 0 }
  const loads: string[] = []
  const load = async (token: string): Promise<SignedIn | null> => {
    loads.push(token)
    const found = held.get(token) ?? null
    await options.gate?.()
    return found
  }
  const cache = createActorCache({
    bus,
    clock: { now: () => time.now },
    load,
    ...(options.entriesMax === undefined ? {} : { entriesMax: options.entriesMax }),
  })
  return { bus, time, loads, ...cache }
}

test('a token is loaded once in five seconds', async () => {
  const { find, time, loads } = cacheOver(new Map([['t', ann]]))
  await Promise.all([find('t'), find('t')])
  time.now = 4_999
  expect(await find('t')).toEqual(ann)
  expect(loads).toHaveLength(1)
  time.now = 5_000
  await find('t')
  expect(loads).toHaveLength(2)
})

test.each<[string, Invalidation]>([
  ['says that sessions of the user ended', [topics.sessions('u-ann')]],
  ['says that the user changed', ['event:1', topics.user('u-ann')]],
  ['says that messages may have been missed', everything],
])('a wake-up that %s makes it forget', async (_what, wake) => {
  const held = new Map([['t', ann]])
  const { find, bus } = cacheOver(held)
  await find('t')
  held.delete('t')
  bus.emit(wake)
  expect(await find('t')).toBeNull()
})

test('another user’s wake-up forgets nothing', async () => {
  const { find, bus, loads } = cacheOver(new Map([['t', ann]]))
  await find('t')
  bus.publish([topics.sessions('u-ben'), topics.event('u-ann')])
  await find('t')
  expect(loads).toHaveLength(1)
})

test('what was loaded while the session ended is not remembered, nor handed to who asks after', async () => {
  const held = new Map([['t', ann]])
  const gates: (() => void)[] = []
  const { find, bus } = cacheOver(held, {
    gate: () =>
      new Promise((resolve) => {
        gates.push(resolve)
      }),
  })
  const early = find('t')
  held.delete('t')
  bus.publish([topics.sessions('u-ann')])
  const late = find('t')
  for (const open of gates) open()
  expect(await early).toEqual(ann)
  expect(await late).toBeNull()
})

test('an unknown token and a failed load are not remembered', async () => {
  const held = new Map<string, SignedIn>()
  let isDown = true
  const { find } = cacheOver(held, {
    gate: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
  })
  await expect(find('t')).rejects.toThrow('down')
  isDown = false
  expect(await find('t')).toBeNull()
  held.set('t', ann)
  expect(await find('t')).toEqual(ann)
})

test('it holds a bounded number of tokens, the oldest go first', async () => {
  const people = ['a', 'b', 'c'].map((token) => [token, { ...ann, userId: `u-${token}` }] as const)
  const { find, loads } = cacheOver(new Map(people), { entriesMax: 2 })
  for (const token of ['a', 'b', 'c', 'c', 'b', 'a']) await find(token)
  expect(loads).toEqual(['a', 'b', 'c', 'a'])
})
