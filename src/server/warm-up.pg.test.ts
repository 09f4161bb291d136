// The server runs the first windows' queries on itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { warmUp } from './warm-up.ts'

/** Generous, because this test checks what is queried, not how fast. */
const aMinuteMs = 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a store without events is asked for nothing more', async () => {
  await warmUp(app.deps, app.app.hub, aMinuteMs)
  expect(app.app.hub.stats().loads).toBe(0)
})

test('what the calendar, a list and an event show is loaded, and nothing stays open', async () => {
  const { playerId } = await app.signedIn('Ana')
  const location = await aLocation(app.db)
  await anEvent(app.db, { location, organizer: playerId })
  await warmUp(app.deps, app.app.hub, aMinuteMs)
  const { loadsByQuery, members, groups } = app.app.hub.stats()
  expect([...loadsByQuery.keys()].toSorted()).toEqual([
    'events-byId',
    'events-personalList',
    'events-privateCounts',
    'events-publicCounts',
    'events-publicList',
    'players-me',
    'version-current',
  ])
  expect({ members, groups }).toEqual({ members: 0, groups: 0 })
})

test('each round asks for something else: a kept answer would try nothing', async () => {
  const { playerId } = await app.signedIn('Ben')
  const location = await aLocation(app.db)
  for (let n = 0; n < 8; n += 1) await anEvent(app.db, { location, organizer: playerId })
  const loads = (name: LiveName) => app.app.hub.stats().loadsByQuery.get(name) ?? 0
  const before = loads('events-byId')
  const countsBefore = loads('events-publicCounts')
  await warmUp(app.deps, app.app.hub, aMinuteMs)
  expect(loads('events-byId') - before).toBeGreaterThanOrEqual(7)
  expect(loads('events-publicCounts') - countsBefore).toBeGreaterThanOrEqual(7)
})

test('a window that never gets an answer does not keep the server from starting', async () => {
  let open = 0
  const silent = {
    subscribe: () => {
      open += 1
      return { close: () => void (open -= 1) }
    },
  }
  await warmUp(app.deps, silent)
  await until('nothing is open', () => open === 0)
})
