// Formats an event's results as text, and names people in its picture, for readers outside.
import { nameOfNumbers, type ListView, type NameOf } from '../../features/match-list/list-view.ts'
import { renamePlayers } from '../../features/match-list/outside-players.ts'
import { writeResultsMessage } from '../../features/result/results-message.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { createOutsideNames, namesOutsideEvent } from '../../parts/share/outside-names.ts'

type Shown = Parameters<typeof writeResultsMessage>[0]

export async function writeSharedResults(
  shown: Shown,
  url: string,
  withNames: boolean,
): Promise<string> {
  const { detail, list } = shown
  const names = withNames ? await namesOutsideEvent(detail.eventId) : null
  return writeResultsMessage(
    shown,
    url,
    names === null || list === null ? null : nameOfNumbers(renamePlayers(list.players, names)),
  )
}

/** In a private event only the sharer has a name; rejects when the names are unknown. */
export async function namePicture(
  { detail, list }: { detail: EventDetail; list: ListView },
  playerId: string,
): Promise<NameOf> {
  const others = list.players.flatMap((player) => player.playerId ?? player.guestOf ?? [])
  const names = detail.fields.invite
    ? createOutsideNames(others.filter((id) => id !== playerId))
    : await namesOutsideEvent(detail.eventId)
  return nameOfNumbers(renamePlayers(list.players, names))
}
