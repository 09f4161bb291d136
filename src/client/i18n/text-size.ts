// How large everything is, in percent of what the browser is set to: from the cookie, on <html>, as
// all sizes are in rem. The page itself sets it before the first paint (app.html).
import { useSyncExternalStore } from 'react'
import { getCookie, setCookie } from '../device/cookies.ts'

export const textSizes = ['100', '115', '130', '150'] as const
export type TextSize = (typeof textSizes)[number]

const listeners = new Set<() => void>()

const currentTextSize = (): TextSize =>
  textSizes.find((size) => size === getCookie('textSize')) ?? '100'

/** Remembers the size for a year and shows it at once. */
export function setTextSize(size: TextSize): void {
  setCookie('textSize', size)
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The size in force, kept up to date. */
export const useTextSize = (): TextSize => useSyncExternalStore(subscribe, currentTextSize)
