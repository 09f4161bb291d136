// Moves the focus from row to row of the lists on the screen.

/** A row of a list or a table, and a day of the calendar. */
const rows = 'main li, .wide-list li, main tbody tr, main td:has(> a[href^="/eventday/"])'

/** What opens each row of the screen: its first link. Of rows in rows the inner ones count. */
function findTargets(): HTMLElement[] {
  const targets: HTMLElement[] = []
  for (const row of document.querySelectorAll(rows)) {
    const target = row.querySelector<HTMLElement>('a[href]')
    if (target?.closest(rows) === row && target.closest('nav') === null) targets.push(target)
  }
  return targets
}

/** The row in which the focus is; -1 outside of all. */
const findFocused = (targets: readonly HTMLElement[]): number =>
  targets.findIndex((target) => target.closest(rows)?.contains(document.activeElement))

/** Whether arrows move from row to row: the focus is in a row already. */
export const isInList = (): boolean => findFocused(findTargets()) !== -1

/** Focuses the next row (1) or the one before (-1); from outside, the first or the last one. */
export function moveInList(step: 1 | -1): void {
  const targets = findTargets()
  const at = findFocused(targets)
  const from = at === -1 && step === -1 ? targets.length : at
  const target = targets[Math.min(Math.max(from + step, 0), targets.length - 1)]
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}
