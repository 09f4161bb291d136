// Stores a scoreboard's steps on this device, so that a reload, a dead battery or a lost signal
// costs no point. Values are validated on read; where storage is blocked the board lasts as long as
// its page.
import { scoreboardSteps, type ScoreboardStep } from '#domain/match/rally.ts'
import { parseJson } from '../../net/wire-values.ts'

const getStorageKey = (matchId: string): string => `scoreboard:${matchId}`

const isStep = (step: unknown): step is ScoreboardStep =>
  scoreboardSteps.some((known) => known === step)

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

export function saveScoreboard(
  matchId: string,
  steps: readonly ScoreboardStep[],
  storage: () => Pick<Storage, 'setItem' | 'removeItem'> = () => localStorage,
): void {
  try {
    if (steps.length === 0) storage().removeItem(getStorageKey(matchId))
    else storage().setItem(getStorageKey(matchId), JSON.stringify(steps))
  } catch {
    // Storage is full or blocked: the game goes on without it.
  }
}
