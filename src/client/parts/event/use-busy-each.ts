// One task at a time per name: a task on one row doesn't block others.
import { useCallback, useRef, useState } from 'react'

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
