// Overlays open and close one frame after the pressed state, because rendering them and making the
// page inert would delay that frame (decision 088).
import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextPaint } from '../../device/next-picture.ts'

export function useShown(isOpen: boolean): boolean {
  const isLate = useDeferredValue(isOpen, false)
  return isOpen && isLate
}

export function useLeaving(onClose: () => void): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false)
  const leave = (): void => {
    // A second press before that frame must not close what is below, too.
    if (isLeaving) return
    setLeaving(true)
    void nextPaint().then(() =>
      // Synchronous, because the page must be interactive before it gets the focus back.
      flushSync(() => {
        // The owner may keep it open.
        setLeaving(false)
        onClose()
      }),
    )
  }
  return { isLeaving, leave }
}
