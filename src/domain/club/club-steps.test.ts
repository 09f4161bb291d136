import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstStepsShown } from '../steps/first-steps.ts'
import { listClubSteps } from './club-steps.ts'

const empty = {
  title: '',
  about: '',
  memberCount: 1,
  waiting: 0,
  hasContacts: false,
  hasEvent: false,
}

test('a young club begins with a link to join by, has three steps, and each disappears once it is done', () => {
  expect(listClubSteps(empty)).toEqual(['link', 'describe', 'group'])
  expect(listClubSteps({ ...empty, about: 'Doubles' })).toEqual(['link', 'group', 'invite'])
  expect(listClubSteps({ ...empty, hasContacts: true })).toEqual(['link', 'describe', 'invite'])
  expect(listClubSteps({ ...empty, waiting: 1 })).toEqual(['describe', 'group', 'event'])
  expect(
    listClubSteps({ ...empty, title: 'D', memberCount: 2, hasContacts: true, hasEvent: true }),
  ).toEqual([])
})

test('no step that is done comes back by doing another one, and never more than three are shown', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.constantFrom('', 'T'),
        about: fc.constantFrom('', 'A'),
        memberCount: fc.integer({ min: 1, max: 3 }),
        waiting: fc.nat(2),
        hasContacts: fc.boolean(),
        hasEvent: fc.boolean(),
      }),
      (club) => {
        expect(listClubSteps(club).length).toBeLessThanOrEqual(firstStepsShown)
        const after = listClubSteps({ ...club, title: 'T', memberCount: club.memberCount + 1 })
        expect(after).not.toContain('link')
        expect(after).not.toContain('describe')
        expect(after).not.toContain('invite')
        if (club.hasEvent) expect(after).not.toContain('event')
        if (club.hasContacts) expect(after).not.toContain('group')
      },
    ),
  )
})
