// The theme that a person has chosen, from the cookie, for the screens of the app.
import { useSyncExternalStore } from 'react'
import { getCookie, setCookie } from '../device/cookies.ts'
import { parseTheme, showTheme, type Theme } from './show-theme.ts'

const listeners = new Set<() => void>()

/** The theme that was chosen. */
export const currentTheme = (): Theme => parseTheme(getCookie('theme'))

/** Remembers the theme for a year and shows it at once. */
export function setTheme(theme: Theme): void {
  setCookie('theme', theme)
  showTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme that was chosen, kept up to date. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
