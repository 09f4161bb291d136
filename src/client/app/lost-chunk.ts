// After a deployment an open page may ask for a file that is gone. The page loads again, at most once in ten seconds. The error
// goes on to who asked: an import that is told of none would go on with nothing in its hands.

const markKey = 'sideout.chunk-reload'
const againAfterMs = 10_000

type Page = { now: () => number; reload: () => void; marks: Pick<Storage, 'getItem' | 'setItem'>; isServerThere: () => Promise<boolean> }

const browserPage = (): Page => ({
  now: Date.now, reload: reloadPage, marks: sessionStorage,
  isServerThere: () => fetch('/livez').then(({ ok }) => ok, () => false),
})

/** A service worker would give the same page again, with the same file missing. */
const reloadPage = (): void => (navigator.serviceWorker?.controller ? void import('./updates.ts').then(({ reloadFresh }) => reloadFresh(), () => location.reload()) : location.reload())

/** Loads the page again when Vite reports a file that could not be loaded. */
export function reloadOnLostChunk(target: Pick<Window, 'addEventListener'> = window, page: Page = browserPage()): void {
  target.addEventListener('vite:preloadError', () => {
    const last = Number(page.marks.getItem(markKey) ?? 0)
    if (page.now() - last < againAfterMs) return
    page.marks.setItem(markKey, String(page.now()))
    // Without a connection the page would be lost for nothing: what was read stays readable.
    void page.isServerThere().then((isThere) => (isThere ? page.reload() : undefined))
  })
}
