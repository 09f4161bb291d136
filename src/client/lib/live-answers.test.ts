import { beforeEach, expect, test } from 'vitest'
import { liveAnswers } from './live-answers.ts'

const seen = { data: 'seen', refusal: null, fresh: true } as const

beforeEach(() => liveAnswers.clear())

test('a refusal that will pass keeps what was seen, lost access does not', () => {
  liveAnswers.set('t', seen)
  liveAnswers.set('t', { data: undefined, refusal: { code: 'unavailable' }, fresh: false })
  expect(liveAnswers.get('t')).toEqual({ data: 'seen', refusal: { code: 'unavailable' }, fresh: false })
  liveAnswers.set('t', { data: undefined, refusal: { code: 'event-not-found' }, fresh: false })
  expect(liveAnswers.get('t')?.data).toBeUndefined()
})

test('only the most recent hundred answers are kept', () => {
  for (let topic = 0; topic < 101; topic += 1) liveAnswers.set(String(topic), seen)
  expect(liveAnswers.get('0')).toBeUndefined()
  expect(liveAnswers.get('1')).toEqual(seen)
})
