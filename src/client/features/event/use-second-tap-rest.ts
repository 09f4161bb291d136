// A button with a meaning that has just changed takes no tap for a while: the second tap of a
// hurried thumb was meant for the first meaning.
import { useState } from 'react'

/**
 * Taps repeated in doubt come up to three seconds later; the clock of the screen may be a second
 * behind.
 */
const restMs = 5000

/**
 * True from the moment in which `meaning` changed, for four to five seconds. `now`: the screen's
 * clock, ms.
 */
export function useSecondTapRest(meaning: string, now: number): boolean {
  const [rest, setRest] = useState({ meaning, until: 0 })
  if (rest.meaning !== meaning) setRest({ meaning, until: now + restMs })
  return now < rest.until
}
