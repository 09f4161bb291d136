// Spreads the reconnects of a stopping server's windows over a time that grows with their number.

const returnsPerSecond = 5_000
const longestMs = 10_000

export const countReturnMs = (windows: number): number =>
  Math.min(longestMs, Math.ceil((windows * 1_000) / returnsPerSecond))

export const toReturnReason = (withinMs: number): string => `return within ${withinMs} ms`

export function readReturnMs(reason: string): number | null {
  const [, digits] = /^return within (\d{1,5}) ms$/.exec(reason) ?? []
  return digits === undefined ? null : Math.min(longestMs, Number(digits))
}
