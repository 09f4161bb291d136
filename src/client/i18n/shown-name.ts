// The names of players without one for the reader: a deleted account, and a player that may not be
// named. In the reader's language: what is stored, and what is sent, is the same for all.
import { deletedPlayerName } from '#domain/account/account.ts'
import { hiddenNumber } from '#domain/player/naming.ts'
import { namelessTexts } from '#words/en/app/nameless.ts'
import { pick } from './texts.ts'

/**
 * True for the name of a deleted account, or of a player that may not be named: there is no
 * profile to open.
 */
export const isNameless = (playerName: string): boolean =>
  playerName === deletedPlayerName || hiddenNumber(playerName) !== null

/** A player's name as it is shown. */
export function shownName(playerName: string): string {
  const number = hiddenNumber(playerName)
  if (number !== null) return pick(namelessTexts).hidden({ n: number })
  return playerName === deletedPlayerName ? pick(namelessTexts).deleted : playerName
}
