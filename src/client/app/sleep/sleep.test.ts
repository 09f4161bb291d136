import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleepAfterMs } from '#domain/shared/screen-timing.ts'
import { watchSleep, type SleepingPage } from './sleep.ts'

function aPage(): SleepingPage & { hide(): void; show(): void; reloads: number } {
  let isHidden = false
  const listeners = new Set<() => void>()
  const turn = (hidden: boolean) => {
    isHidden = hidden
    for (const listener of listeners) listener()
  }
  return {
    reloads: 0,
    isHidden: () => isHidden,
    onVisibility: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: Date.now,
    reload() {
      this.reloads += 1
    },
    hide: () => turn(true),
    show: () => turn(false),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page hidden for 90 minutes falls asleep, not a moment sooner', () => {
  const page = aPage()
  const onSleep = vi.fn()
  watchSleep(page, onSleep)
  page.hide()
  vi.advanceTimersByTime(sleepAfterMs - 1)
  expect(onSleep).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSleep).toHaveBeenCalledOnce()
})

test('coming back after 90 minutes loads the page again, coming back earlier does not', () => {
  const page = aPage()
  watchSleep(page, () => undefined)
  page.hide()
  vi.advanceTimersByTime(sleepAfterMs - 1)
  page.show()
  expect(page.reloads).toBe(0)
  page.hide()
  vi.advanceTimersByTime(sleepAfterMs)
  page.show()
  expect(page.reloads).toBe(1)
})

test('a hidden page whose timers were held up still loads again on return', () => {
  const page = aPage()
  const onSleep = vi.fn()
  watchSleep(page, onSleep)
  page.hide()
  vi.setSystemTime(Date.now() + sleepAfterMs)
  page.show()
  expect(onSleep).not.toHaveBeenCalled()
  expect(page.reloads).toBe(1)
})

test('time in sight does not count', () => {
  const page = aPage()
  const onSleep = vi.fn()
  watchSleep(page, onSleep)
  for (let hour = 0; hour < 3; hour += 1) {
    page.hide()
    vi.advanceTimersByTime(sleepAfterMs / 2)
    page.show()
    vi.advanceTimersByTime(sleepAfterMs)
  }
  expect(onSleep).not.toHaveBeenCalled()
  expect(page.reloads).toBe(0)
})
