// Keeps the focus on the screen's heading while the content loads.

/**
 * Focuses the heading once it appears and whenever another replaces it, unless the focus moved
 * elsewhere; returns a stop function.
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

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return document.activeElement === heading
}
