// The text size in percent of the browser's setting: from a cookie, set on <html>, because all
// sizes are in rem. app.html sets it before the first paint.
import { useSyncExternalStore } from 'react'
import { getCookie, setCookie } from '../device/cookies.ts'

export const textSizes = ['100', '115', '130', '150'] as const
export type TextSize = (typeof textSizes)[number]

const listeners = new Set<() => void>()

const currentTextSize = (): TextSize =>
  textSizes.find((size) => size === getCookie('textSize')) ?? '100'

export function setTextSize(size: TextSize): void {
  setCookie('textSize', size)
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`
  for (const listener of listeners) listener()
  dispatchEvent(new Event('resize'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTextSize = (): TextSize => useSyncExternalStore(subscribe, currentTextSize)
