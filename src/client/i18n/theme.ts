// Light (default) or dark, from the cookie, applied on <html> without loading the page again.
import { useSyncExternalStore } from 'react'
import { getCookie, setCookie } from '../device/cookies.ts'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The theme a cookie asks for; anything but 'dark' is light. */
export const parseTheme = (cookie: string | null): Theme => (cookie === 'dark' ? 'dark' : 'light')

/** The theme in force. */
export const currentTheme = (): Theme => parseTheme(getCookie('theme'))

/** Shows `theme` on this page, the browser's own bars included. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#0b1213' : '#ffffff')
}

/** Remembers the theme for a year and shows it at once. */
export function setTheme(theme: Theme): void {
  setCookie('theme', theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme in force, kept up to date. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
