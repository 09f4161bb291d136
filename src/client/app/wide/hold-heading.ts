// The focus on the heading of the screen, also while what it says is still on its way.

/**
 * Focuses the heading as soon as there is one, and whenever another takes its place, unless the
 * focus has been moved elsewhere; returns how to stop.
 */
export function holdHeading(): () => void {
  const main = document.getElementById('main')
  if (main === null) return () => {}
  const opener = document.activeElement
  let isHeld = focusHeading(main)
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement === body || (!isHeld && activeElement === opener)) isHeld = focusHeading(main)
  })
  observer.observe(main, { attributeFilter: ['style'], childList: true, subtree: true })
  return () => observer.disconnect()
}

/** False while there is no heading yet, or only one out of sight. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return document.activeElement === heading
}
