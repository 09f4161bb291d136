// Runs in a page before its own scripts.

/** Postpones the "how to reach you" question, which only one story covers. */
export const putOffReach = (): void => {
  // Pages without an HTTP origin have no storage.
  if (location.protocol.startsWith('http'))
    localStorage.setItem('sideout.reach-reminder', '9999-12-31')
}
