import { expect, test } from 'vitest'
import { refusalStatuses, type RefusalCode } from '#domain/shared/refusal.ts'
import { refusalMeaning } from './refusal-meaning.ts'

test('the values that words name stand in braces, counts too', () => {
  const meanings = (
    [
      'already-member',
      'active-location-limit',
      'tokens-short',
      'too-many-requests',
      'club-not-found',
    ] as const
  ).map((code) => refusalMeaning(code, 'en'))
  expect(meanings).toEqual([
    '{player} is already a member.',
    'There is a limit of {n} active venues per player.',
    'You only have {n} tokens.',
    'Too many attempts. Please try again in a minute.',
    'This club no longer exists.',
  ])
  expect(refusalMeaning('fee-changed', 'es')).toBe(
    'La comisión cambió: ahora son {n} fichas. Míralo otra vez.',
  )
})

test('no words are left with a value that is none', () => {
  const said = (Object.keys(refusalStatuses) as RefusalCode[]).flatMap((code) => [
    refusalMeaning(code, 'en'),
    refusalMeaning(code, 'es'),
  ])
  expect(said.filter((text) => /NaN|undefined|null|\[object|\d{3}/.test(text))).toEqual([])
})
