// What lies over a page opens and closes right after the picture that answers the tap: making it,
// and taking the page below out of reach, would hold that picture up (decision 088).
import { useDeferredValue, useState } from 'react'
import { nextPicture } from '../../device/next-picture.ts'

/** `isOpen`, a moment later. */
export const useShown = (isOpen: boolean): boolean => useDeferredValue(isOpen, false)

/** Begins to leave at once, and tells `onClose` once that was seen. */
export function useLeaving(onClose: () => void): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false)
  const leave = (): void => {
    setLeaving(true)
    void nextPicture().then(() => {
      // Whoever has it open may keep it.
      setLeaving(false)
      onClose()
    })
  }
  return { isLeaving, leave }
}
