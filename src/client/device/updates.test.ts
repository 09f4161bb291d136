import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updatePromptThrottleMs } from '#domain/version/version.ts'
import { createUpdatePrompt } from './update-throttle.ts'
import { isReloadedFor, reloadFresh } from './updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first offer is made at once, the next waits until five minutes have passed', () => {
  const prompt = createUpdatePrompt()
  const show = vi.fn()
  prompt.offer(show)
  vi.advanceTimersByTime(0)
  expect(show).toHaveBeenCalledTimes(1)
  prompt.offer(show)
  vi.advanceTimersByTime(updatePromptThrottleMs - 1)
  expect(show).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledTimes(2)
})

test('a withdrawn offer is never shown', () => {
  const show = vi.fn()
  createUpdatePrompt().offer(show)()
  vi.advanceTimersByTime(updatePromptThrottleMs)
  expect(show).not.toHaveBeenCalled()
})

function aBrowser(isServerThere = true) {
  const storage = () => {
    const marks = new Map<string, string>()
    return {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
    }
  }
  const [clear, takeOver, reload] = [
    vi.fn(() => Promise.resolve()),
    vi.fn(() => Promise.resolve()),
    vi.fn(),
  ]
  const browser = {
    marks: storage(),
    lasting: storage(),
    workers: { clear, takeOver },
    isServerThere: () => Promise.resolve(isServerThere),
    reload,
  }
  return { browser, clear, takeOver, reload }
}

test('the service worker and the caches are cleared once a session, later the new worker takes over before the page reloads', async () => {
  const { browser, clear, takeOver, reload } = aBrowser()
  await reloadFresh('9.9.9', browser)
  expect([clear.mock.calls.length, takeOver.mock.calls.length]).toEqual([1, 0])
  await reloadFresh('9.9.9', browser)
  expect([clear.mock.calls.length, takeOver.mock.calls.length]).toEqual([1, 1])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('where the server does not answer nothing is cleared: what was kept is all there is', async () => {
  const { browser, clear, takeOver, reload } = aBrowser(false)
  await reloadFresh('9.9.9', browser)
  expect([
    clear.mock.calls.length,
    takeOver.mock.calls.length,
    reload.mock.calls.length,
    isReloadedFor('9.9.9', browser.lasting),
  ]).toEqual([0, 0, 1, false])
})

test('a version that was reloaded for is asked for no more on this device, another one is', async () => {
  const { browser } = aBrowser()
  await reloadFresh('9.9.9', browser)
  expect(['9.9.9', '9.9.10'].map((version) => isReloadedFor(version, browser.lasting))).toEqual([
    true,
    false,
  ])
})
