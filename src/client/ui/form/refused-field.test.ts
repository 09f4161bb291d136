import { expect, test } from 'vitest'
import { refusedField } from './refused-field.ts'

test.each([
  [{ code: 'bad-input', params: { field: 'fields.website' } }, 'website'],
  [{ code: 'bad-input', params: { field: 'fields.days.0' } }, 'days'],
  [{ code: 'bad-input', params: { field: 'clubName' } }, 'clubName'],
  [{ code: 'bad-input', params: { field: '' } }, null],
  [{ code: 'bad-input' }, null],
  [{ code: 'internal', params: { field: 'fields.website' } }, null],
] as const)('%o names %s', (refusal, field) => {
  expect(refusedField(refusal)).toBe(field)
})
