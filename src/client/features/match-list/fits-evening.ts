// Decides which lists the evening board supports; evaluated before the board is loaded.
import { isBracket } from '#domain/event/format.ts'
import { isWholeRound } from '#domain/match-list/rounds.ts'
import type { ListView } from './list-view.ts'

/**
 * Only formats with rounds for everyone at once. Brackets, pools and ladder groups have more
 * matches than courts and keep their own views; divisions get their courts from the tournament.
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
