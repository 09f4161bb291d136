// Sheets that open by themselves come one at a time: each waits until nothing else lies over the
// page, so that none takes the one below out of reach.
import { useEffect, useState } from 'react'

const lookEveryMs = 300
const isFree = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null

/** Whether `wanted` may be shown: once nothing lies over the page. null wants nothing. */
export function useFreeScreen(wanted: string | null): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null || wanted === shown) return
    const timer = setInterval(() => {
      if (isFree()) setShown(wanted)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [wanted, shown])
  return wanted !== null && wanted === shown
}
