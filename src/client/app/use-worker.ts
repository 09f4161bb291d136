// Starts the service worker once the first screen of somebody signed in is on, so that it takes nothing from it.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A screen is on well before; a page that is left sooner registers at the next visit. */
const afterMs = 2000

export function useWorker(isKnown: boolean): void {
  const { history } = useRouter()
  useEffect(() => {
    if (!isKnown) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => void import('./start-worker.ts').then(({ startWorker }) => { stop = startWorker((path) => history.push(path)) }, () => undefined), afterMs)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [isKnown, history])
}
