// Sheets that open by themselves come one at a time: each waits until nothing else lies over the
// page, so that none takes the one below out of reach.
import { useEffect, useState } from 'react'

const lookEveryMs = 300
/** How long a sheet may take from its turn to lying over the page. */
const openingMs = 1000

/**
 * Whether a sheet may open now: nothing lies over the page, and none that just got its turn is about
 * to.
 */
export function createTurns(isFree: () => boolean, now: () => number): () => boolean {
  let lastTurn = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - lastTurn < openingMs || !isFree()) return false
    lastTurn = now()
    return true
  }
}

const takeTurn = createTurns(
  () =>
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open], [data-tv]') ===
    null,
  () => performance.now(),
)

/** Whether `wanted` may be shown: once nothing lies over the page. null wants nothing. */
export function useFreeScreen(wanted: string | null): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null || wanted === shown) return
    const timer = setInterval(() => {
      if (takeTurn()) setShown(wanted)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [wanted, shown])
  return wanted !== null && wanted === shown
}
