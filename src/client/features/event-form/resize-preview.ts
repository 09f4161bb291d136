// Previews who would move if an event were saved with new terms, before anyone is sent to the
// waitlist.
import type { EventFields } from '#domain/event/event-fields.ts'
import { decideRoster } from '#domain/event/roster.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'

/** Names of players who move to the waitlist and of those let in, at `now` (ms). */
export function resizePreview(
  detail: OpenedDetail,
  next: Pick<EventFields, 'maxPlayers' | 'gender'>,
  now: number,
): { out: string[]; in: string[] } {
  const { terms } = detail
  const { entries } = detail
  const roster = { entries, nextOrder: (entries.at(-1)?.order ?? 0) + 1 }
  const decided = decideRoster(terms, roster, { kind: 'resize', terms: { ...terms, ...next } }, now)
  if (!decided.ok) return { out: [], in: [] }
  const names = new Map(detail.roster.map((row) => [row.playerId, row.playerName]))
  const named = (playerIds: readonly string[]) =>
    playerIds.map((playerId) => names.get(playerId) ?? playerId)
  return { out: named(decided.value.demoted), in: named(decided.value.promoted) }
}
