// Runs one task at a time: while one runs, further taps are ignored, even two taps before the next
// render.
import { useCallback, useRef, useState } from 'react'

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
