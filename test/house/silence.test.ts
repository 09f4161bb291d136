// The console watch of test/support/silence.ts must fail a noisy test.
import { expect, test } from 'vitest'
import { refuseNoise } from '#test/support/silence.ts'

test('a stray console.error is reported with its words', () => {
  console.error('lost button', new Error('no handler'))
  expect(refuseNoise).toThrow(/console\.error: lost button Error: no handler/)
})

test('a reported noise is reported once', () => {
  console.warn('once')
  expect(refuseNoise).toThrow(/once/)
  expect(refuseNoise).not.toThrow()
})

test.fails('a test that writes to the console and says nothing of it fails', () => {
  console.error('nobody looks here')
})
