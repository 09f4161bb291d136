// Logs developer information to the browser's console, in one place. Logged problems are not
// errors: the app goes on.

export function logProblem(...facts: readonly string[]): void {
  // oxlint-disable-next-line no-console -- this is the one place
  console.info(...facts)
}
