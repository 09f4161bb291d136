import { assert, property, stringMatching, uuid } from 'fast-check'
import { expect, test } from 'vitest'
import { findIdInKey, linkKeyLength, toLinkKey } from './link-key.ts'

const secrets = stringMatching(/^[A-Za-z0-9_-]{22}$/)

test('a key names what it was made for', () => {
  assert(
    property(uuid(), secrets, (id, secret) => {
      const key = toLinkKey(id, secret)
      expect(key).toHaveLength(linkKeyLength)
      expect(findIdInKey(key)).toBe(id)
    }),
  )
})

test('nothing else names anything', () => {
  const key = toLinkKey('0190a0e1-3c6b-7d2e-8f10-112233445566', 'A'.repeat(22))
  for (const other of ['', key.slice(1), `${key}A`, key.toUpperCase(), key.replace('A', '/')])
    expect(findIdInKey(other)).toBeNull()
})
