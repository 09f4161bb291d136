// Prevents the zoom that a second tap within 300 ms causes on phones (SPEC section 9), but never a
// tap on a different control than the last one.
import { doubleTapGuardMs } from '#domain/shared/screen-timing.ts'

export function guardDoubleTap(
  target: Pick<Document, 'addEventListener'>,
  now: () => number = () => performance.now(),
): void {
  let lastTap = Number.NEGATIVE_INFINITY
  let lastControl: Element | null = null
  target.addEventListener(
    'touchend',
    (event) => {
      const tap = now()
      const control = closest(event.target, 'a, button, label')
      const isSecond = tap - lastTap <= doubleTapGuardMs && (control ?? lastControl) === lastControl
      if (isSecond && event.cancelable && closest(event.target, typing) === null)
        event.preventDefault()
      lastTap = tap
      lastControl = control
    },
    { passive: false },
  )
}

const typing = 'input, textarea, [contenteditable]'

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target !== null && 'closest' in target ? (target as Element).closest(selector) : null
