// Exports a whole ledger as CSV, in the reader's language.
import { toFileName } from '#domain/branding/file-name.ts'
import type { LedgerUnit } from '#domain/ledger/ledger.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { appName } from '#words/words.ts'
import { saveFile } from '../../device/save-file.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { formatLedgerKind, formatReason, type LedgerEntry } from './ledger-words.ts'

/**
 * One row per entry below a header; instants are UTC. Starts with a byte order mark, which some
 * spreadsheets need.
 */
export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  const t = pick(ledgerTexts)
  const head = [
    t.columnDate,
    t.columnKind,
    t.columnAmount,
    t.columnFee,
    t.columnBalance,
    t.columnReason,
    t.columnNote,
  ]
  const lines = entries.map((entry) => [
    entry.created.slice(0, 19).replace('T', ' '),
    formatLedgerKind(entry),
    entry.amount,
    entry.fee,
    entry.balanceAfter,
    formatReason(entry),
    entry.note,
  ])
  return `\uFEFF${toCsv([head, ...lines])}`
}

async function allEntries(unit: LedgerUnit): Promise<LedgerEntry[] | null> {
  const entries: LedgerEntry[] = []
  for (;;) {
    const answer = await call('ledger-export', { unit, after: entries.at(-1)?.entryNo ?? null })
    if (!answer.ok) return null
    entries.push(...answer.value.entries)
    if (!answer.value.more) return entries
  }
}

export async function saveLedger(unit: LedgerUnit): Promise<boolean> {
  const t = pick(ledgerTexts)
  const entries = await allEntries(unit)
  if (entries === null) return false
  saveFile(
    toFileName(appName(), `${unit === 'token' ? t.fileTokens : t.fileDiamonds}.csv`),
    new Blob([ledgerCsv(entries)], { type: 'text/csv;charset=utf-8' }),
  )
  return true
}
