// Moves the focus from row to row in the lists on the screen.

const rows = 'main li, .wide-list li, main tbody tr, main td:has(> a[href^="/eventday/"])'

function findTargets(): HTMLElement[] {
  const targets: HTMLElement[] = []
  for (const row of document.querySelectorAll(rows)) {
    const target = row.querySelector<HTMLElement>('a[href]')
    if (target?.closest(rows) === row && target.closest('nav') === null) targets.push(target)
  }
  return targets
}

const findFocused = (targets: readonly HTMLElement[]): number =>
  targets.findIndex((target) => target.closest(rows)?.contains(document.activeElement))

export const isInList = (): boolean => findFocused(findTargets()) !== -1

export function moveInList(step: 1 | -1): void {
  const targets = findTargets()
  const at = findFocused(targets)
  const from = at === -1 && step === -1 ? targets.length : at
  const target = targets[Math.min(Math.max(from + step, 0), targets.length - 1)]
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}
