// Explains byes in numbers: players present and games that fit.
import type { Sitting } from './fairness.ts'

export type ByeReason = { players: number; games: number; sitting: number }

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
