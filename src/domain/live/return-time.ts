// How the windows of a server that stops come back: spread over a time that grows with their
// number, by the server's word.

/** So many windows are served their first answers in a second. */
const returnsPerSecond = 5_000
const longestMs = 10_000

/** Within how long `windows` windows should come back, ms. */
export const countReturnMs = (windows: number): number =>
  Math.min(longestMs, Math.ceil((windows * 1_000) / returnsPerSecond))

/** The reason of a close frame that asks to come back within `withinMs`. */
export const toReturnReason = (withinMs: number): string => `return within ${withinMs} ms`

/** What the reason of a close frame asks for, ms; null when it asks for nothing. */
export function readReturnMs(reason: string): number | null {
  const [, digits] = /^return within (\d{1,5}) ms$/.exec(reason) ?? []
  return digits === undefined ? null : Math.min(longestMs, Number(digits))
}
