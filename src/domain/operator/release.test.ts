import { expect, test } from 'vitest'
import { isNewerRelease } from './release.ts'

test.each([
  ['v0.4.2', '0.4.1'],
  ['0.10.0', '0.9.9'],
  ['1.0.0', '0.99.99'],
])('%s is newer than %s', (version, own) => {
  expect(isNewerRelease(version, own)).toBe(true)
  expect(isNewerRelease(own, version)).toBe(false)
})

test.each(['0.1.0', 'v0.1.0', '0.2.0-rc.1', 'latest', '', '0.2', '0.0.9'])(
  '%j is not offered to 0.1.0',
  (version) => {
    expect(isNewerRelease(version, '0.1.0')).toBe(false)
  },
)
