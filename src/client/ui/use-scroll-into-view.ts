// Scrolls to the part of a screen that its address names. It waits until the screen is mounted,
// because the router starts every screen at its top and would undo earlier scrolling.
import { useEffect, type RefObject } from 'react'
import { useRouterState } from '@tanstack/react-router'

/** Longest time in ms to follow layout shifts from late content above. */
const followMs = 3_000

/**
 * Scrolls to `element` when wanted, smoothly if `options` ask for it and the reader allows motion;
 * again while the page grows, until the reader interacts.
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
    let height = document.body.offsetHeight
    // Not smoothly, because moving targets can't be pressed.
    const growth = new ResizeObserver(() => {
      if (document.body.offsetHeight === height) return
      height = document.body.offsetHeight
      element.current?.scrollIntoView({ block, behavior: 'instant' })
    })
    growth.observe(document.body)
    const end = new AbortController()
    end.signal.addEventListener('abort', () => growth.disconnect())
    const timer = setTimeout(() => end.abort(), followMs)
    for (const act of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(act, () => end.abort(), { signal: end.signal, passive: true })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [element, isWanted, isStanding, block, behavior])
}
