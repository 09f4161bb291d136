// The code on the screen of self check-in: it changes every minute, and holds a minute longer for
// slow clocks and slow phones. So what is sent home as a photo is soon worth nothing.
export const codeStepMs = 60_000
export const checkInCodeLength = 16
/** As it stands in the address of a scanned code. */
export const codeForm = /^[\w-]{16}$/

/** The step that a code of `now` is made of. */
export const codeStepAt = (now: number): number => Math.floor(now / codeStepMs)

/** The steps that are fresh: this one, the last, and the next of a server that is ahead. */
export const freshSteps = (now: number): number[] => {
  const step = codeStepAt(now)
  return [step, step - 1, step + 1]
}

/** How long the code of `now` stands, in ms. */
export const codeLeftMs = (now: number): number => (codeStepAt(now) + 1) * codeStepMs - now
