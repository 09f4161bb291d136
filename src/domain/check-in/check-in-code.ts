// The code on the self check-in screen changes every minute and stays valid a minute longer for
// slow clocks and phones. A photo of it sent home soon expires.
export const codeStepMs = 60_000
export const checkInCodeLength = 16
export const codeForm = /^[\w-]{16}$/

export const codeStepAt = (now: number): number => Math.floor(now / codeStepMs)

/**
 * Accepted steps: the current one, the previous one, and the next in case another server's clock is
 * ahead.
 */
export const freshSteps = (now: number): number[] => {
  const step = codeStepAt(now)
  return [step, step - 1, step + 1]
}

export const codeLeftMs = (now: number): number => (codeStepAt(now) + 1) * codeStepMs - now
