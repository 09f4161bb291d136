import { useEffect, useState } from 'react'
import { liveClient } from './live-client.ts'
import { asObject, parseJson } from './wire-values.ts'

const pauseMs = 3_000

/** Asks the server, because a browser hides why a socket is refused. */
export function useIsRestored(): boolean {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const look = async (before: boolean): Promise<void> => {
      const is = navigator.onLine ? await askIsRestored().catch(() => before) : before
      if (isLeft) return
      setRestored(is)
      if (before && !is) liveClient().reconnectNow()
      timer = setTimeout(() => void look(is), pauseMs)
    }
    void look(false)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [])
  return isRestored
}

async function askIsRestored(): Promise<boolean> {
  const answer = await fetch('/readyz')
  return asObject(parseJson(await answer.text()))?.['status'] === 'restoring'
}
