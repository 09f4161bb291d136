// One thing at a time: while a task runs, further taps start nothing, not even two taps before the
// screen has drawn again.
import { useCallback, useRef, useState } from 'react'

/** `busy` names the task that runs, null when none does; `run` starts one unless another runs. */
export function useBusy<Name extends string>(): {
  busy: Name | null
  run: (name: Name, task: () => Promise<unknown>) => Promise<void>
} {
  const [busy, setBusy] = useState<Name | null>(null)
  const isRunning = useRef(false)
  const run = useCallback(async (name: Name, task: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(name)
    try {
      await task()
    } finally {
      isRunning.current = false
      setBusy(null)
    }
  }, [])
  return { busy, run }
}

/** The same for each name by itself: what is done to one row holds up no other. */
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
