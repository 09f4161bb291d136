import { expect, test } from 'vitest'
import { decidePage } from './page-guard.ts'

const ways = (path: string) => [decidePage(path, path, false), decidePage(path, path, true)].map((decision) => (decision.go === 'on' ? 'on' : decision.address))

test('the public link to a match list opens for whoever has it, signed in or not', () => {
  expect(ways('/watch/0123456789012345678901')).toEqual(['on', 'on'])
  expect(ways('/watch')).toEqual(['/landing?redirect=%2Fwatch', 'on'])
  expect(ways('/watch/a/b')).toEqual(['/landing?redirect=%2Fwatch%2Fa%2Fb', 'on'])
})

test('other screens send visitors to the landing, and public ones send the signed-in home, but for a referral', () => {
  expect(ways('/matchlist/1')).toEqual(['/landing?redirect=%2Fmatchlist%2F1', 'on'])
  expect(ways('/signin')).toEqual(['on', '/'])
  expect(ways('/register/riverside')).toEqual(['on', 'on'])
})
