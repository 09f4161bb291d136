import { expect, test } from 'vitest'
import { badDupr, badLinks, findProfileChanges, toProfileDraft } from './profile-draft.ts'

const empty = {
  headline: '',
  summary: '',
  youtube: '',
  facebook: '',
  instagram: '',
  twitter: '',
  medium: '',
  duprId: '',
  duprRating: '',
}

test('only what differs is a change, spaces around it aside', () => {
  const start = { ...empty, headline: 'Lefty', medium: 'https://medium.com/@ana' }
  expect(findProfileChanges(start, { ...start })).toEqual({})
  expect(findProfileChanges(start, { ...start, headline: ' Lefty ' })).toEqual({})
  expect(findProfileChanges(start, { ...start, headline: ' ', youtube: ' @ana ' })).toEqual({
    headline: '',
    youtube: '@ana',
  })
})

test('a draft holds the texts of a profile and nothing else', () => {
  const profile = { ...empty, points: 3, hidden: true, duprId: null, duprRating: null }
  expect(toProfileDraft(profile)).toEqual(empty)
  expect(toProfileDraft({ ...profile, duprId: 'K9Y2P1', duprRating: 3.6 })).toEqual({
    ...empty,
    duprId: 'K9Y2P1',
    duprRating: '3.60',
  })
})

test('every bad link is named, an empty one is none', () => {
  expect(
    badLinks({
      ...empty,
      youtube: 'javascript:alert(1)',
      twitter: '@ana',
      medium: 'instagram.com/ana',
    }),
  ).toEqual(['youtube', 'medium'])
})

test('a rating is a change when it is another number, and none when it is no rating', () => {
  const start = { ...empty, duprRating: '3.60' }
  expect(findProfileChanges(start, { ...start, duprRating: '3,6' })).toEqual({})
  expect(findProfileChanges(start, { ...start, duprRating: '3.75' })).toEqual({ duprRating: 3.75 })
  expect(findProfileChanges(start, { ...start, duprRating: '' })).toEqual({ duprRating: null })
  expect(findProfileChanges(start, { ...start, duprRating: '9' })).toEqual({})
})

test('an id or a rating that is none is named', () => {
  expect(badDupr({ ...empty, duprId: 'no', duprRating: '9' })).toEqual(['duprId', 'duprRating'])
  expect(badDupr({ ...empty, duprId: 'k9y-2p1', duprRating: '3.62' })).toEqual([])
})
