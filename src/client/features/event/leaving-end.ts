// On which end of the bar the way out stands: never under the point that signed up.

/**
 * The last end, far from where thumbs rest, unless the tap that signed up was in that half. A key
 * has no point: null.
 */
export function findLeavingEnd(
  tapX: number | null,
  bar: { left: number; right: number },
): 'start' | 'end' {
  return tapX !== null && tapX > (bar.left + bar.right) / 2 ? 'start' : 'end'
}
