import { expect, test } from 'vitest'
import { doubleTapGuardMs } from '#domain/shared/screen-timing.ts'
import { guardDoubleTap } from './double-tap.ts'

function taps() {
  const target = new EventTarget()
  let at = 0
  guardDoubleTap(target as Document, () => at)
  return (afterMs: number): boolean => {
    at += afterMs
    const event = new Event('touchend', { cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
}

test('a tap within 300 ms of the previous one is prevented, a later one is not', () => {
  const tap = taps()
  expect(tap(0)).toBe(false)
  expect(tap(doubleTapGuardMs)).toBe(true)
  expect(tap(doubleTapGuardMs + 1)).toBe(false)
})

test('every tap of a fast series but the first is prevented', () => {
  const tap = taps()
  expect([tap(1000), tap(100), tap(100), tap(100)]).toEqual([false, true, true, true])
})

test('a fast tap on another control is that control’s, on the same one it is prevented', () => {
  const control = () => {
    const target = new EventTarget()
    return Object.assign(target, {
      closest: (selector: string) => (selector.startsWith('a,') ? target : null),
    })
  }
  const [plus, done] = [control(), control()]
  const page = new EventTarget()
  guardDoubleTap(page as Document, () => 0)
  const tap = (target: EventTarget): boolean => {
    const event = new Event('touchend', { cancelable: true })
    Object.defineProperty(event, 'target', { value: target })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([tap(plus), tap(plus), tap(done), tap(done), tap(plus)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})
