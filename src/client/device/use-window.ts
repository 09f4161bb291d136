// Values read from the window, updated on resize.
import { useSyncExternalStore } from 'react'

/**
 * From this width a rail of the main places stands beside every screen (decision 079). The height
 * excludes phones in landscape, which have no room for it.
 */
export const wideMedia = '(min-width:700px) and (min-height:500px)'

/** `read` must return a primitive. */
export const useWindow = <Value>(read: () => Value): Value => useSyncExternalStore(onResize, read)

export const isWide = (): boolean => matchMedia(wideMedia).matches

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
