// Exports a statement as CSV, and sums it by person.
import type { CallOutput } from '#contract/contract.ts'
import { toDecimal, type Currency } from '#domain/payment/money.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { moneyTexts, statementTexts } from '#words/en/payment/payment.ts'
import { pick } from '../../i18n/texts.ts'

export type StatementLine = CallOutput<'payments-statement'>['lines'][number]

export function statementCsv(lines: readonly StatementLine[]): string {
  const t = pick(statementTexts)
  const states = pick(moneyTexts)
  const stateWords = {
    open: states.stateOpen,
    claimed: states.stateClaimed,
    paid: states.statePaid,
    waived: states.stateWaived,
    refunded: states.stateRefunded,
  }
  const head = [
    t.columnDate,
    t.columnWhat,
    t.columnPerson,
    t.columnReference,
    t.columnState,
    t.columnCurrency,
    t.columnDue,
    t.columnPaid,
    t.columnOpen,
    t.columnRefund,
    t.columnEntries,
    t.columnChanged,
  ]
  const rows = lines.map((line) => {
    const decimal = (amount: number) => Number(toDecimal(amount, line.currency))
    return [
      line.date,
      line.title,
      line.playerName === '' ? t.hidden : line.playerName,
      line.reference,
      stateWords[line.state],
      line.currency,
      line.due === null ? '' : decimal(line.due),
      decimal(line.paid),
      decimal(line.open),
      decimal(line.toRefund),
      line.entries,
      (line.changed ?? '').slice(0, 19).replace('T', ' '),
    ]
  })
  return `\uFEFF${toCsv([head, ...rows])}`
}

export type PersonSum = {
  key: string
  name: string
  currency: Currency
  paid: number
  open: number
  toRefund: number
}

/** One sum per person and currency, sorted by name. Lines without a player are summed together. */
export function sumByPerson(lines: readonly StatementLine[]): PersonSum[] {
  const sums = new Map<string, PersonSum>()
  for (const { playerId, playerName, currency, paid, open, toRefund } of lines) {
    const key = `${playerId} ${currency}`
    const sum = sums.get(key) ?? { key, name: playerName, currency, paid: 0, open: 0, toRefund: 0 }
    sums.set(key, {
      ...sum,
      paid: sum.paid + paid,
      open: sum.open + open,
      toRefund: sum.toRefund + toRefund,
    })
  }
  return [...sums.values()].sort((a, b) => a.name.localeCompare(b.name))
}
