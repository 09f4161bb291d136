// What begins when the first screen works, apart from the first load: answers are kept for the next
// visit, the service worker keeps the app, and a tapped notification leads on.
import { newVersion } from '../device/new-version.ts'
import {
  followNotifications,
  notePerson,
  watchForNewWorker,
  workerRegistration,
} from '../device/service-worker.ts'
import { keepAnswers } from '../net/keep-answers.ts'

/**
 * For someone signed in; `go` leads this window to a path of ours. Returns how to stop following
 * notifications.
 */
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
