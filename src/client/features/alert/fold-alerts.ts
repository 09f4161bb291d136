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
 * once all are. byDay: all of them by the date of their event.
 */
export type FoldedAlerts<Alert> = { shared: Alert; byDay: Alert[] }

const foldsFrom = 3

export function foldAlerts<Alert extends FoldableAlert>(
  alerts: readonly Alert[],
): (Alert | FoldedAlerts<Alert>)[] {
  const groups = Map.groupBy(alerts, foldKey)
  return alerts.flatMap((alert): (Alert | FoldedAlerts<Alert>)[] => {
    const group = groups.get(foldKey(alert)) ?? []
    const events = new Set(group.map(({ eventId }) => eventId))
    if (group.length < foldsFrom || events.size < group.length) return [alert]
    return group[0] === alert ? [fold(alert, group)] : []
  })
}

function foldKey(alert: FoldableAlert): string | FoldableAlert {
  const { kind, params, eventId } = alert
  if (eventId === null || params['date'] === undefined || kind === 'were-you-there') return alert
  const { date: _date, time: _time, ...same } = params
  return JSON.stringify([kind, Object.entries(same).toSorted(byName)])
}

const byName = ([a]: [string, string], [b]: [string, string]): number => a.localeCompare(b)

function fold<Alert extends FoldableAlert>(newest: Alert, alerts: Alert[]): FoldedAlerts<Alert> {
  const { date: _date, time, ...same } = newest.params
  const hasOneTime = alerts.every(({ params }) => params['time'] === time)
  return {
    shared: {
      ...newest,
      params: time !== undefined && hasOneTime ? { ...same, time } : same,
      read: alerts.every(({ read }) => read),
    },
    byDay: alerts.toSorted((a, b) => foldOrder(a).localeCompare(foldOrder(b))),
  }
}

const foldOrder = ({ params: { date = '', time = '' } }: FoldableAlert): string => `${date} ${time}`
