// Runs in a page and checks that it would open offline.

export async function hasKept(query: string): Promise<boolean> {
  const store = await new Promise<IDBObjectStore | null>((resolve) => {
    const request = indexedDB.open('sideout')
    request.addEventListener('success', () =>
      resolve(
        request.result.objectStoreNames.contains('answers')
          ? request.result.transaction('answers').objectStore('answers')
          : null,
      ),
    )
  })
  const keys = await new Promise<string[]>((resolve) => {
    const request = store?.getAllKeys()
    if (request === undefined) resolve([])
    request?.addEventListener('success', () => {
      resolve(request.result.map(String))
      store?.transaction.db.close()
    })
  })
  return (
    navigator.serviceWorker.controller !== null &&
    (await caches.has('person')) &&
    keys.some((key) => key.includes(query))
  )
}
