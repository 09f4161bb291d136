import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('where there is no clipboard, or it refuses, the answer is no', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('sideout')).toBe(false)
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  expect(await copyText('sideout')).toBe(false)
})

test('what is copied is what was given', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('sideout')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('sideout')
})
