import { expect, test } from 'vitest'
import { badLinks, findProfileChanges, toProfileDraft } from './profile-draft.ts'

const empty = {
  headline: '',
  summary: '',
  youtube: '',
  facebook: '',
  instagram: '',
  twitter: '',
  medium: '',
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
  expect(toProfileDraft(Object.assign({ points: 3, hidden: true }, empty))).toEqual(empty)
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
