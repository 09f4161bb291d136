// The caches that the page and its service worker share. `person` holds nothing: that it exists
// says that someone is signed in here.

export const cacheNames = { files: 'files', photos: 'photos', person: 'person' } as const
