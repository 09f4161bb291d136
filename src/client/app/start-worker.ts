// Starts what runs after the first screen: the answer cache, the service worker, and navigation
// from notifications.
import { newVersion } from '../device/new-version.ts'
import {
  followNotifications,
  markSignedIn,
  watchForNewWorker,
  workerRegistration,
} from '../device/service-worker.ts'
import { persistAnswers } from '../net/keep-answers.ts'

export function startWorker(go: (path: string) => void): () => void {
  persistAnswers()
  if (!('serviceWorker' in navigator)) return () => undefined
  void workerRegistration().then((registration) => {
    if (registration === null) return
    watchForNewWorker(registration, () => dispatchEvent(new Event(newVersion)))
    void markSignedIn()
  })
  return followNotifications(go)
}
