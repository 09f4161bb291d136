// Logs what only a developer needs to know to the browser's console, in one place. It is no error:
// the app goes on.

/** Logs a problem that the person is not told of, or is told of in other words. */
export function logProblem(...facts: readonly string[]): void {
  // oxlint-disable-next-line no-console -- this is the one place
  console.info(...facts)
}
