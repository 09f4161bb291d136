// The store is restored or replaced while a window is open.
import { expect, test } from 'vitest'
import { wireVersion } from '#domain/version/version.ts'
import { openCourt, watching, type Court } from '#test/support/live-court.ts'
import type { LiveWorld } from './live.ts'

const store = { id: 'one', started: 100, begunAt: 0 }

async function shownHigh(court: Court, world: Partial<LiveWorld> = {}) {
  const connection = court.connection(world)
  let changes = 0
  connection.onOtherStore(() => {
    changes += 1
  })
  const watched = watching(connection, 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'hello', wire: wireVersion, version: '1', store })
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 900, data: 'lost' })
  await expect.poll(() => watched.data()).toBe('lost')
  return { connection, ...watched, changes: () => changes }
}

test('another store on the open socket: what is shown is stale, and its snapshots count whatever their versions', async () => {
  const court = await openCourt()
  const { data, states, changes } = await shownHigh(court)
  court.say({
    type: 'hello',
    wire: wireVersion,
    version: '1',
    store: { id: 'two', started: 50, begunAt: 10 },
  })
  await expect.poll(() => states.at(-1)).toEqual({ data: 'lost', refusal: null, fresh: false })
  court.say({ type: 'snapshot', key: 'k', version: 20, data: 'restored' })
  await expect.poll(() => data()).toBe('restored')
  expect(changes()).toBe(1)
})

test('a store of the same id that was put back is another one; one that was only started again is not', async () => {
  const court = await openCourt()
  const { data, changes } = await shownHigh(court)
  const say = (started: number, begunAt: number): void =>
    court.say({
      type: 'hello',
      wire: wireVersion,
      version: '1',
      store: { ...store, started, begunAt },
    })
  say(200, 950)
  say(100, 0)
  court.say({ type: 'snapshot', key: 'k', version: 899, data: 'older' })
  court.say({ type: 'snapshot', key: 'k', version: 960, data: 'newer' })
  await expect.poll(() => data()).toBe('newer')
  expect(changes()).toBe(0)
  say(300, 500)
  court.say({ type: 'snapshot', key: 'k', version: 510, data: 'put back' })
  await expect.poll(() => data()).toBe('put back')
  expect(changes()).toBe(1)
})

test('a page that opens after a restore learns that an earlier page knew another store', async () => {
  const court = await openCourt()
  const { changes } = await shownHigh(court, {
    lastStore: () => ({ id: 'before', started: 1, begunAt: 0 }),
  })
  expect(changes()).toBe(1)
})
