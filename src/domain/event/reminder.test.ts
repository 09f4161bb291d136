import { expect, test } from 'vitest'
import { dueReminders, reminderInstant, type Reminded } from './reminder.ts'

const hour = 3_600_000
const startsAt = 1_780_437_600_000
const event: Reminded = {
  startsAt,
  created: startsAt - 200 * hour,
  playing: 8,
  minPlayers: 4,
  cancelCutoffHours: 0,
  awaitsDraw: false,
}
const due = (hoursBefore: number, changes: Partial<Reminded> = {}) =>
  dueReminders({ ...event, ...changes }, startsAt - hoursBefore * hour).join(' ')

test('players are reminded a day and two hours before, each in its time', () => {
  expect([due(24.01), due(24), due(18.01), due(18), due(2.01), due(2), due(0.01), due(0)]).toEqual([
    '',
    'day',
    'day',
    '',
    '',
    'soon',
    'soon',
    '',
  ])
  expect(reminderInstant('day', startsAt)).toBe(startsAt - 24 * hour)
})

test('those who run it hear of too few players a day before, or before players would cancel late', () => {
  const few = { playing: 3 }
  expect([due(24.01, few), due(24, few), due(10, few), due(0, few)]).toEqual([
    '',
    'day minimum',
    'minimum',
    '',
  ])
  expect([
    due(48.01, { ...few, cancelCutoffHours: 48 }),
    due(48, { ...few, cancelCutoffHours: 48 }),
  ]).toEqual(['', 'minimum'])
  expect(due(24, { ...few, cancelCutoffHours: 6 })).toBe('day minimum')
  expect(due(10, { playing: 4 })).toBe('')
})

test('of an event made within that day they hear two hours before; before a draw too few is no news', () => {
  const late = { playing: 1, created: startsAt - 10 * hour }
  expect([due(10, late), due(2.01, late), due(2, late)]).toEqual(['', '', 'soon minimum'])
  expect(due(1, { ...late, created: startsAt - 1.5 * hour })).toBe('soon')
  expect(due(20, { playing: 0, awaitsDraw: true })).toBe('day')
})
