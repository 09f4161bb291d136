// Chooses which end of the bar holds the leave button: never under the point of the sign-up tap.

/**
 * The end, away from resting thumbs, unless the sign-up tap was in that half. Null means a key
 * press.
 */
export function findLeavingEnd(
  tapX: number | null,
  bar: { left: number; right: number },
): 'start' | 'end' {
  return tapX !== null && tapX > (bar.left + bar.right) / 2 ? 'start' : 'end'
}
