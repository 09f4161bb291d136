import { expect, test } from 'vitest'
import type { AlertKind } from '#domain/alert/alert.ts'
import { foldAlerts, type FoldableAlert } from './fold-alerts.ts'

const invitation = (date: string, more: Record<string, string> = {}): FoldableAlert => ({
  kind: 'event-invited',
  params: { title: 'Morning Dinks', player: 'Robin', date, time: '18:00', ...more },
  eventId: `${date}${more['title'] ?? ''}`,
  read: true,
})
const [second, fourth, ninth] = ['2026-12-02', '2026-12-04', '2026-12-09'].map((day) =>
  invitation(day),
) as [FoldableAlert, FoldableAlert, FoldableAlert]

test('three invitations to one series are one row, its days in order', () => {
  expect(foldAlerts([ninth, second, fourth])).toEqual([
    {
      shared: {
        ...ninth,
        params: { title: 'Morning Dinks', player: 'Robin', time: '18:00' },
      },
      byDay: [second, fourth, ninth],
      seriesKey: expect.any(String),
    },
  ])
})

test('a fold keeps its key as another alert joins', () => {
  const [before, after] = [
    [fourth, ninth, second],
    [invitation('2026-12-16'), fourth, ninth, second],
  ].map((alerts) => foldAlerts(alerts)[0])
  expect(after).toMatchObject({ seriesKey: expect.any(String) })
  expect(after).toHaveProperty('seriesKey', (before as { seriesKey: string }).seriesKey)
})

test('a fold stands where its newest alert stands, and other alerts keep their places', () => {
  const other = invitation('2026-12-05', { title: 'Ladder' })
  const last = invitation('2026-12-06', { title: 'Social' })
  expect(foldAlerts([other, ninth, last, second, fourth])).toEqual([
    other,
    expect.objectContaining({ byDay: [second, fourth, ninth] }),
    last,
  ])
})

test('different times stand with their days', () => {
  const early = invitation('2026-12-11', { time: '07:00' })
  const [row] = foldAlerts([early, second, fourth])
  expect(row).toMatchObject({ shared: { params: { title: 'Morning Dinks', player: 'Robin' } } })
  expect(row).not.toMatchObject({ shared: { params: { time: expect.anything() } } })
})

test('a fold is unread while one of its alerts is', () => {
  expect(foldAlerts([second, fourth, { ...ninth, read: false }])).toMatchObject([
    { shared: { read: false } },
  ])
})

test('two alerts, two alerts of one event, another sender and another kind do not fold', () => {
  const of = (kind: AlertKind) => ({ ...fourth, kind })
  for (const alerts of [
    [second, fourth],
    [second, fourth, fourth],
    [second, fourth, invitation('2026-12-09', { player: 'Ana' })],
    [second, fourth, { ...ninth, kind: 'event-cancelled' as const }],
    [
      of('were-you-there'),
      { ...ninth, kind: 'were-you-there' as const },
      { ...second, kind: 'were-you-there' as const },
    ],
    [second, fourth, { ...ninth, eventId: null }],
  ])
    expect(foldAlerts(alerts)).toEqual(alerts)
})
