// Which lists the evening board shows whole. Read before the board itself is fetched.
import { isBracket } from '#domain/event/format.ts'
import { isWholeRound } from '#domain/match-list/rounds.ts'
import type { ListView } from './list-view.ts'

/**
 * Formats of rounds for everyone at once. Brackets, pools and the groups of a ladder have more
 * places than courts, and keep their own pictures; a tournament gives its divisions their courts.
 */
export const fitsEvening = ({
  state,
  tournamentId,
  format: { format },
  matches,
}: ListView): boolean =>
  state === 'open' &&
  tournamentId === null &&
  !isBracket(format) &&
  format !== 'ladder' &&
  matches.every(isWholeRound)
