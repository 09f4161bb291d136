// Starts the service worker once the first screen of someone signed in is on, so that it takes
// nothing from it.
import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { loadPart } from '../navigation/load-part.ts'

/**
 * A first screen is on well before, one that the worker gave sooner; a page that is left before
 * that begins at the next visit.
 */
const afterMs = (): number => (navigator.serviceWorker?.controller ? 500 : 2000)

/** True from then on. */
export function useWorker(isKnown: boolean): boolean {
  const { history } = useRouter()
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (!isKnown) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      setStarted(true)
      void loadPart(() => import('./start-worker.ts')).then(({ startWorker }) => {
        stop = startWorker((path) => history.push(path))
      })
    }, afterMs())
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [isKnown, history])
  return isStarted
}
