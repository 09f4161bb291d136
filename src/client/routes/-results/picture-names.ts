// Names that a picture of an event's results may show wherever it is passed on.
import { nameOfNumbers, type ListView, type NameOf } from '../../features/match-list/list-view.ts'
import { renamePlayers } from '../../features/match-list/outside-players.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { createOutsideNames, namesOutsideEvent } from '../../parts/share/outside-names.ts'

type Shown = { detail: EventDetail; list: ListView }

/** Of a private event only the sharer's own name; rejects when the names are unknown. */
export async function namePicture({ detail, list }: Shown, playerId: string): Promise<NameOf> {
  const others = list.players.flatMap((player) => player.playerId ?? player.guestOf ?? [])
  const names = detail.fields.invite
    ? createOutsideNames(others.filter((id) => id !== playerId))
    : await namesOutsideEvent(detail.eventId)
  return nameOfNumbers(renamePlayers(list.players, names))
}
