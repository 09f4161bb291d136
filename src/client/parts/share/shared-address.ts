// The address of a link that is passed on: it names the language of the one who does, for the picture
// and words that a chat shows with it, and for readers that chose no language here yet.
import { languageQuery } from '../../i18n/language.ts'

/** `path` from / on. */
export const sharedAddress = (path: string): string => `${location.origin}${path}${languageQuery()}`
