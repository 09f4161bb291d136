// The picture that answers a tap comes first: what takes longer than that is drawn after it.

/** Where none is drawn, as in a hidden window, nothing waits for longer than this. */
const patienceMs = 100

/** Resolves once the browser has painted what is there now. */
export const nextPicture = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
