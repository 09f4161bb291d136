import { expect, test } from 'vitest'
import { hintAfter } from './install.ts'

test('installing is offered from the second day on, until it was shown', () => {
  expect(hintAfter(null, '2026-11-22')).toEqual({ isDue: false, remember: '2026-11-22' })
  expect(hintAfter('2026-11-22', '2026-11-22')).toEqual({ isDue: false, remember: null })
  expect(hintAfter('2026-11-22', '2026-11-23')).toEqual({ isDue: true, remember: null })
  expect(hintAfter('shown', '2026-11-23')).toEqual({ isDue: false, remember: null })
})
