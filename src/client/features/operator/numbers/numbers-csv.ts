import { toCsv } from '#domain/shared/csv.ts'
import { numbersTexts, totalTexts } from '#words/en/operator/numbers.ts'
import { pick } from '../../../i18n/texts.ts'
import type { Shows } from '../use-page.ts'

type Numbers = Shows<'numbers'>

const weekMs = 7 * 86_400_000
export const weekColumns = ['accounts', 'active', 'events', 'places'] as const

/** The last day of a week, in UTC. */
export const toWeekEnd = (now: string, week: number): string =>
  new Date(Date.parse(now) - week * weekMs).toISOString().slice(0, 10)

export function weeksCsv({ weeks, now }: Pick<Numbers, 'weeks' | 'now'>): string {
  const t = pick(numbersTexts)
  const head = [t.until, ...weekColumns.map((column) => t[column])]
  const rows = weeks.map((week) => [
    toWeekEnd(now, week.week),
    ...weekColumns.map((column) => week[column]),
  ])
  return `\uFEFF${toCsv([head, ...rows])}`
}

export function totalsCsv({ totals }: Pick<Numbers, 'totals'>): string {
  const names: Readonly<Record<string, string>> = pick(totalTexts)
  const rows = Object.entries(totals).map(([name, total]) => [names[name] ?? name, total])
  return `\uFEFF${toCsv(rows)}`
}
