// The score of one match in a sheet: to tell it, answer it, decide it or take it back.
import type { MatchView } from '#contract/match-list.ts'
import type { ScoreRule } from '#domain/event/format.ts'
import type { MatchActs } from '#domain/match/match-acts.ts'
import type { Side } from '#domain/match/match.ts'

export type ScoreSheetProps = {
  match: MatchView
  /** The players of both sides as the screen calls them. */
  names: Readonly<Record<Side, readonly string[]>>
  rule: ScoreRule
  /** What the viewer may do: matchActs of the domain. */
  acts: MatchActs
  /** The side the viewer plays on, which comes first; null for others. */
  side: Side | null
  onClose: () => void
  /** Opens the scoreboard; null where there is none. */
  onScoreboard: (() => void) | null
}

/** Render it while it is open. */
export function ScoreSheet({ match }: ScoreSheetProps) {
  return match.matchId
}
