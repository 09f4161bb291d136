// Names that we propose to no one. People may choose their own; this only keeps us from putting
// such a word into their mouth, so that it rather leaves a harmless name out.
import { Profanity } from '@2toad/profanity'

const listed = new Profanity({ languages: ['en', 'es'], wholeWord: false })

/** True where an offensive word of either language is a part of the name. */
export const isOffensive = (name: string): boolean => listed.exists(name)
