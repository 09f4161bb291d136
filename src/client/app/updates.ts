// How an old version is left behind (SPEC section 9).

const clearedKey = 'sideout.caches-cleared'

type Browser = { marks: Pick<Storage, 'getItem' | 'setItem'>; workers: () => Promise<readonly { unregister(): Promise<unknown> }[]>; caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined; reload: () => void }

const browser = (): Browser => ({
  marks: sessionStorage,
  workers: async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : []),
  caches: 'caches' in globalThis ? caches : undefined,
  reload: () => location.reload(),
})

/** Clears the service worker and the caches, once a session, and loads the page again. */
export async function reloadFresh(page: Browser = browser()): Promise<void> {
  await clearCaches(page)
  page.reload()
}

/** For a page that an old service worker serves: goes on without it. */
export async function leaveOldWorker(page: Browser = browser()): Promise<void> {
  if (await clearCaches(page)) page.reload()
}

/** False when this session has cleared already. */
async function clearCaches({ marks, workers, caches: stores }: Browser): Promise<boolean> {
  if (marks.getItem(clearedKey) !== null) return false
  marks.setItem(clearedKey, 'yes')
  await Promise.all((await workers()).map((worker) => worker.unregister()))
  if (stores !== undefined) await Promise.all((await stores.keys()).map((name) => stores.delete(name)))
  return true
}
