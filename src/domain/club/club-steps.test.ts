// The next steps of a young club.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clubSteps, listClubSteps } from './club-steps.ts'

const empty = { title: '', about: '', memberCount: 1, waiting: 0, hasEvent: false }

test('an empty club has three steps, and each disappears once it is done', () => {
  expect(listClubSteps(empty)).toEqual(clubSteps)
  expect(listClubSteps({ ...empty, about: 'Doubles' })).toEqual(['invite', 'event'])
  expect(listClubSteps({ ...empty, waiting: 1 })).toEqual(['describe', 'event'])
  expect(listClubSteps({ ...empty, hasEvent: true })).toEqual(['describe', 'invite'])
  expect(listClubSteps({ ...empty, title: 'D', memberCount: 2, hasEvent: true })).toEqual([])
})

test('no step comes back by doing another one', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.constantFrom('', 'T'),
        about: fc.constantFrom('', 'A'),
        memberCount: fc.integer({ min: 1, max: 3 }),
        waiting: fc.nat(2),
        hasEvent: fc.boolean(),
      }),
      (club) => {
        const before = listClubSteps(club)
        const after = listClubSteps({ ...club, title: 'T', memberCount: club.memberCount + 1 })
        expect(before).toEqual(expect.arrayContaining(after))
      },
    ),
  )
})
