// The caches that the page and its service worker share. `person` holds nothing: that it exists
// says that someone is signed in here. `language` holds the language of the last visit,
// and whether its window was wide.

export const cacheNames = {
  files: 'files',
  photos: 'photos',
  person: 'person',
  language: 'language',
} as const

/** Under what the language stands in its cache. */
export const languageKey = '/language'
/** Stands beside it where a window was wide. */
export const wideKey = '/wide'
/** What the page sends its worker when other files are needed than the last time. */
export const keepFilesMessage = 'keep-files'
/** What it sends workers that it leaves: they answer its windows until those are closed. */
export const keepNothingMessage = 'keep-nothing'
