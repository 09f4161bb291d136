import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authRefreshMs } from '#domain/onboarding/waits.ts'
import { watchSession } from './watch-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aWorld(answer: boolean | null) {
  return {
    isInSight: vi.fn(() => true),
    hasSession: vi.fn(() => Promise.resolve(answer)),
    lost: vi.fn(),
  }
}

test('the session is asked for every ten seconds, until one stops', async () => {
  const world = aWorld(true)
  const stop = watchSession(world)
  await vi.advanceTimersByTimeAsync(authRefreshMs - 1)
  expect(world.hasSession).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(world.hasSession).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * authRefreshMs)
  expect(world.hasSession).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(2 * authRefreshMs)
  expect(world.hasSession).toHaveBeenCalledTimes(3)
  expect(world.lost).not.toHaveBeenCalled()
})

test('a page out of sight, or without a network, asks nothing', async () => {
  const world = aWorld(false)
  world.isInSight.mockReturnValue(false)
  watchSession(world)
  await vi.advanceTimersByTimeAsync(3 * authRefreshMs)
  expect(world.hasSession).not.toHaveBeenCalled()
})

test('a session that ended is told; no answer is no news', async () => {
  const silent = aWorld(null)
  watchSession(silent)
  const ended = aWorld(false)
  watchSession(ended)
  await vi.advanceTimersByTimeAsync(authRefreshMs)
  expect([silent.lost.mock.calls.length, ended.lost.mock.calls.length]).toEqual([0, 1])
})
