import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createReadableLog } from './readable-log.ts'

test('a person reads the time, the level, what happened and its details in one line', () => {
  const lines: string[] = []
  const log = createLog(
    'info',
    createReadableLog(
      {
        write: (line) => {
          lines.push(line)
        },
      },
      { colors: false },
    ),
  )
  log.warn({ venues: 427 }, 'venues imported')
  expect(lines).toEqual([
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: venues imported \{"venues":427\}\n$/),
  ])
})

test('an error is shown with its stack', () => {
  const lines: string[] = []
  const log = createLog(
    'info',
    createReadableLog(
      {
        write: (line) => {
          lines.push(line)
        },
      },
      { colors: false },
    ),
  )
  log.error({ err: new Error('too far') }, 'a bug')
  expect(lines.join('')).toContain('a bug')
  expect(lines.join('')).toMatch(/Error: too far\n\s+at /)
})
