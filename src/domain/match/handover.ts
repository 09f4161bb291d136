// A scoreboard on its way to another phone: its steps as letters, short enough for a QR code, and
// what to do where that phone has counted the same match before.
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

/** Three games in which nobody scores for long; more is no match. */
const stepsMax = 500

/** The steps as letters, one each. */
export const writeSteps = (steps: readonly ScoreboardStep[]): string =>
  steps.map((step) => byStep.get(step) ?? '').join('')

/** The steps that letters stand for; null where they are not ours. */
export function readSteps(text: string): ScoreboardStep[] | null {
  if (text.length === 0 || text.length > stepsMax || !/^[abABs]+$/.test(text)) return null
  return Array.from(text, (letter) => letters[letter as keyof typeof letters])
}

/**
 * What becomes of steps that were handed over: taken where they go on from what is here, left where
 * this phone went on from them, and asked about where both went on by themselves.
 */
export function compareHandover(
  own: readonly ScoreboardStep[],
  handed: readonly ScoreboardStep[],
): 'take' | 'keep' | 'ask' {
  const shared = Math.min(own.length, handed.length)
  if (own.slice(0, shared).some((step, at) => step !== handed[at])) return 'ask'
  return handed.length > own.length ? 'take' : 'keep'
}
