// A TV page: large while open, and dark unless light was chosen for it.
import { useEffect } from 'react'
import { showTheme, type Theme } from '../i18n/show-theme.ts'
import { currentTheme } from '../i18n/theme.ts'

/** All sizes follow the root's: about a fiftieth of the screen's width, at least the default. */
const wallFontSize = 'clamp(1rem, 1.9vw, 3.5rem)'

export function useWallPage(theme: Theme = 'dark', fontSize = wallFontSize): void {
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.fontSize
    showTheme(theme)
    style.fontSize = fontSize
    return () => {
      showTheme(currentTheme())
      style.fontSize = before
    }
  }, [theme, fontSize])
}
