// What lies over a page opens and closes right after the picture that answers the tap: making it,
// and taking the page below out of reach, would hold that picture up (decision 088).
import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextPicture } from '../../device/next-picture.ts'

/** Whether it shows: open a moment later, and closed at once. */
export function useShown(isOpen: boolean): boolean {
  const isLate = useDeferredValue(isOpen, false)
  return isOpen && isLate
}

/** Begins to leave at once, and tells `onClose` once that was seen. */
export function useLeaving(onClose: () => void): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false)
  const leave = (): void => {
    // A second press before that picture must not close what is below, too.
    if (isLeaving) return
    setLeaving(true)
    void nextPicture().then(() =>
      // In one go: the page takes the focus back, so it must be in reach by then.
      flushSync(() => {
        // Whoever has it open may keep it.
        setLeaving(false)
        onClose()
      }),
    )
  }
  return { isLeaving, leave }
}
