// Player names on server-rendered pages, with the app's placeholders for players without a name.
import { deletedPlayerName } from '#domain/account/account.ts'
import { hiddenNumber } from '#domain/player/naming.ts'
import type { Language } from '#domain/shared/language.ts'
import { namelessTexts } from '#words/en/app/nameless.ts'
import { wordsIn } from '#words/words.ts'

/** The name, or a placeholder such as 'Hidden player 1' or 'Deleted player'. */
export function toShownName(name: string, language: Language): string {
  const t = wordsIn(language, namelessTexts)
  const number = hiddenNumber(name)
  if (number !== null) return t.hidden({ n: number })
  return name === deletedPlayerName ? t.deleted : name
}
