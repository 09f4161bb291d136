import { expect, test } from 'vitest'
import { articles, findArticles } from './help-index.ts'

const idsFor = (text: string): string[] => findArticles(text).map(({ id }) => id)

test('an empty search shows every article', () => {
  expect(idsFor(' ')).toEqual(articles().map(({ id }) => id))
})

test('an article is found in two words and with a mistake', () => {
  expect(idsFor('wait list')[0]).toBe('waitlist')
  expect(idsFor('waitlst')[0]).toBe('waitlist')
})

test('one word that nothing holds does not hide what the other finds; two find nothing', () => {
  expect(idsFor('waitlist zzzzqq')[0]).toBe('waitlist')
  expect(idsFor('zzzzqq xxxxyy')).toEqual([])
})
