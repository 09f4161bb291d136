// The faces of an event: mine, my friends', then those of others as they came.
import { eventFacesMax, joinFaces } from '#domain/event-list/faces.ts'
import { isNameless } from '../../../i18n/shown-name.ts'
import type { RosterRow } from '../../../parts/event/event-detail.ts'

/** Of those playing; a player that may not be named has no face. */
export function listFaces(
  roster: readonly RosterRow[],
  me: string,
  friendIds: ReadonlySet<string>,
): RosterRow[] {
  const shown = roster
    .filter(({ place, playerName }) => place === 'playing' && !isNameless(playerName))
    .toSorted((a, b) => a.order - b.order)
  const mine = shown.filter(({ playerId }) => playerId === me)
  const friends = shown.filter(({ playerId }) => playerId !== me && friendIds.has(playerId))
  return joinFaces([...mine, ...friends], shown, eventFacesMax)
}
