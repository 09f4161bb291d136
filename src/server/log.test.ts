import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function aLog() {
  const lines: { msg: string; err?: { message: string }; leftOut?: number }[] = []
  const log = createLog('info', {
    write: (line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[number])
    },
  })
  return { log, lines }
}

const away = (): Error => new Error('connect ECONNREFUSED')

test('a warning that each request repeats while the database is away is written once', () => {
  const { log, lines } = aLog()
  for (let n = 0; n < 1_000; n += 1) log.warn({ err: away() }, 'a link could not be previewed')
  expect(lines.map(({ msg, err }) => [msg, err?.message])).toEqual([
    ['a link could not be previewed', 'connect ECONNREFUSED'],
  ])
})

test('warnings of other errors, errors, and lines without one are each written', () => {
  const { log, lines } = aLog()
  for (const err of [away(), new Error('timeout')]) log.warn({ err }, 'a photo could not be read')
  for (const err of [away(), away()]) log.error({ err }, 'a bug')
  for (const venue of ['one', 'other']) log.warn({ venue }, 'without an error')
  expect(lines.map(({ msg }) => msg)).toEqual([
    'a photo could not be read',
    'a photo could not be read',
    'a bug',
    'a bug',
    'without an error',
    'without an error',
  ])
})
