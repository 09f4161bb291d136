// What begins when the first screen works, apart from the first load: the service worker, and the way a tapped notification leads.
import { followNotifications, notePerson, workerRegistration } from '../lib/service-worker.ts'

/** For somebody signed in; `go` leads this window to a path of ours. Returns how to stop following notifications. */
export function startWorker(go: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  void workerRegistration().then((registration) => (registration === null ? undefined : notePerson()))
  return followNotifications(go)
}
