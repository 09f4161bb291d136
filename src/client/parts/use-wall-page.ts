// A page on a wall: large while it is open, and dark unless light was chosen for it.
import { useEffect } from 'react'
import { showTheme, type Theme } from '../i18n/show-theme.ts'
import { currentTheme } from '../i18n/theme.ts'

/** All sizes follow the root's: about a fiftieth of the width of the screen, at least the usual. */
const wallFontSize = 'clamp(1rem, 1.9vw, 3.5rem)'

/**
 * Shows the page large and in this theme while the screen is open. The reader's own theme and size
 * come back afterwards.
 */
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
