// Waits for the next paint, so that feedback to a tap is drawn before slower work.

const patienceMs = 100

export const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
