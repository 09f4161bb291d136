// The caches that the page and its service worker share. `person` is empty: its existence means
// someone is signed in. `language` holds the last visit's language and whether its window was wide.

export const cacheNames = {
  files: 'files',
  photos: 'photos',
  person: 'person',
  language: 'language',
} as const

export const languageKey = '/language'
export const wideKey = '/wide'
export const keepFilesMessage = 'keep-files'
/**
 * Sent to a worker that the page abandons, because it would answer the requests of open windows
 * until they close.
 */
export const keepNothingMessage = 'keep-nothing'
