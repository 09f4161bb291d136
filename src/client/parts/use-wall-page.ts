// A page on a wall: dark and large while it is open.
import { useEffect } from 'react'
import { showTheme } from '../i18n/show-theme.ts'
import { currentTheme } from '../i18n/theme.ts'

/** All sizes follow the root's: about a fiftieth of the width of the screen, at least the usual. */
const wallFontSize = 'clamp(1rem, 1.9vw, 3.5rem)'

/**
 * Shows the page dark and large while the screen is open. The reader's own theme and size come back
 * afterwards.
 */
export function useWallPage(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.fontSize
    showTheme('dark')
    style.fontSize = wallFontSize
    return () => {
      showTheme(currentTheme())
      style.fontSize = before
    }
  }, [])
}
