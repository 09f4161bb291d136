// A second tap within 300 ms would zoom the page on phones; it is prevented (SPEC section 9).
import { doubleTapGuardMs } from '#domain/shared/screen-timing.ts'

/** Guards every tap below `target`. `now` gives ms from any fixed start. */
export function guardDoubleTap(
  target: Pick<Document, 'addEventListener'>,
  now: () => number = () => performance.now(),
): void {
  let lastTap = Number.NEGATIVE_INFINITY
  target.addEventListener(
    'touchend',
    (event) => {
      const tap = now()
      if (tap - lastTap <= doubleTapGuardMs && event.cancelable && !isTyping(event.target))
        event.preventDefault()
      lastTap = tap
    },
    { passive: false },
  )
}

/** Fields keep their double tap: it selects a word. */
const isTyping = (target: EventTarget | null): boolean =>
  target !== null &&
  'closest' in target &&
  (target as Element).closest('input, textarea, [contenteditable]') !== null
