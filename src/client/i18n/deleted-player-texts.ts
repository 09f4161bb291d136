// The name of somebody who deleted their account, in the reader's language: what is stored is the same for all.
import { deletedPlayerName } from '#domain/account/account.ts'
import { pick, texts } from './texts.ts'

const deletedPlayerTexts = texts({ name: 'Deleted player' }, { name: 'Jugador eliminado' })

/** True for the name of somebody who deleted their account: it has no profile. */
export const isDeletedPlayer = (playerName: string): boolean => playerName === deletedPlayerName

/** A player's name as it is shown. */
export const shownName = (playerName: string): string => (isDeletedPlayer(playerName) ? pick(deletedPlayerTexts).name : playerName)
