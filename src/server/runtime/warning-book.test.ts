import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createWarningBook } from './warning-book.ts'

let now = 0
const silent = { write: () => undefined }

test('warnings and errors of a day are counted by their text, the newest first', () => {
  const book = createWarningBook(() => now)
  const log = createLog('warn', silent, () => now, book)
  log.info('started')
  log.warn({ err: new Error('refused') }, 'mail is slow')
  log.error('a job failed')
  now = 1
  log.warn({ err: new Error('refused') }, 'mail is slow')
  expect(book.list()).toEqual([
    { text: 'mail is slow', times: 2, last: 1 },
    { text: 'a job failed', times: 1, last: 0 },
  ])
  now = 86_400_000
  expect(book.list()).toEqual([{ text: 'mail is slow', times: 2, last: 1 }])
})

test('fifty texts are kept', () => {
  const book = createWarningBook(() => now)
  for (let n = 0; n <= 50; n += 1) book.note(`text ${n}`)
  expect(book.list()).toHaveLength(50)
  expect(book.list().at(-1)?.text).toBe('text 1')
})
