import type { Day } from '#domain/shared/day.ts'

export type AlertDay<Alert> = { day: Day; alerts: Alert[] }

export function groupAlerts<Alert extends { created: string }>(
  alerts: readonly Alert[],
  toDay: (at: number) => Day,
): AlertDay<Alert>[] {
  const groups: AlertDay<Alert>[] = []
  for (const alert of alerts) {
    const day = toDay(Date.parse(alert.created))
    const last = groups.at(-1)
    if (last?.day === day) last.alerts.push(alert)
    else groups.push({ day, alerts: [alert] })
  }
  return groups
}
