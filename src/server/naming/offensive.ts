// Keeps offensive words out of names that we suggest; people may still choose their own. It prefers
// to skip a harmless name.
import { Profanity } from '@2toad/profanity'

const listed = new Profanity({ languages: ['en', 'es'], wholeWord: false })

export const isOffensive = (name: string): boolean => listed.exists(name)
