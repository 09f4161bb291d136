import { expect, test } from 'vitest'
import { toClubTags } from './club-members.ts'

test('tags are kept once each, in the order they were named, and written one way', () => {
  expect(toClubTags(['Early', '', 'Late', 'Early', 'Zoe\u0308', 'Zo\u00EB'])).toEqual([
    'Early',
    'Late',
    'Zo\u00EB',
  ])
})
