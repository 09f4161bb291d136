import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionMark } from '#domain/onboarding/session-mark.ts'
import { persistAnswers, type AnswersToWrite } from './keep-answers.ts'
import { liveAnswers } from './live-answers.ts'

const page = { cookie: `${sessionMark}=ana` }
vi.stubGlobal('document', page)
vi.stubGlobal('addEventListener', () => {})
vi.useFakeTimers()

const written: string[] = []
const write = (prefix: string, answers: AnswersToWrite): Promise<void> => {
  written.push(
    ...answers.map(([name, answer]) => `${prefix.split(' ')[1]} ${name} ${String(answer?.data)}`),
  )
  return Promise.resolve()
}
persistAnswers(write)

const tell = (topic: string, data: string): void =>
  liveAnswers.set(topic, { data, refusal: null, fresh: true })
const pass = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  page.cookie = `${sessionMark}=ana`
})
afterEach(() => {
  written.length = 0
  liveAnswers.clear()
})

test('answers that come within a second are written together', async () => {
  tell('events-mine {}', 'one')
  tell('alerts-list {}', 'two')
  await vi.advanceTimersByTimeAsync(999)
  expect(written).toEqual([])
  await pass()
  expect(written).toEqual(['ana events-mine {} one', 'ana alerts-list {} two'])
})

test('an answer of the store before is not written once another store answers; those of the other are', async () => {
  tell('events-mine {}', 'old')
  tell('alerts-list {}', 'old')
  liveAnswers.changeStore(new Set(['events-mine {}']))
  tell('events-mine {}', 'new')
  await pass()
  expect(written).toEqual(['ana events-mine {} new'])
})

test('an answer to one person is not written for the next', async () => {
  tell('events-mine {}', 'of Ana')
  liveAnswers.clear()
  page.cookie = `${sessionMark}=ben`
  tell('alerts-list {}', 'of Ben')
  await pass()
  expect(written).toEqual(['ben alerts-list {} of Ben'])
})
