import { beforeAll, expect, test, vi } from 'vitest'
import type { PoppiReason, Understood } from '#contract/poppi.ts'
import { formatPoppiReason, formatUnderstood } from './poppi-words.ts'

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
})

test.each<[Understood, string]>([
  [{ part: 'days', from: '2026-06-02', to: '2026-06-02' }, 'Tue, Jun 2'],
  [{ part: 'days', from: '2026-06-06', to: '2026-06-07' }, 'Sat, Jun 6 – Sun, Jun 7'],
  [{ part: 'time', from: '00:00', to: '12:00' }, 'Morning'],
  [{ part: 'time', from: '12:00', to: '17:00' }, 'Afternoon'],
  [{ part: 'time', from: '17:00', to: '24:00' }, 'Evening'],
  [{ part: 'time', from: '19:00', to: '24:00' }, 'From 7:00 PM'],
  [{ part: 'time', from: '00:00', to: '10:00' }, 'Until 10:00 AM'],
  [{ part: 'time', from: '09:00', to: '11:30' }, '9:00 AM – 11:30 AM'],
  [{ part: 'level', min: 3.5, max: 3.5, mine: true }, 'My level 3.5'],
  [{ part: 'level', min: 3, max: 3, mine: false }, 'Level 3.0'],
  [{ part: 'level', min: 4, max: 7, mine: false }, '4.0 and up'],
  [{ part: 'level', min: 1, max: 3, mine: false }, 'Up to 3.0'],
  [{ part: 'level', min: 2, max: 3, mine: false }, '2.0–3.0'],
  [{ part: 'facilities', facilities: ['lit', 'indoor'] }, 'lights, indoor'],
])('%j is read as "%s"', (understood, words) => {
  expect(formatUnderstood(understood)).toBe(words)
})

test.each<[PoppiReason, string]>([
  [{ reason: 'mine', place: null }, 'You organize it'],
  [{ reason: 'mine', place: 'playing' }, 'You’re in'],
  [{ reason: 'mine', place: 'waiting' }, 'You’re on the waitlist'],
  [{ reason: 'not-for-me', why: 'level' }, 'Not for your level'],
  [{ reason: 'not-for-me', why: 'gender' }, 'Not open to you'],
  [{ reason: 'fits-level', level: 3.5 }, 'Fits your 3.5'],
])('the reason %j is "%s"', (reason, words) => {
  expect(formatPoppiReason(reason)).toBe(words)
})
