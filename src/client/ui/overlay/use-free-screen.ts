// Opens automatic sheets one at a time: each waits until no overlay is open, so that one never
// makes another inert, and hides while a wall is open.
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

const isWall = (): boolean => document.querySelector('[data-tv]') !== null

export function useFreeScreen(wanted: string | null): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const timer = setInterval(() => {
      if (wanted === shown ? isWall() : takeTurn()) setShown(wanted === shown ? null : wanted)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [wanted, shown])
  return wanted !== null && wanted === shown
}
