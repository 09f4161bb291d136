// Runs in a page before its own scripts.

/** Puts off the question how to be reached, in a page: it is what one story is about. */
export const putOffReach = (): void => {
  // A page without an address of its own has no storage.
  if (location.protocol.startsWith('http'))
    localStorage.setItem('sideout.reach-reminder', '9999-12-31')
}
