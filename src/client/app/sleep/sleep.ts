// Decides when the page falls asleep and wakes (SPEC section 4). Timers of hidden pages may run
// late, so the return checks the clock as well.
import { sleepAfterMs } from '#domain/shared/screen-timing.ts'

export type SleepingPage = {
  isHidden(): boolean
  onVisibility(listener: () => void): () => void
  now(): number
  reload(): void
}

export const browserPage: SleepingPage = {
  isHidden: () => document.hidden,
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
  now: Date.now,
  reload: () => location.reload(),
}

export function watchSleep(page: SleepingPage, onSleep: () => void): () => void {
  let hiddenAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(): void {
    clearTimeout(timer)
    if (page.isHidden()) {
      hiddenAt = page.now()
      timer = setTimeout(onSleep, sleepAfterMs)
    } else {
      if (hiddenAt !== null && page.now() - hiddenAt >= sleepAfterMs) page.reload()
      hiddenAt = null
    }
  }

  const stop = page.onVisibility(change)
  if (page.isHidden()) change()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
