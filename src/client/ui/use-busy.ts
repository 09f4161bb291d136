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
