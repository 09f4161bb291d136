// The theme that a person chose, from its cookie.
import { useSyncExternalStore } from 'react'
import { getCookie, setCookie } from '../device/cookies.ts'
import { parseTheme, showTheme, type Theme } from './show-theme.ts'

const listeners = new Set<() => void>()

export const currentTheme = (): Theme => parseTheme(getCookie('theme'))

export function setTheme(theme: Theme): void {
  setCookie('theme', theme)
  showTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
