// The steps of a scoreboard on this device, so that a reload, a dead battery or a lost signal costs
// no point. What is read is looked at; where storage is blocked the board lives as long as its
// page.
import { scoreboardSteps, type ScoreboardStep } from '#domain/match/rally.ts'
import { parseJson } from '../../net/wire-values.ts'

const getStorageKey = (matchId: string): string => `scoreboard:${matchId}`

const isStep = (step: unknown): step is ScoreboardStep =>
  scoreboardSteps.some((known) => known === step)

/** The steps kept for a match; none where there is no board. */
export function loadScoreboard(
  matchId: string,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): ScoreboardStep[] {
  try {
    const steps = parseJson(storage().getItem(getStorageKey(matchId)) ?? '')
    return Array.isArray(steps) && steps.every(isStep) ? steps : []
  } catch {
    return []
  }
}

/** Keeps the steps; without any the board is forgotten. */
export function saveScoreboard(
  matchId: string,
  steps: readonly ScoreboardStep[],
  storage: () => Pick<Storage, 'setItem' | 'removeItem'> = () => localStorage,
): void {
  try {
    if (steps.length === 0) storage().removeItem(getStorageKey(matchId))
    else storage().setItem(getStorageKey(matchId), JSON.stringify(steps))
  } catch {
    // Full or blocked: the game goes on without it.
  }
}
