// Opens automatic sheets one at a time: each waits until no overlay is open, so that one never
// makes another inert.
import { useEffect, useState } from 'react'

const lookEveryMs = 300
const openingMs = 1000

export function createSheetGate(isFree: () => boolean, now: () => number): () => boolean {
  let lastTurn = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - lastTurn < openingMs || !isFree()) return false
    lastTurn = now()
    return true
  }
}

const takeTurn = createSheetGate(
  () =>
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open], [data-tv]') ===
    null,
  () => performance.now(),
)

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
