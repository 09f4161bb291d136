// Titles and paragraphs of the help articles, in one file per pair of topics.
import type { Language } from '#domain/shared/language.ts'
import { accountHelp } from '#words/en/help/help-account.ts'
import { communityHelp } from '#words/en/help/help-community.ts'
import { eventHelp } from '#words/en/help/help-event.ts'
import { organizingHelp } from '#words/en/help/help-organizing.ts'
import { wordsIn } from '#words/words.ts'
import type { HelpId } from './help.ts'

export const helpParagraphs = (
  language: Language,
): Readonly<Record<HelpId, readonly string[]>> => ({
  ...wordsIn(language, eventHelp),
  ...wordsIn(language, organizingHelp),
  ...wordsIn(language, communityHelp),
  ...wordsIn(language, accountHelp),
})
