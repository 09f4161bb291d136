import { expect, test } from 'vitest'
import type { Day } from '#domain/shared/day.ts'
import { groupAlerts } from './group-alerts.ts'

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10) as Day
const at = (created: string) => ({ created })

test('alerts stand under their days, in the order in which they come', () => {
  expect(
    groupAlerts(
      [at('2026-06-02T20:00:00Z'), at('2026-06-02T09:00:00Z'), at('2026-05-31T09:00:00Z')],
      toDay,
    ),
  ).toEqual([
    { day: '2026-06-02', alerts: [at('2026-06-02T20:00:00Z'), at('2026-06-02T09:00:00Z')] },
    { day: '2026-05-31', alerts: [at('2026-05-31T09:00:00Z')] },
  ])
})

test('the reader’s clock decides what a day is', () => {
  const evening = [at('2026-06-02T23:30:00Z'), at('2026-06-02T21:00:00Z')]
  const ahead = (ms: number) => toDay(ms + 2 * 3_600_000)
  expect(groupAlerts(evening, ahead).map(({ day }) => day)).toEqual(['2026-06-03', '2026-06-02'])
})

test('no alerts, no days', () => {
  expect(groupAlerts([], toDay)).toEqual([])
})
