import { expect, test } from 'vitest'
import { mainButtonTexts } from './en/event/event-view.ts'
import { translations } from './every-language.ts'
import { formatMessage } from './message.ts'
import { fill, wordsIn } from './words.ts'

const en = wordsIn('en', mainButtonTexts)
const es = wordsIn('es', mainButtonTexts)

test('each language has its own words', () => {
  expect(en.signUp).toBe('Sign up')
  expect(es.signUp).not.toBe(en.signUp)
  expect(en.leaveTogetherTitle({ name: 'Ann' })).toBe('Cancel with Ann?')
  expect(es.leaveTogetherTitle({ name: 'Ann' })).toContain('Ann')
})

test('the words of a language are made once', () => {
  expect(wordsIn('es', mainButtonTexts)).toBe(es)
})

test('a missing, a misspelt and a superfluous value do not compile', () => {
  // @ts-expect-error -- `name` is missing
  expect(en.leaveTogetherTitle({})).toBe('Cancel with ?')
  // @ts-expect-error -- it is called `name`
  expect(en.leaveTogetherTitle({ nam: 'Ann' })).toBe('Cancel with ?')
  // @ts-expect-error -- there is no `age`
  expect(en.leaveTogetherTitle({ name: 'Ann', age: 7 })).toBe('Cancel with Ann?')
  // @ts-expect-error -- a plural counts
  expect(en.guests({ n: 'two' })).toBe('NaN guests')
  // @ts-expect-error -- there is no such text
  expect(en.unheardOf).toBeUndefined()
})

test('a text of several takes the values of all', () => {
  const key = 'signUpWith' as 'signUpWith' | 'signUp'
  expect(fill(en[key], { name: 'Ann' })).toBe('Sign up with Ann')
})

test('texts that no language lists are a mistake', () => {
  expect(() => wordsIn('en', { a: 'A' })).toThrow('does not name')
})

test('no sentence ends with two points, whatever ends the value in it, such as "6:00 p. m."', () => {
  const wrong = Object.entries(translations).flatMap(([language, nouns]) =>
    Object.entries(nouns).flatMap(([noun, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => typeof text === 'string' && text.includes('{'))
        .map(([key, text]) => [`${language} ${noun}.${key}`, sayWithTime(text as string, language)])
        .filter(([, said]) => /(?<!\.)\.\.(?!\.)/.test(said ?? '')),
    ),
  )
  expect(wrong).toEqual([])
})

function sayWithTime(text: string, language: string): string {
  const values = [...text.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+))?/g)].map(
    ([, name = '', kind = 'select']) => [name, kind === 'select' ? '6:00 p. m.' : 2] as const,
  )
  return formatMessage(text, Object.fromEntries(values), language)
}
