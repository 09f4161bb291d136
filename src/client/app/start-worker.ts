// Starts what runs after the first screen: the answer cache, the service worker, and navigation
// from notifications.
import { newVersion } from '../device/new-version.ts'
import {
  followNotifications,
  notePerson,
  watchForNewWorker,
  workerRegistration,
} from '../device/service-worker.ts'
import { keepAnswers } from '../net/keep-answers.ts'

export function startWorker(go: (path: string) => void): () => void {
  keepAnswers()
  if (!('serviceWorker' in navigator)) return () => undefined
  void workerRegistration().then((registration) => {
    if (registration === null) return
    watchForNewWorker(registration, () => dispatchEvent(new Event(newVersion)))
    void notePerson()
  })
  return followNotifications(go)
}
