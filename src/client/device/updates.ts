// Replaces an old version of the app (SPEC section 9): the first time in a session by clearing
// service worker and caches, later by activating the new worker.

const clearedKey = 'sideout.caches-cleared'
const reloadedKey = 'reloadedFor'
const takeOverMs = 5000

type Workers = {
  clear: () => Promise<unknown>
  takeOver: () => Promise<unknown>
}
type Marks = Pick<Storage, 'getItem' | 'setItem'>
type Browser = {
  marks: Marks
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
 * Reloads the page in the server's version. Service worker and caches are cleared once a session,
 * but never offline, when they are all there is. Afterwards this device is not prompted for
 * `version` again.
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
    // Storage is full: it will be offered again.
  }
}

const browserWorkers: Workers = {
  clear: async () => (await import('./service-worker.ts')).unregisterWorkers(),
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
