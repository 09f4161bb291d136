// The pace of the evening: start of the current round, typical round length, and expected end.
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { measurePace, usualRoundMinutes, type EveningPace } from '#domain/match-list/pace.ts'
import { isWholeRound } from '#domain/match-list/rounds.ts'
import { useNow } from '../../../device/today.ts'
import type { MatchListContext } from '../list-scene.ts'

function findScored(match: MatchView): number | null {
  if (!isPlayed(match)) return null
  const at = match.reported ?? match.decided ?? match.confirmed
  return at === null ? 0 : Date.parse(at)
}

export function usePace({ list, rounds }: MatchListContext): EveningPace & { now: number } {
  const now = useNow()
  const startsAt = Date.parse(list.startsAt)
  const opened = Date.parse(list.started)
  const whole = rounds.filter(isWholeRound)
  const pace = measurePace(
    {
      rounds: whole.map(({ matches }) => matches.map(findScored)),
      total: list.format.rounds,
      beginsAt: now < startsAt ? opened : Math.max(opened, startsAt),
      usualMinutes: usualRoundMinutes(list.format),
    },
    now,
  )
  return { ...pace, now }
}
