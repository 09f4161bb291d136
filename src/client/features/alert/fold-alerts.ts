// Folds alerts that say the same of several dates into one, where the newest of them stands.
import type { AlertKind } from '#domain/alert/alert.ts'

export type FoldableAlert = {
  kind: AlertKind
  params: Readonly<Record<string, string>>
  eventId: string | null
  read: boolean
}

/**
 * shared: the newest alert without its date, without its time unless all have the same, and read
 * once all are. byDay: all of them by the date of their event. seriesKey: stays the same as others
 * join.
 */
export type FoldedAlerts<Alert> = { shared: Alert; byDay: Alert[]; seriesKey: string }

const foldsFrom = 3

export function foldAlerts<Alert extends FoldableAlert>(
  alerts: readonly Alert[],
): (Alert | FoldedAlerts<Alert>)[] {
  const groups = Map.groupBy(alerts, toSeriesKey)
  return alerts.flatMap((alert): (Alert | FoldedAlerts<Alert>)[] => {
    const seriesKey = toSeriesKey(alert)
    const group = groups.get(seriesKey) ?? []
    const events = new Set(group.map(({ eventId }) => eventId))
    if (seriesKey === null || group.length < foldsFrom || events.size < group.length) return [alert]
    return group[0] === alert ? [fold(alert, group, seriesKey)] : []
  })
}

function toSeriesKey({ kind, params, eventId }: FoldableAlert): string | null {
  if (eventId === null || params['date'] === undefined || kind === 'were-you-there') return null
  const { date: _date, time: _time, ...same } = params
  return JSON.stringify([kind, Object.entries(same).toSorted(byName)])
}

const byName = ([a]: [string, string], [b]: [string, string]): number => a.localeCompare(b)

function fold<Alert extends FoldableAlert>(
  newest: Alert,
  alerts: Alert[],
  seriesKey: string,
): FoldedAlerts<Alert> {
  const { date: _date, time, ...same } = newest.params
  const hasOneTime = alerts.every(({ params }) => params['time'] === time)
  return {
    shared: {
      ...newest,
      params: time !== undefined && hasOneTime ? { ...same, time } : same,
      read: alerts.every(({ read }) => read),
    },
    byDay: alerts.toSorted((a, b) => foldOrder(a).localeCompare(foldOrder(b))),
    seriesKey,
  }
}

const foldOrder = ({ params: { date = '', time = '' } }: FoldableAlert): string => `${date} ${time}`
