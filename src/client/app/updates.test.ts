// A new version is offered at most every five minutes; the caches are cleared once a session.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updatePromptThrottleMs } from '#domain/version/version.ts'
import { createUpdatePrompt } from './update-throttle.ts'
import { leaveOldWorker, reloadFresh } from './updates.ts'

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

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

function aBrowser() {
  const marks = new Map<string, string>()
  const [unregister, remove, reload] = [vi.fn(() => Promise.resolve(true)), vi.fn(() => Promise.resolve(true)), vi.fn()]
  const browser = {
    marks: { getItem: (key: string) => marks.get(key) ?? null, setItem: (key: string, value: string) => void marks.set(key, value) },
    workers: () => Promise.resolve([{ unregister }]), caches: { keys: () => Promise.resolve(['shell', 'assets']), delete: remove }, reload,
  }
  return { browser, unregister, remove, reload }
}

test('the service worker and the caches are cleared once a session, then the page only reloads', async () => {
  const { browser, unregister, remove, reload } = aBrowser()
  await reloadFresh(browser)
  await reloadFresh(browser)
  expect(unregister).toHaveBeenCalledOnce()
  expect(remove.mock.calls).toEqual([['shell'], ['assets']])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that an old worker serves loads again without it, once a session', async () => {
  const { browser, unregister, remove, reload } = aBrowser()
  await leaveOldWorker(browser)
  await leaveOldWorker(browser)
  expect(unregister).toHaveBeenCalledOnce()
  expect(remove).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledOnce()
})
