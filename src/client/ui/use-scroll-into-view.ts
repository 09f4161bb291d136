// Shows the part of a screen that its address names. It waits until the screen stands: the router
// starts every screen at its top, and would undo what scrolled before.
import { useEffect, type RefObject } from 'react'
import { useRouterState } from '@tanstack/react-router'

/**
 * Scrolls to `element` once when it is wanted, smoothly unless the reader prefers less motion, when
 * `options` ask for it.
 */
export function useScrollIntoView(
  element: RefObject<Element | null>,
  isWanted: boolean,
  options: ScrollIntoViewOptions,
): void {
  const isStanding = useRouterState({ select: (state) => state.status === 'idle' })
  const { block = 'start', behavior = 'auto' } = options
  useEffect(() => {
    if (!isWanted || !isStanding) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current?.scrollIntoView({ block, behavior: isStill ? 'auto' : behavior })
  }, [element, isWanted, isStanding, block, behavior])
}
