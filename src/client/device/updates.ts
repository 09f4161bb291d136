// How an old version is left behind (SPEC section 9): the first time in a session without its
// service worker and caches, later by letting the new worker take over.

const clearedKey = 'sideout.caches-cleared'
const reloadedKey = 'reloadedFor'
/** A worker that does not take over in this time is not waited for: the page loads as it can. */
const takeOverMs = 5000

type Workers = {
  clear: () => Promise<unknown>
  /** Fetches the new worker, if there is one, and lets it take over. */
  takeOver: () => Promise<unknown>
}
type Marks = Pick<Storage, 'getItem' | 'setItem'>
type Browser = {
  marks: Marks
  /** Outlive the session. */
  lasting: Marks | null
  workers: Workers
  isServerThere: () => Promise<boolean>
  reload: () => void
}

const browser = (): Browser => ({
  marks: sessionStorage,
  lasting: lastingMarks(),
  workers: browserWorkers,
  reload: () => location.reload(),
  isServerThere: () =>
    fetch('/livez').then(
      ({ ok }) => ok,
      () => false,
    ),
})

/**
 * Loads the page again, in the server's version. The service worker and the caches are cleared once
 * a session. Without a server nothing is cleared: what was kept is all there is. This device is
 * asked for `version`, the server's, no more.
 */
export async function reloadFresh(
  version = '',
  { marks, lasting, workers, isServerThere, reload }: Browser = browser(),
): Promise<void> {
  if (await isServerThere()) {
    remember(lasting, version)
    const isFirst = marks.getItem(clearedKey) === null
    marks.setItem(clearedKey, 'yes')
    await (isFirst ? workers.clear() : workers.takeOver()).catch(() => undefined)
  }
  reload()
}

/** True when this device has reloaded for this version already. */
export const isReloadedFor = (version: string, lasting: Marks | null = lastingMarks()): boolean =>
  lasting?.getItem(reloadedKey) === version

function lastingMarks(): Marks | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function remember(lasting: Marks | null, version: string): void {
  try {
    if (version !== '') lasting?.setItem(reloadedKey, version)
  } catch {
    // Full: it is asked again.
  }
}

const browserWorkers: Workers = {
  clear: async () => (await import('./service-worker.ts')).leaveWorkers(),
  takeOver: async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const next = registration?.waiting ?? registration?.installing ?? null
    if (next !== null)
      await Promise.race([
        becomesActive(next),
        new Promise((resolve) => {
          setTimeout(resolve, takeOverMs)
        }),
      ])
  },
}

function becomesActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installed') worker.postMessage('take-over', [])
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
