// The focus on the heading of the screen, also while what it says is still on its way.

/** Focuses the heading now and whenever another takes its place; returns how to stop. */
export function holdHeading(): () => void {
  const main = document.getElementById('main')
  if (main === null) return () => {}
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading(main)
  })
  observer.observe(main, { childList: true, subtree: true })
  focusHeading(main)
  return () => observer.disconnect()
}

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
