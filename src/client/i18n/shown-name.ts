// Names for players without one: deleted accounts and hidden players. Localized on display, because
// stored and sent names are the same for all.
import { deletedPlayerName } from '#domain/account/account.ts'
import { hiddenNumber } from '#domain/player/naming.ts'
import { namelessTexts } from '#words/en/app/nameless.ts'
import { pick } from './texts.ts'

export const isNameless = (playerName: string): boolean =>
  playerName === deletedPlayerName || hiddenNumber(playerName) !== null

export function shownName(playerName: string): string {
  const number = hiddenNumber(playerName)
  if (number !== null) return pick(namelessTexts).hidden({ n: number })
  return playerName === deletedPlayerName ? pick(namelessTexts).deleted : playerName
}
