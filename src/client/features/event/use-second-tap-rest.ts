// Disables a button briefly after its meaning changed, because the second tap of a double tap was
// meant for the old one.
import { useState } from 'react'

/** Repeated taps come up to three seconds later, and the screen's clock may lag by a second. */
const restMs = 5000

/** True for four to five seconds after `meaning` changed. `now`: the screen's clock, ms. */
export function useSecondTapRest(meaning: string, now: number): boolean {
  const [rest, setRest] = useState({ meaning, until: 0 })
  if (rest.meaning !== meaning) setRest({ meaning, until: now + restMs })
  return now < rest.until
}
