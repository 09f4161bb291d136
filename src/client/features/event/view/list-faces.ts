import { orderEventFaces } from '#domain/event-list/event-faces.ts'
import { isNameless } from '../../../i18n/shown-name.ts'
import type { RosterEntry } from '../../../parts/event/event-detail.ts'

export function listFaces(
  roster: readonly RosterEntry[],
  me: string,
  friendIds: ReadonlySet<string>,
): RosterEntry[] {
  const shown = roster
    .filter(({ place, playerName }) => place === 'playing' && !isNameless(playerName))
    .toSorted((a, b) => a.order - b.order)
  return orderEventFaces(shown, me, friendIds)
}
