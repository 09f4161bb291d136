import { expect, test } from 'vitest'
import { findUnstorable } from './find-unstorable.ts'

test.each([
  [{ endpoint: 'a\u0000b' }, 'endpoint'],
  [{ list: ['fine', { note: '\u0000' }] }, 'list.1.note'],
  [{ half: '\uD800' }, 'half'],
  [{ at: { lat: 5e-324 } }, 'at.lat'],
  [{ at: { lat: -1e-300 } }, 'at.lat'],
  [{ count: Number.POSITIVE_INFINITY }, 'count'],
  [{ count: 1e300 }, 'count'],
  [{ 'key\u0000': 1 }, ''],
  ['\u0000', ''],
])('%j is kept by no database', (input, path) => {
  expect(findUnstorable(input)).toBe(path)
})

test('what people send is', () => {
  const sent = {
    text: 'Señor 🏓\n\ttwo',
    number: -179.999999,
    zero: 0,
    whole: Number.MAX_SAFE_INTEGER,
    least: 1e-30,
    list: [null, true, undefined],
  }
  expect(findUnstorable(sent)).toBeNull()
})

test('a text of brackets alone costs no stack', () => {
  const depth = 30_000
  const deep: unknown = JSON.parse(`${'['.repeat(depth)}5e-324${']'.repeat(depth)}`)
  expect(findUnstorable(deep)).not.toBeNull()
})
