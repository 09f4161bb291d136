// Hands a scoreboard over to another phone: its steps as letters, short enough for a QR code, and
// how they merge with what that phone has counted.
import type { ScoreboardStep } from './rally.ts'

const letters = {
  a: 'a',
  b: 'b',
  A: 'turn-a',
  B: 'turn-b',
  s: 'serve',
} as const satisfies Record<string, ScoreboardStep>

const byStep = new Map<ScoreboardStep, string>(
  Object.entries(letters).map(([letter, step]) => [step, letter]),
)

const stepsMax = 500

export const writeSteps = (steps: readonly ScoreboardStep[]): string =>
  steps.map((step) => byStep.get(step) ?? '').join('')

export function readSteps(text: string): ScoreboardStep[] | null {
  if (text.length === 0 || text.length > stepsMax || !/^[abABs]+$/.test(text)) return null
  return Array.from(text, (letter) => letters[letter as keyof typeof letters])
}

/**
 * Accepts steps that extend ours, keeps ours when they extend the others, and asks when both
 * diverge.
 */
export function compareHandover(
  own: readonly ScoreboardStep[],
  handed: readonly ScoreboardStep[],
): 'take' | 'keep' | 'ask' {
  const shared = Math.min(own.length, handed.length)
  if (own.slice(0, shared).some((step, at) => step !== handed[at])) return 'ask'
  return handed.length > own.length ? 'take' : 'keep'
}
