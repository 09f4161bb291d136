import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePlayerName } from './name.ts'
import { candidatesMax, listNameCandidates } from './propose-names.ts'

test.each([
  ['ana.lopez@example.org', ['Ana', 'AnaL', 'AnaLopez', 'Lopez', 'LopezAna']],
  ['ana@example.org', ['Ana', 'Ana2', 'Ana3', 'Ana4', 'Ana5']],
  ['ANA+club@example.org', ['Ana', 'Ana2', 'Ana3', 'Ana4', 'Ana5']],
  ['josé-garcía7@example.org', ['Jose', 'JoseG', 'JoseGarcia', 'Garcia', 'GarciaJose']],
  ['wolfgangamadeusmozart@example.org', ['Wolfgangamad', 'Wolfgangama2']],
  ['al@example.org', ['Al2', 'Al3']],
])('%s begins with %j', (email, names) => {
  expect(listNameCandidates(email).slice(0, names.length)).toEqual(names)
})

test('a number of the address comes before others, but no year', () => {
  expect(listNameCandidates('ana7@example.org').slice(0, 3)).toEqual(['Ana', 'Ana7', 'Ana2'])
  expect(listNameCandidates('ana1987@example.org').join(' ')).not.toContain('87')
})

test.each(['', '@', '12345@example.org', '李@example.org', 'info@example.org', 'x'])(
  'nothing is made of %j',
  (email) => {
    expect(listNameCandidates(email)).toEqual([])
  },
)

test('whatever the address, each name is well formed, none comes twice, and there is an end', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      const names = listNameCandidates(email)
      expect(names.length).toBeLessThanOrEqual(candidatesMax)
      expect(new Set(names).size).toBe(names.length)
      expect(names.every((name) => parsePlayerName(name).ok)).toBe(true)
    }),
  )
})
