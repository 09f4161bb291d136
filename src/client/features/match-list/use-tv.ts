// The needs of a screen on a wall: dark, and one page after the other without a
// hand.
import { useEffect, useState } from 'react'
import { showTheme } from '../../i18n/show-theme.ts'
import { currentTheme } from '../../i18n/theme.ts'

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

/** The page to show now, of `count`, a new one every `everyMs`. */
export function useTurningPage(count: number, everyMs: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(() => setTurn((last) => last + 1), everyMs)
    return () => clearInterval(timer)
  }, [count, everyMs])
  return count === 0 ? 0 : turn % count
}
