// Starts the service worker after the first screen of a signed-in person, so they don't compete.
import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { loadPart } from '../navigation/load-part.ts'

/**
 * Delay in ms: shorter when a worker served the page. A page left earlier starts it on the next
 * visit.
 */
const afterMs = (): number => (navigator.serviceWorker?.controller ? 500 : 2000)

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
