import { expect, test } from 'vitest'
import { clubRoles, mayRunClub } from './club.ts'

test('only the owner runs a club', () => {
  expect(clubRoles.filter(mayRunClub)).toEqual(['owner'])
})
