// One thing at a time for each name by itself: what is done to one row holds up no other.
import { useCallback, useRef, useState } from 'react'

/** `run` starts a task unless one of the same name runs. */
export function useBusyEach(): {
  isBusy: (name: string) => boolean
  run: (name: string, task: () => Promise<unknown>) => Promise<void>
} {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const running = useRef(new Set<string>())
  const run = useCallback(async (name: string, task: () => Promise<unknown>) => {
    if (running.current.has(name)) return
    running.current.add(name)
    setBusy(new Set(running.current))
    try {
      await task()
    } finally {
      running.current.delete(name)
      setBusy(new Set(running.current))
    }
  }, [])
  return { isBusy: (name) => busy.has(name), run }
}
