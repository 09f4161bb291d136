// What a screen reads of its window, followed while it changes.
import { useSyncExternalStore } from 'react'

/**
 * From this width on a rail of the main places stands beside every screen (decision 079). Not on a phone that lies on its side:
 * the rail has no room there.
 */
export const wideMedia = '(min-width:700px) and (min-height:500px)'

/** What `read` says of the window now: a plain value, such as whether it is wide. */
export const useWindow = <Value>(read: () => Value): Value => useSyncExternalStore(onResize, read)

export const isWide = (): boolean => matchMedia(wideMedia).matches

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
