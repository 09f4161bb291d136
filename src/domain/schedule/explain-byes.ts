// Why someone sits out, in numbers: so many are here, so many games fit.
import type { Sitting } from './fairness.ts'

export type ByeReason = { players: number; games: number; sitting: number }

/** The reason as it is in the last of these rounds; null when no one sits out there. */
export function explainByes(rounds: readonly Sitting[]): ByeReason | null {
  const last = rounds.at(-1)
  if (last === undefined || last.byes.length === 0) return null
  const playing = last.games.reduce((sum, { a, b }) => sum + a.length + b.length, 0)
  return {
    players: playing + last.byes.length,
    games: last.games.length,
    sitting: last.byes.length,
  }
}
