// The scoreboard at the court: a whole match rally by rally on one phone, kept on the device, without a connection too.
import type { MatchView } from '#contract/match-list.ts'
import type { BoardRule } from '#domain/match/rally.ts'
import type { Side } from '#domain/match/match.ts'

export type ScoreboardProps = {
  match: MatchView
  names: Readonly<Record<Side, readonly string[]>>
  rule: BoardRule
  /** False for who only keeps score for themselves: nothing is sent. */
  canReport: boolean
  /** Whose outbox sends the score. */
  userId: string
  onClose: () => void
}

/** Covers the whole window. */
export function Scoreboard({ match }: ScoreboardProps) {
  return match.matchId
}
