// Formats an event's results as text, with publicly readable names.
import { nameOfNumbers } from '../../features/match-list/list-view.ts'
import { renamePlayers } from '../../features/match-list/outside-players.ts'
import { writeResultsMessage } from '../../features/result/results-message.ts'
import { namesOutsideEvent } from '../../parts/share/outside-names.ts'

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
