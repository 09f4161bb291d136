import { expect, test } from 'vitest'
import { threadLines } from './thread-lines.ts'

const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 5, day, hour, minute).toISOString()
const message = (created: string, fromMe: boolean) => ({ messageId: created, created, fromMe })

test('a day begins once, and messages of one writer within five minutes are close', () => {
  const lines = threadLines([
    message(at(1, 23, 58), true),
    message(at(1, 23, 59), true),
    message(at(2, 0, 1), true),
    message(at(2, 0, 2), false),
    message(at(2, 0, 10), false),
  ])
  expect(lines.map(({ day, isClose }) => ({ day, isClose }))).toEqual([
    { day: '2026-06-01', isClose: false },
    { day: null, isClose: true },
    { day: '2026-06-02', isClose: false },
    { day: null, isClose: false },
    { day: null, isClose: false },
  ])
})

test('no messages are no lines', () => {
  expect(threadLines([])).toEqual([])
})
